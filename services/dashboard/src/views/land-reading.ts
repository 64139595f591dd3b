import type { CameraAssumption, LandReading, LandView, Objection } from '@groundwork/contract';

/** POST /api/playground/readings */
export interface ReadingStartedView {
  readonly id: string;
}

/** GET /api/playground/readings/:mode/:id */
export interface LandReadingView {
  readonly status: 'pending' | 'completed' | 'failed';
  /** Null until it is found, and where there is none. */
  readonly plot: LandReading['plot'];
  readonly view: LandView | null;
  readonly objections: readonly Objection[];
  readonly assumed: readonly CameraAssumption[];
  /** A picture of all that was found. */
  readonly explanation_url: string | null;
  readonly error: string | null;
}
