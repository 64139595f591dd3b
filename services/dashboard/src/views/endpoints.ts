import type { KeyMode, WebhookEvent } from '@groundwork/contract';

export interface EndpointView {
  readonly id: string;
  readonly mode: KeyMode;
  readonly url: string;
  readonly events: readonly WebhookEvent[] | null;
  readonly description: string | null;
  readonly enabled: boolean;
  readonly created_at: string;
}

/** Answer of GET /api/endpoints. */
export interface EndpointsView {
  readonly endpoints: readonly EndpointView[];
}

/** Answer of POST /api/endpoints and …/rotate: the secret is shown once. */
export interface EndpointSecretView {
  readonly id: string;
  readonly secret: string;
}
