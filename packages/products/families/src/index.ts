export { drawPresets } from './draw-presets.js';
export type { Portraitist } from './portraitist.js';
export { handlePortraits } from './portraits-job.js';
