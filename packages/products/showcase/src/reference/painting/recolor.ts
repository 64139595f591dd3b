import type { Adjustments } from '@groundwork/showcase-edits';
import {
  colorOfRgb,
  type Oklab,
  oklabOf,
  type Rgb,
  rgbOf,
  rgbOfOklab,
} from '../../compose/color.js';
import type { Color } from '../../design.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { colorsOf, labDistance, middleColor, paletteOf } from './palette.js';

export interface Recoloring {
  /** A colour of the design, and its replacement. */
  readonly from: Color;
  readonly to: Color;
  /** `hue` takes all shades of the colour along, `flat` the colour itself and its mixes. */
  readonly by: 'hue' | 'flat';
}

/** Chroma from which a colour is one and no grey. */
const COLORED = 0.03;
/** Distance in OKLab over which a flat colour's mixes fade. */
const MIX = 0.28;

/** How the colours of a design, its accent and its largest ground, change for the edits. */
export function recoloringsFor(
  layout: ReferenceLayout,
  { dominantColor, groundColor }: Adjustments,
): Recoloring[] {
  const accent = dominantColor === null ? null : accentOf(paletteOf(colorsOf(layout)));
  const [ground] = layout.panels.toSorted((one, other) => other.pixels - one.pixels);
  return [
    ...(dominantColor !== null && accent !== null
      ? [{ from: accent, to: dominantColor, by: 'hue' as const }]
      : []),
    ...(groundColor !== null && ground !== undefined
      ? [{ from: colorOfRgb(middleColor(ground)), to: groundColor, by: 'flat' as const }]
      : []),
  ];
}

/** The design's accent: the most colourful of its palette, or null when it is all grey. */
function accentOf(palette: readonly Color[]): Color | null {
  const chroma = (color: Color) => {
    const [, a, b] = oklabOf(rgbOf(color));
    return Math.hypot(a, b);
  };
  const [first] = palette.toSorted((one, other) => chroma(other) - chroma(one));
  return first !== undefined && chroma(first) > COLORED ? first : null;
}

/** One colour as the recolourings want it. */
export function recolored(color: Rgb, changes: readonly Recoloring[]): Rgb {
  let lab = oklabOf(color);
  for (const change of changes) lab = shifted(lab, change);
  return rgbOfOklab(lab);
}

function shifted(lab: Oklab, { from, to, by }: Recoloring): Oklab {
  const source = oklabOf(rgbOf(from));
  const target = oklabOf(rgbOf(to));
  const share =
    by === 'hue' ? alongHue(lab, source) : Math.max(0, 1 - labDistance(lab, source) / MIX);
  if (share === 0) return lab;
  return [
    lab[0] + (target[0] - source[0]) * share,
    lab[1] + (target[1] - source[1]) * share,
    lab[2] + (target[2] - source[2]) * share,
  ];
}

/** How much of a colour's own chroma another one has, in its hue; mixes with greys have a part of it. */
function alongHue(lab: Oklab, source: Oklab): number {
  const chroma = Math.hypot(source[1], source[2]);
  const own = Math.hypot(lab[1], lab[2]);
  if (chroma < COLORED || own < 0.004) return 0;
  const cosine = (lab[1] * source[1] + lab[2] * source[2]) / (chroma * own);
  if (cosine < 0.86) return 0;
  return Math.min(1, (own * cosine) / chroma) * Math.min(1, (cosine - 0.86) / 0.06);
}
