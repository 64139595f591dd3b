export { makePreviews } from './catalogue-previews.js';
export { propertyFilm } from './film.js';
export { propertyPorts } from './open-ports.js';
