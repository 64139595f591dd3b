import type { Database } from '@groundwork/database';
import type { Engines } from '@groundwork/generation';
import type { JobQueues } from '@groundwork/queues';
import type { ProviderMetrics } from '@groundwork/runtime';
import type { SafeFetch } from '@groundwork/safe-fetch';
import type { AssetUrls, ObjectStore } from '@groundwork/storage';
import type { RenderThreads } from './render-threads.js';

/** Everything that the jobs of this service work with. */
export interface Imager {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly safeFetch: SafeFetch;
  readonly threads: RenderThreads;
  /** Null where no foreign engine is set that showcases could use: then none is loaded. */
  readonly engines: Engines | null;
  readonly providerMetrics: ProviderMetrics;
  readonly leaseSeconds: number;
  /** Milliseconds until a reference design that never arrives is given up. */
  readonly fetchMs: number;
}
