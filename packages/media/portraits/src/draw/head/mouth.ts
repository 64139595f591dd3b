import { mixed, type Tones } from '../colour.js';
import { type Corner, number, pathData, smooth } from '../outline.js';
import { filled, type Sheet, stroke } from '../sheet.js';
import type { FaceShape } from './face-shape.js';

/** What a face does: `mouth` wins over the expression's; closed eyes are for blinking. */
export interface Look {
  readonly expression: Expression;
  readonly mouth: MouthShape | null;
  readonly eyes: 'open' | 'closed';
}

export const expressions = ['smile', 'neutral', 'laugh'] as const;
export type Expression = (typeof expressions)[number];

/**
 * Positions of a speaking mouth: at rest or m, b, p; half open as in schwa, d, t, n; wide open as in a;
 * round as in o, u, w; spread as in e, i, s; the lower lip under the teeth as in f, v.
 */
export const mouthShapes = ['closed', 'small', 'wide', 'round', 'spread', 'teeth_on_lip'] as const;
export type MouthShape = (typeof mouthShapes)[number];

interface Opening {
  /** Share of the mouth's own width. */
  readonly width: number;
  /** Height of the opening in head units; 0 is shut. */
  readonly open: number;
  /** How far the corners are pulled up. */
  readonly lift: number;
  /** Share of the opening covered by the upper teeth. */
  readonly teeth: number;
  /** Pursed to a ring instead of drawn to the corners. */
  readonly ring?: boolean;
}

const expressionOpenings: Record<Expression, Opening> = {
  neutral: { width: 0.96, open: 0, lift: 2.2, teeth: 0 },
  smile: { width: 1.1, open: 0, lift: 6.4, teeth: 0 },
  laugh: { width: 1.18, open: 15, lift: 7, teeth: 0.5 },
};

const mouthOpenings: Record<MouthShape, Opening> = {
  closed: { width: 0.96, open: 0, lift: 2.5, teeth: 0 },
  small: { width: 0.86, open: 6.5, lift: 1.5, teeth: 0.3 },
  wide: { width: 0.9, open: 17, lift: 1.5, teeth: 0.28 },
  round: { width: 0.5, open: 10.5, lift: 0, teeth: 0, ring: true },
  spread: { width: 1.08, open: 7.5, lift: 3, teeth: 0.8 },
  teeth_on_lip: { width: 0.92, open: 4, lift: 1.5, teeth: 1 },
};

/** The mouth as a part of its own, in head units. */
export function drawMouth(
  sheet: Sheet,
  face: FaceShape,
  skin: Tones,
  { expression, mouth }: Look,
): string {
  const opening = mouth === null ? expressionOpenings[expression] : mouthOpenings[mouth];
  const w = face.mouthWidth * opening.width;
  const { open, lift } = opening;
  const y = face.mouthY - open * 0.22;
  const full = face.lipFullness * (1 - 0.25 * face.childlike);
  const place = (x: number) => face.place(x, 62 + 10 * (1 - (x / 30) ** 2));
  const at = (x: number, dy: number, sharp?: 0 | 1): Corner => [place(x), y + dy, sharp ?? 0];

  const redness = 0.42 - 0.17 * face.masculine - 0.08 * face.childlike;
  const lip = mixed(mixed(skin.base, skin.deep, 0.45), '#b8413f', redness);
  const upperLip = mixed(lip, skin.deep, 0.25);
  const lineColour = mixed(skin.deep, '#5a1f1c', 0.55);

  const upperEdge = [
    at(-w, -lift, 1),
    at(-w * 0.5, -2.2 * full - lift * 0.3),
    at(-4.5, -5.2 * full),
    at(0, -3.6 * full),
    at(4.5, -5.2 * full),
    at(w * 0.5, -2.2 * full - lift * 0.3),
    at(w, -lift, 1),
  ];
  const upperInner = [
    at(w * 0.5, 1.6 - lift * 0.2),
    at(0, 1.8 + lift * 0.1),
    at(-w * 0.5, 1.6 - lift * 0.2),
  ];
  const lowerInner = [
    at(w * 0.55, 1 + open * 0.72 - lift * 0.2),
    at(0, 1.8 + open + lift * 0.1),
    at(-w * 0.55, 1 + open * 0.72 - lift * 0.2),
  ];
  const lowerEdge = [
    at(w, -lift, 1),
    at(w * 0.55, 5.4 * full + open * 0.82 - lift * 0.1),
    at(0, 8.6 * full + open + lift * 0.12),
    at(-w * 0.55, 5.4 * full + open * 0.82 - lift * 0.1),
    at(-w, -lift, 1),
  ];

  if (opening.ring) return ring(at, { w, open, full, lip, upperLip });

  const parts: string[] = [];
  const lower = smooth([...lowerEdge, ...upperInner]);
  parts.push(filled(lower, lip, 0.82));
  if (open > 0) {
    const cavity = smooth([
      at(-w * 0.97, -lift * 0.95, 1),
      ...[...upperInner].reverse(),
      at(w * 0.97, -lift * 0.95, 1),
      ...lowerInner,
    ]);
    const clip = sheet.clip(cavity);
    const teethDepth = 1.8 + open * opening.teeth;
    parts.push(
      filled(cavity, '#571d20'),
      `<g clip-path="${clip}"><ellipse cx="${number(place(0))}" cy="${number(y + open + 2)}" rx="${number(w * 0.55)}" ry="${number(open * 0.42)}" fill="#c2605f"/>`,
      opening.teeth > 0
        ? `<path d="${pathData(smooth([at(-w, -lift - 4, 1), at(w, -lift - 4, 1), at(w * 0.8, teethDepth - lift * 0.5), at(0, teethDepth + 1), at(-w * 0.8, teethDepth - lift * 0.5)]))}" fill="#fbf7f0"/>`
        : '',
      '</g>',
    );
  }
  parts.push(filled(smooth([...upperEdge, ...upperInner]), upperLip, 0.9));
  if (open === 0) {
    parts.push(
      stroke(
        smooth(
          [
            at(-w - 0.5, -lift - 0.6),
            at(-w * 0.5, 1.6 - lift * 0.2),
            at(0, 1.8 + lift * 0.1),
            at(w * 0.5, 1.6 - lift * 0.2),
            at(w + 0.5, -lift - 0.6),
          ],
          false,
        ),
        lineColour,
        1.9,
      ),
    );
  }
  parts.push(
    stroke(
      smooth(
        [
          at(-w * 0.34, 11.5 * full + open),
          at(0, 12.6 * full + open),
          at(w * 0.34, 11.5 * full + open),
        ],
        false,
      ),
      skin.deep,
      1.6,
      0.35,
    ),
    `<ellipse cx="${number(place(-3))}" cy="${number(y + 5 * full + open)}" rx="5" ry="1.5" fill="#fff" fill-opacity="0.22"/>`,
  );
  return `<g data-part="mouth">${parts.join('')}</g>`;
}

/** Lips around a small round opening, as for o, u and w. */
function ring(
  at: (x: number, dy: number, sharp?: 0 | 1) => Corner,
  {
    w,
    open,
    full,
    lip,
    upperLip,
  }: {
    readonly w: number;
    readonly open: number;
    readonly full: number;
    readonly lip: string;
    readonly upperLip: string;
  },
): string {
  const middle = open * 0.5;
  const around = (wide: number, above: number, below: number) =>
    smooth([
      at(-wide, middle),
      at(-wide * 0.62, middle - above * 0.82),
      at(0, middle - above * 0.92),
      at(wide * 0.62, middle - above * 0.82),
      at(wide, middle),
      at(wide * 0.66, middle + below * 0.78),
      at(0, middle + below),
      at(-wide * 0.66, middle + below * 0.78),
    ]);
  const lips = around(w * 1.06, middle + 5.4 * full, middle + 7.4 * full);
  return `<g data-part="mouth">${filled(lips, lip, 0.9)}${filled(around(w * 1.02, middle + 5 * full, middle * 0.4), upperLip, 0.7)}${filled(around(w * 0.62, middle * 1.04, middle * 1.04), '#571d20')}</g>`;
}

/** Where every shape of the mouth lies, in head units: left, top, width, height. */
export function mouthBoxOf(face: FaceShape): readonly [number, number, number, number] {
  const left = face.place(-face.mouthWidth * 1.3, 62);
  const right = face.place(face.mouthWidth * 1.3, 62);
  return [left, face.mouthY - 16, right - left, 44];
}
