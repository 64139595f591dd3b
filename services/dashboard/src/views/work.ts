import type { SceneProgress, ShowcaseOutput, TaskKind } from '@groundwork/contract';
import type { ShowcaseKind, WorkState } from '@groundwork/database';

/** A task or a showcase job as lists show it. Times are ISO 8601. */
export interface WorkItemView {
  readonly id: string;
  readonly kind: TaskKind | ShowcaseKind;
  readonly state: WorkState;
  /** Its own word for where it stands, such as `rendering`; `cancelled` for what its customer took back. */
  readonly status: string;
  /** Percent; null for images, which report only their end. */
  readonly progress: number | null;
  /** As the customer calls it: `name` of its metadata. */
  readonly name: string | null;
  /** The request in a few words, such as `9:16`. */
  readonly about: string;
  readonly livemode: boolean;
  readonly charged: number;
  readonly created_at: string;
  readonly completed_at: string | null;
  /** A small picture of it; null until there is one, and when it has ended. */
  readonly picture_url: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

export interface WorkView {
  readonly work: readonly WorkItemView[];
  /** For `after` of the next page; null at the end. */
  readonly next: string | null;
}

/** GET /api/work/:id */
export interface WorkDetailView extends WorkItemView {
  readonly external_id: string | null;
  readonly key_name: string;
  readonly request_id: string;
  readonly refunded: number;
  readonly request: unknown;
  /** The pictures that the request brought, as stored. */
  readonly pictures: readonly { readonly name: string; readonly url: string }[];
  readonly scenes: readonly Pick<SceneProgress, 'frames' | 'frames_done' | 'status'>[];
  readonly film: {
    readonly video_url: string;
    readonly cover_url: string;
    readonly captions_url: string | null;
    readonly duration_seconds: number;
    readonly resolution: string;
    readonly warning: string | null;
  } | null;
  readonly image_url: string | null;
  /** Of a showcase that was made in several formats, each file. */
  readonly outputs: readonly ShowcaseOutput[];
  /** When the result's files are deleted. */
  readonly expires_at: string | null;
  readonly deliveries: readonly {
    readonly id: string;
    readonly event: string;
    readonly status: 'pending' | 'delivered' | 'failed';
  }[];
}
