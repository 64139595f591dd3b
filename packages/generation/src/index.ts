export { NotALayout } from '@groundwork/showcase/not-a-layout';
export type { EditPort } from './edit-port.js';
export { engineFailure } from './engine-failure.js';
export * from './layout-port.js';
export { NoRoomForProposal } from './no-room.js';
export * from './people-port.js';
export type { PhotoEditPort } from './photo-edit-port.js';
export * from './portrait-port.js';
export * from './ports.js';
export * from './presenter-port.js';
export * from './property-ports.js';
export * from './remote/engine-call.js';
export {
  connectEngines,
  type Engines,
  type EnginesOptions,
  embeddedEngines,
  type Generation,
  openEngines,
  type TaskGeneration,
} from './remote/engines.js';
export { type EngineSettings, engineEnvironment, engineSettings } from './remote/settings.js';
export type { VoiceTable } from './remote/speech/choose-voice.js';
export type { EngineCache, EngineRecorder } from './remote/task-engines.js';
export { scriptLanguage } from './studio/language.js';
export { createStudioLayout } from './studio/layout/studio-layout.js';
export { createStudioPortraits } from './studio/portraits/studio-portraits.js';
export { speechEnvironment as generationEnvironment } from './studio/speech/espeak.js';
export { createStudioEngine } from './studio/studio-engine.js';
export type * from './video-port.js';
