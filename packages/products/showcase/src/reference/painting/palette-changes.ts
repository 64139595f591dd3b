import type { Adjustments } from '@groundwork/showcase-edits';
import { colorOfRgb } from '../../compose/color.js';
import type { Color } from '../../design.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { colorsOf, middleColor, paletteOf } from './palette.js';
import { accentOf, type Recoloring } from './recolor.js';

export interface DesignColors {
  readonly accent: Color | null;
  /** Of the largest surface. */
  readonly ground: Color | null;
}

/** The colours of a design that edits can change. */
export function paletteColors(layout: ReferenceLayout): DesignColors {
  const [ground] = layout.panels.toSorted((one, other) => other.pixels - one.pixels);
  return {
    accent: accentOf(paletteOf(colorsOf(layout))),
    ground: ground === undefined ? null : colorOfRgb(middleColor(ground)),
  };
}

/** How a design's colours change for the edits. */
export function recolorings(
  { accent, ground }: DesignColors,
  { dominantColor, groundColor }: Adjustments,
): Recoloring[] {
  return [
    ...(dominantColor !== null && accent !== null
      ? [{ from: accent, to: dominantColor, by: 'hue' as const }]
      : []),
    ...(groundColor !== null && ground !== null
      ? [{ from: ground, to: groundColor, by: 'flat' as const }]
      : []),
  ];
}
