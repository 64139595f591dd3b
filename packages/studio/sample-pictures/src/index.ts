export type { DrawnPhoto } from './sample-picture.js';
export { samplePicture } from './sample-picture.js';
