import { EnvironmentError } from '@groundwork/runtime';
import { AssetUrls } from './asset-urls.js';
import { DiskObjectStore } from './disk/disk-object-store.js';
import type { ObjectStore } from './object-store.js';

interface StoreEnvironment {
  readonly STORAGE_DIR?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION?: string | undefined;
}

/** @throws EnvironmentError when neither a folder nor a bucket is named */
export async function openStore(environment: StoreEnvironment): Promise<ObjectStore> {
  const { STORAGE_DIR: folder, S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = environment;
  if (bucket !== undefined) {
    // Loaded only where it is used: the client takes longer to load than the rest of a service.
    const { S3ObjectStore } = await import('./s3/s3-object-store.js');
    return new S3ObjectStore({ bucket, endpoint, region: environment.S3_REGION ?? 'us-east-1' });
  }
  if (folder === undefined) {
    throw new EnvironmentError([
      'STORAGE_DIR: name a folder for the objects here, or a bucket in S3_BUCKET',
    ]);
  }
  return new DiskObjectStore(folder);
}

/** The store and its links as the environment has them. @throws EnvironmentError */
export async function openStorage(
  environment: StoreEnvironment & {
    readonly ASSET_SIGNING_SECRET: readonly string[];
    readonly PUBLIC_URL: string;
  },
): Promise<{ store: ObjectStore; assetUrls: AssetUrls }> {
  return {
    store: await openStore(environment),
    assetUrls: new AssetUrls({
      publicUrl: environment.PUBLIC_URL,
      secrets: environment.ASSET_SIGNING_SECRET,
    }),
  };
}
