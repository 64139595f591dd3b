export type { DrawnPhoto } from './picture-file.js';
export { samplePicture } from './sample-picture.js';
