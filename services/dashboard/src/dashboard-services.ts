import type { Database } from '@groundwork/database/connection/client';
import type { JobQueues } from '@groundwork/queues/enqueue';
import type { Logger } from '@groundwork/runtime';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { SignIn } from './auth/sign-in.js';
import type { GatewayClient } from './gateway/gateway-client.js';
import type { Mailer } from './mail/mailer.js';
import type { DashboardSettings } from './settings.js';

export interface DashboardServices {
  readonly database: Database;
  readonly signIn: SignIn;
  /** The public API, asked in an account's name. */
  readonly gateway: GatewayClient;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  /** Ends streams, so that the server can stop. */
  readonly stopping: AbortSignal;
  /** Null where no mail is sent. */
  readonly mailer: Mailer | null;
  readonly settings: DashboardSettings;
  readonly log: Logger;
}
