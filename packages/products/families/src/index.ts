export { type FamilyPorts, familyPorts } from './open-ports.js';
export type { Portraitist } from './portraitist.js';
export { handlePortraits } from './portraits-job.js';
export { drawPresets } from './presets.js';
