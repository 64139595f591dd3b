import type { Database } from '@groundwork/database';
import type { AssetUrls, ObjectStore } from '@groundwork/storage';
import type { SignIn } from './auth/sign-in.js';
import type { DashboardSettings } from './settings.js';

/** What the routes work with. */
export interface DashboardServices {
  readonly database: Database;
  readonly signIn: SignIn;
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
  readonly settings: DashboardSettings;
}
