export type { AddressResolver } from './destination.js';
export type { Download, DownloadOptions } from './download.js';
export { isLoopbackReceiver, safeFetchEnvironment } from './environment.js';
export type { FetchBytesOptions, FetchedBytes } from './fetch-bytes.js';
export type { PostWebhookOptions, WebhookAnswer } from './post-webhook.js';
export { createSafeFetch, type SafeFetch } from './safe-fetch.js';
export {
  SafeFetchError,
  type SafeFetchFailure,
} from './safe-fetch-error.js';
