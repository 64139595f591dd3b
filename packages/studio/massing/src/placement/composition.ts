import type { Point } from '@groundwork/imaging';
import { imageFromSpace } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { corners, padHeight, type Rectangle } from './footprint.js';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangle of the picture that a building fills; null when a corner is behind the camera. */
export function buildingFrame(
  camera: SceneCamera,
  rectangle: Rectangle,
  heightMetres: number,
): Frame | null {
  const xs: number[] = [];
  const ys: number[] = [];
  const pad = padHeight(camera, rectangle);
  for (const corner of corners(rectangle)) {
    for (const y of [pad, pad + heightMetres]) {
      const point = imageFromSpace(camera, corner.x, y, corner.z);
      if (point === null) return null;
      xs.push(point.x);
      ys.push(point.y);
    }
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

export interface Wish {
  readonly areaMiddle: Point;
  /** Offset of a group's first house from the middle, as a share of the width; null for a single house. */
  readonly groupShift: number | null;
  /** Share of the picture's width. */
  readonly wantedWidth: number;
  /** Share of the picture's width that a frame shows at most. */
  readonly shownWidth: number;
}

/** Largest share of a frame for a building to be seen whole, with some land around it. */
export const WHOLE_SHARE = 0.9;

/** Share of the picture along its edges that a frame does not show: a camera that lives takes it. */
const UNSEEN_EDGE = 0.03;

/** Costs of being wider or narrower than wanted: terrace and garden come on top of a house's own width. */
const TOO_WIDE = 6;
const TOO_NARROW = 2.2;

/** How well a building sits in the picture: higher is better, 0 about perfect. */
export function compositionScore(
  camera: SceneCamera,
  frame: Frame,
  { areaMiddle, groupShift, wantedWidth, shownWidth }: Wish,
): number {
  const width = frame.right - frame.left;
  const share = Math.log(width / wantedWidth);
  const outside =
    Math.max(0, width - WHOLE_SHARE * shownWidth) +
    Math.max(0, UNSEEN_EDGE - frame.left) +
    Math.max(0, frame.right - 1 + UNSEEN_EDGE) +
    1.6 * Math.max(0, 0.05 - frame.top) +
    Math.max(0, frame.bottom - 0.95);
  const middle = (frame.left + frame.right) / 2;
  const wanted =
    (camera.view === 'eye_level' ? 0.5 * areaMiddle.x + 0.5 * 0.5 : areaMiddle.x) +
    (groupShift ?? 0);
  return (
    -(share > 0 ? TOO_WIDE : TOO_NARROW) * share * share -
    14 * outside -
    1.6 * (middle - wanted) ** 2 -
    0.8 * Math.abs(middle - wanted) -
    (camera.view === 'eye_level' ? 0 : 2 * Math.abs((frame.top + frame.bottom) / 2 - areaMiddle.y))
  );
}

/** Whether all of a proposal is in the picture, and in a frame that shows this share of the picture's width. */
export function isSeenWhole(
  { subject: { left, top, right, bottom } }: { readonly subject: Frame },
  shownWidth: number,
): boolean {
  const isClear = Math.min(left, top) >= UNSEEN_EDGE && Math.max(right, bottom) <= 1 - UNSEEN_EDGE;
  return isClear && right - left <= WHOLE_SHARE * shownWidth;
}
