import type { Box, Size } from '../../design.js';
import type { Surface } from '../painting/surfaces.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import { areaOf, around, aroundAll, bottomOf, grown, rightOf, shared } from './areas.js';
import type { Mark } from './marks.js';

export interface LogoArea {
  /** In px of the reading. */
  readonly box: Box;
  readonly shape: 'rectangular' | 'circular' | 'other';
  /** The disc or plate that it fills, if any. */
  readonly plate: Surface | null;
}

/** Shares of the picture that a logo covers. */
const LEAST = 0.0016;
const MOST = 0.07;
/** Distance of its middle from an edge, as a share of that side. */
const NEAR_EDGE = 0.22;

interface Sight {
  readonly picture: Size;
  /** Things on surfaces that are no text. */
  readonly marks: readonly Mark[];
  readonly lines: readonly LetteredLine[];
  readonly panels: readonly Surface[];
  readonly photos: readonly { readonly box: Box }[];
  /** Label of the surface at each pixel. */
  readonly labels: Int32Array;
  /** Ink of values; a plate that holds one is a price tag. */
  readonly values: readonly Box[];
}

/** The place of a logo: a plate near an edge with a sign on it, or a compact sign that is no text and no icon. */
export function findLogo(sight: Sight): LogoArea | null {
  const found = [...plates(sight), ...signs(sight)].toSorted(
    (one, other) => other.score - one.score,
  );
  return found[0]?.logo ?? null;
}

interface Scored {
  readonly logo: LogoArea;
  readonly score: number;
}

function plates({ picture, panels, labels, marks, lines, values }: Sight): Scored[] {
  const total = areaOf({ x: 0, y: 0, ...picture });
  return panels.flatMap((panel): Scored[] => {
    const { box } = panel;
    const share = areaOf(box) / total;
    if (share < LEAST || share > MOST) return [];
    if (values.some((value) => shared(value, box) > 0)) return [];
    const inside = (other: Box) => shared(other, box) > 0.9 * areaOf(other);
    if (!marks.some((mark) => inside(mark.box) && mark.pixels > panel.pixels * 0.02)) return [];
    const isDisc = isRound(box) && !hasCorner(box, picture, (at) => labels[at] === panel.label);
    // A seal with a sign and a name is an agency's, wherever it stands.
    const isSeal = isDisc && lines.some(({ line }) => inside(line.box) && line.marks.length > 2);
    if (!isSeal && !nearEdge(box, picture)) return [];
    const shape = isDisc ? 'circular' : 'rectangular';
    return [{ logo: { box, shape, plate: panel }, score: (isDisc ? 2 : 1) + share * 5 }];
  });
}

const isRound = ({ width, height }: Box) => Math.abs(Math.log(width / height)) < 0.13;

/** Whether a corner of a box is on something; a disc leaves all four to the ground. */
function hasCorner(box: Box, picture: Size, isOn: (at: number) => boolean): boolean {
  return [0.07, 0.93].some((across) =>
    [0.07, 0.93].some((down) => {
      const x = Math.floor(box.x + box.width * across);
      const y = Math.floor(box.y + box.height * down);
      return isOn(y * picture.width + x);
    }),
  );
}

function signs({ picture, labels, panels, photos, marks, lines, values }: Sight): Scored[] {
  const total = areaOf({ x: 0, y: 0, ...picture });
  const solid = marks.filter(
    ({ box, pixels }) =>
      pixels > total * 0.0001 &&
      Math.max(box.width, box.height) < Math.max(picture.width, picture.height) * 0.3,
  );
  const caps = lines.map(({ read }) => read.capHeight).toSorted((one, other) => one - other);
  const textHeight = caps[Math.floor(caps.length / 2)] ?? 0;
  const grounds = new Set(panels.map(({ label }) => label));
  return clusters(solid).flatMap((cluster): Scored[] => {
    let box = aroundAll(cluster.map((mark) => mark.box));
    const least = Math.min(box.width, box.height);
    if (least < textHeight * 1.25 || least < Math.min(picture.width, picture.height) * 0.035)
      return [];
    // What sticks out of a photo: a ribbon or a sticker.
    if (photos.some((photo) => shared(grown(photo.box, 2), box) > 0)) return [];
    // A name next to or below it is part of it.
    for (const { line } of lines) {
      const isName =
        shared(grown(box, least * 0.45), line.box) > 0.25 * areaOf(line.box) &&
        line.box.height < box.height * 0.9 &&
        !values.some((value) => shared(value, line.box) > 0);
      if (isName) box = around(box, line.box);
    }
    const share = areaOf(box) / total;
    const ratio = box.width / box.height;
    if (share < LEAST || share > MOST || ratio < 0.22 || ratio > 6) return [];
    if (!nearEdge(box, picture) || values.some((value) => shared(value, box) > 0)) return [];
    const filled = cluster.reduce((sum, { pixels }) => sum + pixels, 0) / areaOf(box);
    if (filled < 0.12) return [];
    const isDisc = isRound(box) && !hasCorner(box, picture, (at) => !grounds.has(labels[at] ?? 0));
    const shape = isDisc ? 'circular' : 'rectangular';
    return [{ logo: { box, shape, plate: null }, score: 1 + share * 20 }];
  });
}

function clusters(marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = [];
  for (const mark of marks.toSorted((one, other) => other.pixels - one.pixels)) {
    const near = groups.filter((group) =>
      group.some(
        (other) =>
          shared(grown(other.box, Math.max(other.box.width, other.box.height) * 0.22), mark.box) >
          0,
      ),
    );
    const joined = [mark, ...near.flat()];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups;
}

function nearEdge(box: Box, { width, height }: Size): boolean {
  const x = (box.x + box.width / 2) / width;
  const y = (box.y + box.height / 2) / height;
  const beside =
    Math.min(x, 1 - x) < NEAR_EDGE || box.x < width * 0.08 || rightOf(box) > width * 0.92;
  const above =
    Math.min(y, 1 - y) < NEAR_EDGE || box.y < height * 0.08 || bottomOf(box) > height * 0.92;
  return beside || above;
}
