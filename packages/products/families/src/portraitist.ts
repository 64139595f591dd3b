import type { Database } from '@groundwork/database/connection/client';
import type { PictureSigner } from '@groundwork/imaging/with-provenance';
import type { PortraitPort } from '@groundwork/portraits/portrait-port';
import type { Engines } from '@groundwork/providers/open-engines';
import type { JobQueues } from '@groundwork/queues/enqueue';
import type { ProviderMetrics } from '@groundwork/runtime';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import type { ObjectStore } from '@groundwork/storage/object-store';
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
  readonly signer: PictureSigner | null;
}
