import type { Database } from '@groundwork/database';
import type { Engines } from '@groundwork/providers/product-ports';
import type { JobQueues } from '@groundwork/queues';
import type { ProviderMetrics } from '@groundwork/runtime';
import type { SafeFetch } from '@groundwork/safe-fetch';
import type { AssetUrls, ObjectStore } from '@groundwork/storage';
import type { ShowcasePorts } from './ports.js';
import type { RenderThreads } from './render-threads.js';

/** Everything that the jobs of this service work with. */
export interface Imager {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly safeFetch: SafeFetch;
  readonly threads: RenderThreads;
  readonly engines: Engines<ShowcasePorts>;
  readonly providerMetrics: ProviderMetrics;
  readonly leaseSeconds: number;
  /** Milliseconds until a reference design that never arrives is given up. */
  readonly fetchMs: number;
}
