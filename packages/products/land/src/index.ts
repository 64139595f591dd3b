export { assemble, prepare, segment } from './jobs.js';
export { readLand } from './reading/land-reading.js';
