import type { KeyMode } from '@groundwork/contract';

/** A key as lists show it: never the key itself. Times are ISO 8601. */
export interface KeyView {
  readonly id: string;
  readonly name: string;
  readonly mode: KeyMode;
  /** The mode's prefix and the first 8 characters after it. */
  readonly begins: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  /** Kept by this page's server for its own requests. */
  readonly held: boolean;
  /** While the webhook secret before the present one signs too. */
  readonly previous_secret_until: string | null;
}

export interface KeysView {
  readonly keys: readonly KeyView[];
}

/** POST /api/keys: the only answer that shows the key and its secret. */
export interface NewKeyView {
  readonly id: string;
  readonly api_key: string;
  readonly webhook_secret: string;
}

/** POST /api/keys/:id/webhook-secret: the only answer that shows the secret. */
export interface NewSecretView {
  readonly webhook_secret: string;
  /** Until when the secret before signs too; null when it has stopped. */
  readonly previous_until: string | null;
}
