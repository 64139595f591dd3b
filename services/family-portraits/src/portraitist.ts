import type { Database } from '@groundwork/database';
import type { PortraitPort } from '@groundwork/generation';
import type { JobQueues } from '@groundwork/queues';
import type { AssetUrls, ObjectStore } from '@groundwork/storage';

/** What the jobs of this service work with. */
export interface Portraitist {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly portraits: PortraitPort;
  readonly leaseSeconds: number;
}
