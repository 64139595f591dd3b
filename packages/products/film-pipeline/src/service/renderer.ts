import type { Database } from '@groundwork/database/connection/client';
import type { EncoderSettings } from '@groundwork/film';
import type { Engines } from '@groundwork/providers/open-engines';
import type { JobQueues } from '@groundwork/queues/enqueue';
import type { ProviderMetrics } from '@groundwork/runtime';
import type { SafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import type { InstalledVoices } from '@groundwork/storage/installed-voices';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { FilmPorts } from './film-ports.js';

/** Everything that the jobs of a film service work with. */
export interface Renderer<Ports extends FilmPorts = FilmPorts> {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly safeFetch: SafeFetch;
  readonly engines: Engines<Ports>;
  readonly installedVoices: InstalledVoices;
  readonly providerMetrics: ProviderMetrics;
  /** Folder for files that live no longer than a job. */
  readonly scratch: string;
  readonly leaseSeconds: number;
  /** Pictures of a film drawn in parallel, each in its own thread. */
  readonly drawings: number;
  /** Threads of a segment's encoder, in addition to the one that makes its frames. */
  readonly threads: number;
  /** How films that are prepared from now on are encoded. */
  readonly encoder: EncoderSettings;
}

/** The same with what the current task has generated, by providers or embedded. */
export interface Composer<Ports extends FilmPorts = FilmPorts> extends Renderer<Ports> {
  readonly engine: Ports;
  /** Whether a model made what is shown so far, and operators want that said in the film. */
  isLabelled(): Promise<boolean>;
}
