export type { Meadow } from './picture-file.js';
export { samplePicture } from './sample-picture.js';
