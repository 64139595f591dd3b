import { FRAMES_PER_SECOND } from '@groundwork/contract';
import type { Box, Size } from '../camera/view.js';
import { rgbOf } from '../overlay/canvas.js';
import { type OverlayPlanes, overlayPlanes } from '../overlay/overlay-planes.js';
import { softly } from '../overlay/softly.js';
import type { WholeStoryboard } from '../storyboard.js';
import type { Segment } from '../timeline.js';
import { fillMedallion, medallionFrame } from './medallion.js';
import { pictureAt, presenterKeys } from './presenter-cues.js';
import { presenterPlace } from './presenter-place.js';

/** Seconds in which the presenter appears, and vanishes. */
const RAMP = 0.5;

/** A film's presenter, drawn once for each face that a segment shows. */
export interface PresenterTrack {
  /** The medallion, without the shadow around it. */
  readonly taken: Box;
  /** What each of the planes needs. */
  readonly room: Size;
  /** Null while it does not stand. */
  at(frame: number): { readonly planes: OverlayPlanes; readonly opacity: number } | null;
}

/** Draws what a segment shows of the film's presenter. FilmError `picture_unreadable`. */
export async function openPresenter(
  storyboard: WholeStoryboard,
  segment: Segment,
  taken: readonly Box[],
  files: ReadonlyMap<string, Uint8Array>,
): Promise<PresenterTrack | null> {
  const { presenter } = storyboard;
  if (presenter === null) return null;
  const box = presenterPlace(storyboard, presenter, taken);
  const diameter = box.right - box.left;
  const frame = medallionFrame(diameter, rgbOf(presenter.border));
  const drawn = await Promise.all(
    presenterKeys(storyboard, segment).map(async (key): Promise<[string, OverlayPlanes]> => {
      const canvas = await fillMedallion(frame, diameter, key, files.get(key));
      return [key, overlayPlanes(canvas, box.left - frame.pad, box.top - frame.pad)];
    }),
  );
  const planes = new Map(drawn);
  return {
    taken: box,
    room: { width: diameter + frame.pad * 2, height: diameter + frame.pad * 2 },
    at(filmFrame) {
      const shown = planes.get(pictureAt(presenter, filmFrame));
      const opacity = softly(presenter, filmFrame / FRAMES_PER_SECOND, RAMP);
      return shown === undefined || opacity === 0 ? null : { planes: shown, opacity };
    },
  };
}
