export { describe, type Words } from './describe.js';
export { errorsByStatus } from './errors.js';
export { documentWordsSchema, folderWordsSchema, webhookWordsSchema } from './words.js';
