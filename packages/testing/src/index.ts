export { writeShellEnvironment } from '@groundwork/scripts/demo/summary.mjs';
export { chooseFreePort } from '@groundwork/scripts/processes/ports.mjs';
export { chromiumPath } from './chromium.js';
export type { TestEnvironment } from './environment.js';
export { testEnvironment } from './environment.js';
export type { Fleet, FleetOptions, FleetProcess, ServiceName } from './fleet.js';
export { startFleet } from './fleet.js';
export type { ServedImage } from './image-server.js';
export { ImageServer } from './image-server.js';
export type { AskedQuestion, ChatMind } from './openai-server/chat-mind.js';
export type {
  EngineRequest,
  ServedCapability,
  ServedFault,
} from './openai-server/engine-route.js';
export { OpenAiServer } from './openai-server/openai-server.js';
export { type ToneSpeech, type ToneWord, toneSpeech } from './openai-server/tone-speech.js';
export * as ownServers from './own-servers.js';
export { PiperCatalogue, type PiperVoiceName } from './piper-voices/piper-catalogue.js';
export { type PiperVoiceFiles, tinyPiperVoice } from './piper-voices/tiny-piper-voice.js';
export type { OwnPostgres } from './postgres/own-postgres.js';
export { startOwnPostgres } from './postgres/own-postgres.js';
export {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from './postgres/replicated-postgres.js';
export type { TestDatabase } from './postgres/test-database.js';
export { createEmptyDatabase, createTestDatabase } from './postgres/test-database.js';
export {
  type BmpOptions,
  type BmpPicture,
  bmpFile,
  type IcoEntry,
  icoBitmap,
  icoFile,
} from './sample-bmp.js';
export { type HeicOptions, heicFile } from './sample-heic.js';
export { adobeRgbProfile } from './sample-icc.js';
export {
  type SampleImageType,
  type SampleQuarter,
  sampleImage,
  sampleImageTypes,
  samplePixels,
  sampleQuarters,
} from './sample-images.js';
export { drawSampleMask } from './sample-mask.js';
export { samplePlot } from './sample-plot.js';
export type { OwnRedis, SharedTestRedis } from './test-redis.js';
export { createTestRedis, startOwnRedis } from './test-redis.js';
export { type CollectedSpan, TraceCollector } from './trace-collector.js';
export type { ReceivedWebhook, WebhookAnswer } from './webhook-receiver.js';
export { WebhookReceiver } from './webhook-receiver.js';
