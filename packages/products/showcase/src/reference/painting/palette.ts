import { limits } from '@groundwork/contract/limits';
import { colorOfRgb, type Oklab, oklabOf, type Rgb } from '../../compose/color.js';
import type { Box, Color } from '../../design.js';
import { areaOf } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { paintAt } from './paint-fit.js';
import type { Surface } from './surfaces.js';

/** A colour of a design and how much of the picture it covers, 0..1. */
export interface ColorShare {
  readonly rgb: Rgb;
  readonly share: number;
}

/** The colour of a surface in the middle of a box, its own unless another is given. */
export function middleColor({ box: own, fit }: Surface, box: Box = own): Rgb {
  return paintAt(fit, box.x + box.width / 2, box.y + box.height / 2);
}

/** Colours of grounds, letters and ornaments with their shares; photos are left out. */
export function colorsOf({ panels, lines, marks, size }: ReferenceLayout): ColorShare[] {
  const total = areaOf({ x: 0, y: 0, ...size });
  return [
    ...panels.flatMap((panel): ColorShare[] => {
      const share = panel.pixels / total;
      if (panel.fit.change < 24) return [{ rgb: middleColor(panel), share }];
      const { box, fit } = panel;
      return [
        { rgb: paintAt(fit, box.x, box.y), share: share / 2 },
        { rgb: paintAt(fit, box.x + box.width, box.y + box.height), share: share / 2 },
      ];
    }),
    // Letters are more visible than their pixels suggest.
    ...lines.flatMap(({ line }) =>
      line.marks.map(({ pixels }) => ({ rgb: line.ink, share: (3 * pixels) / total })),
    ),
    ...marks
      .filter(({ pixels }) => pixels > total * 0.0002)
      .map(({ ink, pixels }) => ({ rgb: ink, share: (2 * pixels) / total })),
  ];
}

/** Distance in OKLab at which two colours of a palette are two. */
const APART = 0.07;

export function labDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The design's colours, the most used first: similar ones are merged, and colourful ones count for more. */
export function paletteOf(shares: readonly ColorShare[]): Color[] {
  const groups: { lab: Oklab; rgb: Rgb; share: number; most: number }[] = [];
  for (const { rgb, share } of shares.toSorted((one, other) => other.share - one.share)) {
    const lab = oklabOf(rgb);
    const near = groups.find((group) => labDistance(group.lab, lab) < APART);
    if (near !== undefined) near.share += share;
    else groups.push({ lab, rgb, share, most: share });
  }
  const weight = ({ lab, share }: { lab: Oklab; share: number }) =>
    Math.sqrt(share) * (1 + 4 * Math.hypot(lab[1], lab[2]));
  return groups
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, limits.showcase.paletteColors)
    .map(({ rgb }) => colorOfRgb(rgb));
}
