export { describe } from './describe.js';
export { errorsByStatus } from './errors.js';
export { wordsSchema } from './words.js';
