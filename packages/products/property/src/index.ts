export { makePreviews } from './catalogue-previews.js';
export { assemble, prepare, segment } from './jobs.js';
