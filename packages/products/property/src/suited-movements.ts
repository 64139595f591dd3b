import {
  type CameraMovement,
  type VideoFormat,
  videoFormats,
} from '@groundwork/contract/films/fields';
import type { PhotoKind } from '@groundwork/words/photo-kinds';
import type { ScenePhoto } from './photos/scene-photos.js';

/** A picture this much wider or taller than the frame is looked over along its longer way. */
const MUCH = 1.25;

const inside: readonly CameraMovement[] = ['dolly_in', 'arc_left', 'arc_right', 'dolly_out'];
const outside: readonly CameraMovement[] = [
  ...(['dolly_in', 'arc_right', 'traveling_up', 'arc_left', 'dolly_out'] as const),
];
/** Looked along, as one does from a railing or an edge. */
const along: readonly CameraMovement[] = [
  ...(['traveling_right', 'traveling_left', 'dolly_in', 'dolly_out'] as const),
];

/** Moves for kinds that ask for their own: up the stairs, along the water, straight at a plan. */
const ofKind: Partial<Readonly<Record<PhotoKind, readonly CameraMovement[]>>> = {
  ...{ aerial: ['dolly_out', 'traveling_up', 'dolly_in'], floor_plan: ['dolly_in', 'dolly_out'] },
  ...{ stairs: ['traveling_up', 'dolly_in'], hall: ['dolly_in', 'dolly_out'] },
  ...{ pool: along, view: along, balcony: along, terrace: along, garden: along },
};

/** Moves that suit a photo in a film's format, best first. */
export function suitedMovements(
  {
    ratio,
    reading,
  }: Pick<ScenePhoto, 'ratio'> & {
    readonly reading: Pick<ScenePhoto['reading'], 'kind' | 'setting'>;
  },
  format: VideoFormat,
): CameraMovement[] {
  const frame = videoFormats[format];
  const wider = ratio / (frame.width / frame.height);
  if (wider > MUCH) return ['traveling_right', 'traveling_left'];
  if (wider < 1 / MUCH) return ['traveling_up', 'traveling_down'];
  const own = reading.kind === null ? undefined : ofKind[reading.kind];
  return [...(own ?? (reading.setting === 'inside' ? inside : outside))];
}
