import type { Size } from '../camera/view.js';
import type { Clip } from '../scene.js';
import type { DecodedRegion } from '../warp/picture-planes.js';

/** Where a clip ends inside of the picture, its edge is soft over this share of its shorter side. */
const SOFT_EDGE = 0.06;
/** Less than this from the picture's edge, as a share of its side, a clip reaches it. */
const AT_EDGE = 1e-3;

/** A column or a row of a plane in the coordinates of the clip. */
interface LaidSample {
  /** The clip's column or row before it, and how much of the next one it takes: 0 to 1. */
  readonly before: number;
  readonly weight: number;
  /** How much of the clip it shows: 0 to 1. */
  readonly share: number;
}

/**
 * Columns or rows of a plane that a clip covers, from `first` on.
 *
 * @param pitch luma samples from one of the plane's samples to the next
 * @param count columns or rows of the clip
 */
export function layAxis(
  {
    still,
    whole,
    window,
  }: {
    /** The decoded part of the picture, and all of the picture in the same samples. */
    readonly still: Pick<DecodedRegion, 'left' | 'top' | 'width' | 'height'>;
    readonly whole: Size;
    readonly window: Clip['window'];
  },
  direction: 'across' | 'down',
  pitch: 1 | 2,
  count: number,
): { readonly first: number; readonly samples: readonly LaidSample[] } {
  const isAcross = direction === 'across';
  const all = isAcross ? whole.width : whole.height;
  const from = isAcross ? window.left : window.top;
  const length = isAcross ? window.width : window.height;
  const offset = isAcross ? still.left : still.top;
  const kept = (isAcross ? still.width : still.height) / pitch;
  const shorter = Math.min(window.width * whole.width, window.height * whole.height);
  const soft = Math.max(1, SOFT_EDGE * shorter);
  const softens = { begin: from > AT_EDGE, end: from + length < 1 - AT_EDGE };
  const samples: LaidSample[] = [];
  let first = 0;
  for (let index = 0; index < kept; index += 1) {
    // Luma samples from the clip's edge to this sample's middle.
    const inside = offset + (index + 0.5) * pitch - from * all;
    if (inside < 0 || inside > length * all) continue;
    if (samples.length === 0) first = index;
    const at = Math.min(count - 1, Math.max(0, (inside / (length * all)) * count - 0.5));
    const before = Math.floor(at);
    const begin = softens.begin ? gently(inside / soft) : 1;
    const end = softens.end ? gently((length * all - inside) / soft) : 1;
    samples.push({ before, weight: at - before, share: begin * end });
  }
  return { first, samples };
}

function gently(distance: number): number {
  const u = Math.min(1, Math.max(0, distance));
  return u * u * (3 - 2 * u);
}
