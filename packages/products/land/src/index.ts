export { landFilm } from './film.js';
export { readLand } from './reading/land-reading.js';
