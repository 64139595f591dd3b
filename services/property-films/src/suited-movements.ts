import { type CameraMovement, type VideoFormat, videoFormats } from '@groundwork/contract';
import { fillsFrame, type PeopledScene } from './people/scene-people.js';
import type { ScenePhoto } from './photos/scene-photos.js';

/** A picture this much wider or taller than the frame is looked over along its longer way. */
const MUCH = 1.25;

/** Moves that suit a photo in a film's format, best first. */
export function suitedMovements(
  photo: ScenePhoto,
  format: VideoFormat,
  people: PeopledScene | null | undefined,
): CameraMovement[] {
  if (fillsFrame(people, photo.ratio, format)) return ['dolly_out', 'dolly_in'];
  const frame = videoFormats[format];
  const wider = photo.ratio / (frame.width / frame.height);
  if (wider > MUCH) return ['traveling_right', 'traveling_left'];
  if (wider < 1 / MUCH) return ['traveling_up', 'traveling_down'];
  if (photo.reading.setting === 'inside') return ['dolly_in', 'arc_left', 'arc_right', 'dolly_out'];
  return ['dolly_in', 'arc_right', 'traveling_up', 'arc_left', 'dolly_out'];
}
