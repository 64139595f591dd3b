export { isLoopbackReceiver } from './address/loopback-receiver.js';
export type { AddressResolver } from './address/resolver.js';
export type { Download, DownloadOptions } from './download.js';
export { safeFetchEnvironment } from './environment.js';
export type { FetchBytesOptions, FetchedBytes } from './fetch-bytes.js';
export type { PostWebhookOptions, WebhookAnswer } from './post-webhook.js';
export { createSafeFetch, type SafeFetch } from './safe-fetch.js';
export {
  SafeFetchError,
  type SafeFetchFailure,
} from './safe-fetch-error.js';
