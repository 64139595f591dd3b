export { scriptLanguage } from '@groundwork/contract';
export * from '@groundwork/portraits/portrait-port';
export { createStudioPortraits } from '@groundwork/portraits/studio-portraits';
export * from '@groundwork/providers/calls/engine-call';
export { engineFailure } from '@groundwork/providers/calls/engine-failure';
export {
  type EngineSettings,
  engineEnvironment,
  engineSettings,
} from '@groundwork/providers/settings';
export type { VoiceTable } from '@groundwork/providers/speech/choose-voice';
export type { EngineCache, EngineRecorder } from '@groundwork/providers/task-engines';
export type * from '@groundwork/providers/video/video-port';
export { NotALayout } from '@groundwork/showcase/not-a-layout';
export { speechEnvironment as generationEnvironment } from '@groundwork/speech/espeak';
export { createNaturalSpeech, type NaturalVoices } from '@groundwork/speech/natural-speech';
export type { EditPort } from './edit-port.js';
export * from './layout-port.js';
export { NoRoomForProposal } from './no-room.js';
export * from './people-port.js';
export type { PhotoEditPort } from './photo-edit-port.js';
export { withKnown } from './photo-kind.js';
export * from './ports.js';
export * from './presenter-port.js';
export * from './property-ports.js';
export type { Engines, EnginesOptions, Generation, TaskGeneration } from './remote/engines.js';
export { embeddedEngines, openEngines } from './remote/open-engines.js';
export { createStudioEngine } from './studio/studio-engine.js';
