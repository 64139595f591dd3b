export type { AddressResolver } from './address/resolver.js';
export { safeFetchEnvironment } from './environment.js';
export type { FetchBytesOptions, FetchedBytes } from './fetch-bytes.js';
export type { PostWebhookOptions, WebhookAnswer } from './post-webhook.js';
export { createSafeFetch, type SafeFetch, type SafeFetchOptions } from './safe-fetch.js';
export {
  type SafeFetchDetails,
  SafeFetchError,
  type SafeFetchFailure,
} from './safe-fetch-error.js';
