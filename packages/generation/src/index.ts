export * from './ports.js';
export * from './property-ports.js';
export { scriptLanguage } from './studio/language.js';
export { speechEnvironment as generationEnvironment } from './studio/speech/espeak.js';
export { createStudioEngine } from './studio/studio-engine.js';
