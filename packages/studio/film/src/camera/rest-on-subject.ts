import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import { EDGE } from './path.js';
import { type RestPlace, SWAY_REACH } from './rest-path.js';
import type { Box } from './view.js';

/** How large a subject is wanted, as shares of the frame's width. */
export interface WantedShare {
  readonly best: number;
  readonly least: number;
  readonly most: number;
}

export interface SubjectInPhoto {
  /** The subject of the scene, in pixels of the photo. */
  readonly subject: Box;
  /** The part of the photo that the camera may see, in pixels. */
  readonly window: Box;
  readonly format: VideoFormat;
  readonly share: WantedShare;
  /** Narrowest view that the photo's resolution bears, in pixels of the photo. */
  readonly finest: number;
  /** Narrowest view of all, for a subject that is too small or too far aside in that one; as `finest` when left out. */
  readonly nearest?: number;
  /** Where captions appear, in pixels of the frame; null for none. */
  readonly captions: Box | null;
  /** Things that appear while the camera leaves this view, such as the next house: better clear of captions too. */
  readonly coming?: readonly Box[];
}

export interface RestOnSubject {
  readonly rest: RestPlace;
  /** Width of the subject as a share of the frame's. */
  readonly share: number;
  /** Whether the subject is whole, and no caption is over it. */
  readonly isWhole: boolean;
  readonly isClear: boolean;
  /** Distance from the ideal view: below 1 only preferences are unmet. */
  readonly cost: number;
}

/** The range of the subject's middle on either axis, as shares of the frame; a living camera takes a little of it. */
const MIDDLE = { from: 0.2, to: 0.8 } as const;
const SWAY = SWAY_REACH - 1;
/** Around the whole subject, and between it and captions, as shares of the frame. */
const AROUND = 0.012;
/** Where a subject sits best: a little low, under its sky. */
const BEST_ROW = 0.52;
const WIDTHS = 72;
/** The costs of wishes that are not met: the camera gives up the dearest last. */
const COST = {
  cut: 1e4,
  covered: 1e3,
  offMiddle: 100,
  coming: 20,
  size: 10,
  soft: 1.5,
  aside: 0.6,
} as const;

/**
 * Finds the view in which a subject is seen best: of the wanted size, whole, in the middle of the frame and clear of
 * captions, with room for the camera to live. Where the photo does not hold such a view, the size is given up before the
 * middle, that before what captions cover, and that before the whole subject.
 */
export function restOnSubject(wanted: SubjectInPhoto): RestOnSubject {
  const { window, format, finest } = wanted;
  const ratio = videoFormats[format].height / videoFormats[format].width;
  const widest =
    (EDGE / SWAY_REACH) *
    Math.min(window.right - window.left, (window.bottom - window.top) / ratio);
  const { subject, share, nearest = finest } = wanted;
  // No softer than the largest wanted size asks for.
  const soft = Math.max(nearest, ((subject.right - subject.left) * (1 + SWAY)) / share.most);
  const closest = Math.min(widest, finest, soft);
  let best: RestOnSubject | null = null;
  for (let step = 0; step <= WIDTHS; step += 1) {
    const width = closest * (widest / closest) ** (step / WIDTHS);
    for (const row of rows(wanted, width * ratio)) {
      const place = placeAt(wanted, width, ratio, row);
      if (best === null || place.cost < best.cost) best = place;
    }
  }
  if (best === null) throw new RangeError('There is at least one width.');
  return best;
}

/** Rows for the subject's middle, as shares of the frame: the best, and those clear of captions. */
function rows(
  { subject, format, captions, coming = [] }: SubjectInPhoto,
  viewHeight: number,
): number[] {
  if (captions === null) return [BEST_ROW];
  const { height } = videoFormats[format];
  const middle = (subject.top + subject.bottom) / 2;
  const space = AROUND + SWAY / 2;
  // With one of them just above captions, or just below, the subject's middle is so much higher or lower.
  const clear = [subject, ...coming].flatMap(({ top, bottom }) => [
    captions.top / height - space - (bottom - middle) / viewHeight,
    captions.bottom / height + space + (middle - top) / viewHeight,
  ]);
  return [BEST_ROW, ...clear];
}

function placeAt(wanted: SubjectInPhoto, width: number, ratio: number, row: number): RestOnSubject {
  const { subject, window, format, captions, share: sizes } = wanted;
  const height = width * ratio;
  const middle = {
    x: (subject.left + subject.right) / 2,
    y: (subject.top + subject.bottom) / 2,
  };
  const x = between(middle.x, (width * SWAY_REACH) / 2, window.left, window.right);
  const y = between(
    middle.y - (row - 0.5) * height,
    (height * SWAY_REACH) / 2,
    window.top,
    window.bottom,
  );
  const inFrame = (box: Box): Box => ({
    left: (box.left - x) / width + 0.5,
    right: (box.right - x) / width + 0.5,
    top: (box.top - y) / height + 0.5,
    bottom: (box.bottom - y) / height + 0.5,
  });
  const seen = inFrame(subject);
  const share = seen.right - seen.left;
  const cut = outside(seen, SWAY / 2 + AROUND);
  const under = (box: Box) =>
    captions === null ? 0 : overlap(box, captions, videoFormats[format]);
  const covered = under(seen);
  const coming = Math.max(0, ...(wanted.coming ?? []).map((box) => under(inFrame(box))));
  const centre = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
  const offMiddle = Math.max(beyond(centre.x), beyond(centre.y));
  const size =
    Math.max(0, sizes.least * (1 + SWAY) - share, share * (1 + SWAY) - sizes.most) * COST.size +
    Math.abs(Math.log(share / sizes.best));
  const aside = Math.abs(centre.x - 0.5) + Math.abs(centre.y - BEST_ROW);
  const soft = Math.max(0, Math.log(wanted.finest / width));
  return {
    rest: { x, y, width },
    share,
    isWhole: cut === 0,
    isClear: covered === 0,
    cost:
      COST.cut * cut +
      COST.covered * covered +
      COST.offMiddle * offMiddle +
      COST.coming * coming +
      size +
      COST.soft * soft +
      COST.aside * aside,
  };
}

/** How far a box of the frame reaches out of it, with some space around; a share of the frame. */
function outside({ left, top, right, bottom }: Box, space: number): number {
  return Math.max(0, space - left, space - top, right + space - 1, bottom + space - 1);
}

/** Distance of the middle from its allowed rows. */
function beyond(middle: number): number {
  return Math.max(0, MIDDLE.from + SWAY - middle, middle - (MIDDLE.to - SWAY));
}

/** How far a subject would have to go, up or down, to be clear of captions; a share of the frame. */
function overlap(seen: Box, captions: Box, frame: { width: number; height: number }): number {
  const space = AROUND + SWAY / 2 - 1e-9;
  const band = {
    left: captions.left / frame.width - space,
    right: captions.right / frame.width + space,
    top: captions.top / frame.height - space,
    bottom: captions.bottom / frame.height + space,
  };
  if (seen.right <= band.left || seen.left >= band.right) return 0;
  return Math.max(0, Math.min(seen.bottom - band.top, band.bottom - seen.top));
}

/** The nearest place with `reach` free on both sides; the middle if there is less room. */
function between(wish: number, reach: number, from: number, to: number): number {
  if (reach * 2 >= to - from) return (from + to) / 2;
  return Math.min(to - reach, Math.max(from + reach, wish));
}
