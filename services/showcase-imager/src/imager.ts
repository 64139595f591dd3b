import type { Database } from '@groundwork/database';
import type { JobQueues } from '@groundwork/queues';
import type { SafeFetch } from '@groundwork/safe-fetch';
import type { AssetUrls, ObjectStore } from '@groundwork/storage';
import type { RenderThreads } from './render-threads.js';

/** What the jobs of this service work with. */
export interface Imager {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly safeFetch: SafeFetch;
  readonly threads: RenderThreads;
  readonly leaseSeconds: number;
  /** Milliseconds until a reference design that never arrives is given up. */
  readonly fetchMs: number;
}
