import type { Database } from '@groundwork/database';
import type { PortraitPort } from '@groundwork/portraits/portrait-port';
import type { Engines } from '@groundwork/providers/product-ports';
import type { JobQueues } from '@groundwork/queues';
import type { ProviderMetrics } from '@groundwork/runtime';
import type { AssetUrls, ObjectStore } from '@groundwork/storage';
import type { FamilyPorts } from './open-ports.js';

/** Everything that the jobs of this service work with. */
export interface Portraitist {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly engines: Engines<FamilyPorts>;
  readonly providerMetrics: ProviderMetrics;
  readonly leaseSeconds: number;
}

/** Services for drawing: the store, and the engine that draws. */
export interface Drawer {
  readonly store: ObjectStore;
  readonly portraits: PortraitPort;
}
