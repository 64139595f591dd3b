import type { Database } from '@groundwork/database/connection/client';
import type { Engines } from '@groundwork/providers/open-engines';
import type { JobQueues } from '@groundwork/queues/enqueue';
import type { ProviderMetrics } from '@groundwork/runtime';
import type { SafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import type { ObjectStore } from '@groundwork/storage/object-store';
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
