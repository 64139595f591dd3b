export { samplePicture } from './sample-picture.js';
