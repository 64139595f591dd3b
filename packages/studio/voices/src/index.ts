export { type SpokenSamples, VoiceFailed } from './speak/voice-process.js';
export { VoiceProcesses, type VoiceProcessesOptions } from './speak/voice-processes.js';
