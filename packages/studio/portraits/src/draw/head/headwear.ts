import { z } from 'zod';
import type { Appearance, headwearKinds } from '../../appearance/appearance.js';
import { patternOf } from '../clothes/cloth-pattern.js';
import { tonesOf } from '../colour.js';
import { drawPart, part, type Warp } from '../parts/draw-part.js';
import type { Sheet } from '../sheet.js';
import type { FaceShape } from './face-shape.js';

/** What a drawing of headwear says of itself. */
const rootSchema = z.object({
  /** How far it stands above the middle of the head, in head units. */
  'data-reach': z.coerce.number(),
  /** What it does to the hair below. */
  'data-hair': z.enum(['hidden', 'flat', 'free']),
  /** It sits low on the high forehead of a child. */
  'data-holds': z.literal('true').optional(),
});

export interface WornOnHead {
  readonly reach: number;
  readonly hair: 'hidden' | 'flat' | 'free';
  readonly holds: boolean;
}

/** What is worn on the head; null without. */
export function wornOnHead({
  outfit: { headwear },
}: Pick<Appearance, 'outfit'>): WornOnHead | null {
  return headwear === null ? null : headwearOf(headwear.kind);
}

export function headwearOf(kind: (typeof headwearKinds)[number]): WornOnHead {
  const { root } = part(`headwear/${kind}`);
  const { 'data-reach': reach, 'data-hair': hair, 'data-holds': holds } = rootSchema.parse(root);
  return { reach, hair, holds: holds !== undefined };
}

/** Headwear, in head units. `behind` is behind the face, `front` over the hair. */
export function drawHeadwear(
  sheet: Sheet,
  face: FaceShape,
  { outfit: { headwear: worn }, hair }: Appearance,
): { readonly behind: string; readonly front: string } {
  if (worn === null) return { behind: '', front: '' };
  const { kind, colour } = worn;
  const isChecked = kind === 'keffiyeh' && !['#ffffff', '#f2efe8', '#f6f4ef'].includes(colour);
  // Without hair a band lies around the forehead.
  const bare = kind === 'headband' && ['bald', 'shaved', 'buzz'].includes(hair.front);
  const turned = face.place(0, 40) * 0.5;
  const drop = headwearOf(kind).holds ? 15 * Math.max(0, face.childlike - 0.4) : 0;
  const rise = kind === 'kippah' ? hairBelow(hair) : 0;
  const warp: Warp = (x, y) => [x + turned, y + drop - rise];
  const drawn = (name: string) =>
    drawPart(sheet, name, {
      ...{ palette: tonesOf(colour), name: `headwear-${kind}`, warp },
      pattern: patternOf(sheet, isChecked ? 'keffiyeh' : worn.pattern, colour, 9),
    });
  return {
    behind: kind === 'hijab' || kind === 'keffiyeh' ? drawn(`headwear/${kind}-behind`) : '',
    front: drawn(bare ? 'headwear/headband-bare' : `headwear/${kind}`),
  };
}

/** A kippah lies on the hair, which stands higher where it is curly. */
function hairBelow({ front, texture }: Appearance['hair']): number {
  if (front === 'bald' || front === 'shaved' || front === 'horseshoe') return 0;
  return texture === 'coily' ? 17 : texture === 'curly' ? 12 : 6;
}
