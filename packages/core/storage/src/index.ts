export { AssetUrls, linkedOutputs } from './asset-urls.js';
export { ContentTypeMismatch, contentTypeOf } from './content-type.js';
export { DiskObjectStore } from './disk/disk-object-store.js';
export { storageEnvironment } from './environment.js';
export {
  type InstalledVoice,
  InstalledVoices,
  installedVoiceKeys,
  installedVoiceSchema,
  readInstalledVoices,
} from './installed-voices.js';
export {
  catalogueKeys,
  ENGINE_CACHE_ROOT,
  FAMILY_ROOT,
  familyPrefix,
  InvalidObjectKey,
  inputPrefix,
  isObjectKey,
  OWNED_ROOTS,
  presetPrefix,
  readingPrefix,
  readingPrefixes,
  showcaseOutputKey,
  showcasePrefix,
  showcasePrefixes,
  taskPrefix,
  taskPrefixes,
  templateDesignKey,
  templateProofKey,
} from './object-keys.js';
export {
  type ByteRange,
  ObjectNotFound,
  type ObjectStat,
  type ObjectStore,
  type PutOptions,
} from './object-store.js';
export { openStorage, openStore } from './open-storage.js';
export { serveAsset } from './serve-asset.js';
