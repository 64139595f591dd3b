import type { Appearance } from '../../appearance/appearance.js';
import { labOf, mixed, type Tones } from '../colour.js';
import { type Corner, curve, number, smooth } from '../outline.js';
import { filled, type Sheet, stroke } from '../sheet.js';
import { inkOf } from './face.js';
import type { FaceShape } from './face-shape.js';

export const eyesStates = ['open', 'half', 'closed'] as const;
type EyesState = (typeof eyesStates)[number];

/** A facial expression: `mouth` takes precedence; half and closed eyes are for blinking. */
export interface Look {
  readonly expression: Expression;
  readonly mouth: MouthShape | null;
  readonly eyes: EyesState;
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
  neutral: { width: 0.9, open: 0, lift: 1.4, teeth: 0 },
  smile: { width: 1.06, open: 0, lift: 7, teeth: 0 },
  laugh: { width: 1.12, open: 17, lift: 7.5, teeth: 0.42 },
};

/** A smile that shows the upper teeth. */
const grin: Opening = { width: 1.1, open: 9, lift: 7, teeth: 1 };

const mouthOpenings: Record<MouthShape, Opening> = {
  // A friendly face between words, too.
  closed: { width: 0.96, open: 0, lift: 4.2, teeth: 0 },
  small: { width: 0.86, open: 6.5, lift: 2.4, teeth: 0.3 },
  wide: { width: 0.9, open: 17, lift: 1.5, teeth: 0.28 },
  round: { width: 0.5, open: 10.5, lift: 0, teeth: 0, ring: true },
  spread: { width: 1.08, open: 7.5, lift: 3, teeth: 0.8 },
  teeth_on_lip: { width: 0.92, open: 4, lift: 1.5, teeth: 1 },
};

/** The mouth as a separate part, in head units. */
export function drawMouth(
  sheet: Sheet,
  face: FaceShape,
  skin: Tones,
  { expression, mouth }: Look,
  appearance: Appearance,
): string {
  const { marks } = appearance;
  const showsTeeth = face.grin || marks.toothBraces || marks.gapTeeth !== null;
  const grins = expression === 'smile' && showsTeeth;
  const opening =
    mouth === null ? (grins ? grin : expressionOpenings[expression]) : mouthOpenings[mouth];
  const w = face.mouthWidth * opening.width;
  const { open, lift } = opening;
  const y = face.mouthY - open * 0.28;
  const lips = lipsOf(face, skin, appearance);
  const place = (x: number) => face.place(x, 62 + 10 * (1 - (x / 30) ** 2));
  const at = (x: number, dy: number, sharp?: 0 | 1): Corner => [place(x), y + dy, sharp ?? 0];
  if (opening.ring) return ring(at, { w, open, lips });
  const { full } = lips;
  const ink = inkOf(skin);
  const middle: Corner[] = [
    at(-w * 0.5, 2.2 - lift * 0.12),
    at(0, 2.8 + lift * 0.12),
    at(w * 0.5, 2.2 - lift * 0.12),
  ];
  const parts: string[] = [];
  if (lips.upper !== null) {
    const upperEdge = [
      at(-w, -lift, 1),
      at(-w * 0.5, -2.6 * full - lift * 0.3),
      at(-4.5, -5.4 * full),
      at(0, -3.8 * full),
      at(4.5, -5.4 * full),
      at(w * 0.5, -2.6 * full - lift * 0.3),
      at(w, -lift, 1),
    ];
    parts.push(filled(smooth([...upperEdge, ...[...middle].reverse()]), lips.upper));
  }
  const lower = smooth([
    at(-w * 0.92, -lift * 0.8, 1),
    ...middle,
    at(w * 0.92, -lift * 0.8, 1),
    at(w * 0.5, 7 * full + open * 0.86),
    at(0, 9.6 * full + open + lift * 0.1),
    at(-w * 0.5, 7 * full + open * 0.86),
  ]);
  parts.push(filled(lower, lips.lower, lips.upper === null ? 0.55 : 1));
  if (open > 0) {
    const cavity = smooth([
      at(-w, -lift, 1),
      ...middle,
      at(w, -lift, 1),
      at(w * 0.58, 2 + open * 0.78),
      at(0, 3 + open),
      at(-w * 0.58, 2 + open * 0.78),
    ]);
    const depth = 2.6 + open * opening.teeth;
    const teeth = smooth([
      at(-w * 1.1, -lift - 6, 1),
      at(w * 1.1, -lift - 6, 1),
      at(w * 0.84, depth * 0.62 - lift * 0.3),
      at(0, depth + 0.6),
      at(-w * 0.84, depth * 0.62 - lift * 0.3),
    ]);
    parts.push(
      filled(cavity, '#5a1a1f'),
      `<g clip-path="${sheet.clip(cavity)}">`,
      opening.teeth < 0.9
        ? `<ellipse cx="${number(place(0))}" cy="${number(y + open + 3)}" rx="${number(w * 0.55)}" ry="${number(open * 0.44)}" fill="#d0696a"/>`
        : '',
      opening.teeth > 0 ? filled(teeth, '#fffaf2') : '',
      opening.teeth > 0 && marks.gapTeeth !== null ? gapInTeeth(at, marks.gapTeeth, depth) : '',
      opening.teeth > 0 && marks.toothBraces ? toothBraces(at, w, depth) : '',
      '</g>',
      stroke(curve(at(-w - 0.6, -lift - 0.4), ...middle, at(w + 0.6, -lift - 0.4)), ink, 2),
    );
  } else {
    parts.push(stroke(curve(at(-w - 1, -lift - 0.8), ...middle, at(w + 1, -lift - 0.8)), ink, 3));
  }
  return `<g data-part="mouth">${parts.join('')}</g>`;
}

interface Lips {
  /** Null where only the line of the mouth shows. */
  readonly upper: string | null;
  readonly lower: string;
  readonly full: number;
}

function lipsOf(face: FaceShape, skin: Tones, { marks, presentation }: Appearance): Lips {
  const full = face.lipFullness * (1 - 0.25 * face.childlike);
  if (marks.lipstick !== null) {
    return {
      upper: mixed(marks.lipstick, '#3a0f14', 0.18),
      lower: marks.lipstick,
      full: full * 1.1,
    };
  }
  const rose = mixed(skin.base, labOf(skin.base).l > 0.6 ? '#c2504c' : '#7d2f2c', 0.5);
  // Girls have lips without a shade of their own.
  return presentation === 'feminine' && face.childlike < 0.14
    ? { upper: mixed(rose, skin.deep, 0.3), lower: rose, full }
    : { upper: null, lower: mixed(skin.shade, rose, 0.5), full };
}

function toothBraces(at: (x: number, dy: number) => Corner, w: number, depth: number): string {
  const y = depth * 0.42;
  const wire = stroke(
    curve(at(-w, y - 6), at(-w * 0.5, y - 1), at(0, y), at(w * 0.5, y - 1), at(w, y - 6)),
    '#8d97a3',
    1.3,
  );
  const brackets = [-0.72, -0.46, -0.16, 0.16, 0.46, 0.72].map((share) => {
    const [x, dy] = at(w * share, y - 5 * share ** 2);
    return `<rect x="${number(x - 1.7)}" y="${number(dy - 1.7)}" width="3.4" height="3.4" rx="0.6" fill="#7f8b99"/>`;
  });
  return `<g data-part="tooth-braces">${wire}${brackets.join('')}</g>`;
}

/** Between the front teeth, or where one of them is missing. */
function gapInTeeth(
  at: (x: number, dy: number, sharp: 1) => Corner,
  gap: 'narrow' | 'wide',
  depth: number,
): string {
  const [left, right] = gap === 'narrow' ? [-1.5, 1.5] : [-0.4, 7];
  const dark = smooth([
    at(left, -12, 1),
    at(right, -12, 1),
    at(right, depth + 2, 1),
    at(left, depth + 2, 1),
  ]);
  return `<g data-part="gap-teeth">${filled(dark, '#5a1a1f')}</g>`;
}

/** Lips around a small round opening, as for o, u and w. */
function ring(
  at: (x: number, dy: number, sharp?: 0 | 1) => Corner,
  { w, open, lips }: { readonly w: number; readonly open: number; readonly lips: Lips },
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
  const outer = around(w * 1.06, middle + 5.4 * lips.full, middle + 7.4 * lips.full);
  return `<g data-part="mouth">${filled(outer, lips.upper ?? lips.lower, 0.9)}${filled(around(w * 0.68, middle * 1.1, middle * 1.1), '#5a1a1f')}</g>`;
}

/** Where every shape of the mouth lies, in head units: left, top, width, height. */
export function mouthBoxOf(face: FaceShape): readonly [number, number, number, number] {
  const left = face.place(-face.mouthWidth * 1.3, 62);
  const right = face.place(face.mouthWidth * 1.3, 62);
  return [left, face.mouthY - 16, right - left, 44];
}
