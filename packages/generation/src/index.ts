export { NotALayout } from '@groundwork/showcase';
export * from './layout-port.js';
export * from './ports.js';
export * from './property-ports.js';
export { scriptLanguage } from './studio/language.js';
export { createStudioLayout } from './studio/layout/studio-layout.js';
export { speechEnvironment as generationEnvironment } from './studio/speech/espeak.js';
export { createStudioEngine } from './studio/studio-engine.js';
