export { landFilm } from './film.js';
export { landPorts } from './open-ports.js';
