export { AssetUrls } from './asset-urls.js';
export { catalogueKeys } from './catalogue-keys.js';
export { ContentTypeMismatch, contentTypeOf } from './content-type.js';
export { DiskObjectStore } from './disk/disk-object-store.js';
export { ENGINE_CACHE_ROOT } from './engine-cache-root.js';
export { storageEnvironment } from './environment.js';
export { FAMILY_ROOT, familyPrefix, presetPrefix } from './family-prefixes.js';
export {
  type InstalledVoice,
  InstalledVoices,
  installedVoiceKeys,
  installedVoiceSchema,
  readInstalledVoices,
} from './installed-voices.js';
export { InvalidObjectKey, isObjectKey } from './object-key.js';
export {
  type ByteRange,
  ObjectNotFound,
  type ObjectStat,
  type ObjectStore,
  type PutOptions,
} from './object-store.js';
export { openStorage, openStore } from './open-storage.js';
export {
  inputPrefix,
  OWNED_ROOTS,
  readingPrefix,
  readingPrefixes,
  showcaseOutputKey,
  showcasePrefix,
  showcasePrefixes,
  taskPrefix,
  taskPrefixes,
  templateDesignKey,
  templateProofKey,
} from './owner-prefixes.js';
export { serveAsset } from './serve-asset.js';
export { linkedOutputs } from './showcase-outputs.js';
