import type { Color, PathLayer } from '../../design.js';

/** Drawn as strokes in a view box of 24 by 24; the ink of each reaches from about 3 to 21. */
const drawings = {
  bed:
    'M4.6 11.2V7a2 2 0 0 1 2-2h10.8a2 2 0 0 1 2 2v4.2' +
    'M7.6 11.2V10a1.2 1.2 0 0 1 1.2-1.2h6.4a1.2 1.2 0 0 1 1.2 1.2v1.2' +
    'M2.8 19.4v-5.8a2.4 2.4 0 0 1 2.4-2.4h13.6a2.4 2.4 0 0 1 2.4 2.4v5.8M2.8 16.6h18.4',
  bath:
    'M2.6 12.4h18.8M4.4 12.4v2.2a4.6 4.6 0 0 0 4.6 4.6h6a4.6 4.6 0 0 0 4.6-4.6v-2.2' +
    'M7.4 19l-.9 2M16.6 19l.9 2' +
    'M6.2 12.4V5.7a2.5 2.5 0 0 1 5 0v1.1M9.2 6.8h4',
  parking:
    'M4.9 11.4l1.5-4.5a2 2 0 0 1 1.9-1.4h7.4a2 2 0 0 1 1.9 1.4l1.5 4.5' +
    'M3.2 17.2v-3.4a2.4 2.4 0 0 1 2.4-2.4h12.8a2.4 2.4 0 0 1 2.4 2.4v3.4z' +
    'M5.6 17.4v2M18.4 17.4v2M6.9 14.3h1.7M15.4 14.3h1.7',
  area:
    'M20.4 14.2v6.2h-8.9M7.7 20.4H3.6V3.6h16.8v6.6' + 'M11.5 20.4v-5.6M11.5 10.6V3.6M3.6 10.6h4.2',
  pin:
    'M12 21.2c-4.4-4.7-6.8-8.1-6.8-11.4a6.8 6.8 0 0 1 13.6 0c0 3.3-2.4 6.7-6.8 11.4z' +
    'M12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  arrow: 'M3.6 12h16.8M13.8 5.4l6.6 6.6-6.6 6.6',
} as const satisfies Record<string, string>;
export type IconName = keyof typeof drawings;

export interface IconStyle {
  /** Side of the square that it is drawn in, px. */
  readonly size: number;
  readonly color: Color;
  /** Thickness of its lines, px; a sixteenth of the size unless given. */
  readonly line?: number;
  /** On photos: drawn to stand out from the ground. */
  readonly legible?: boolean;
}

/** An icon with its top left corner at a place, in px. */
export function icon(name: IconName, at: { x: number; y: number }, style: IconStyle): PathLayer {
  const { size, color, line = size / 16, legible } = style;
  return {
    kind: 'path',
    d: drawings[name],
    viewBox: { width: 24, height: 24 },
    box: { ...at, width: size, height: size },
    stroke: { color, width: (line * 24) / size },
    ...(legible === undefined ? {} : { legible }),
  };
}
