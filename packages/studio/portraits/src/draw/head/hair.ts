import type { Appearance, Hair } from '../../appearance/appearance.js';
import { chances, type Seed } from '../../seed.js';
import type { Tones } from '../colour.js';
import { type Corner, moved, smooth } from '../outline.js';
import { filled, type Sheet } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import { frontCap } from './hair-front.js';
import { type Guides, type HairPaint, hairMass, hairPaintOf } from './hair-mass.js';
import { crest, fallOf, tiedBehind, tiedFront } from './hair-tied.js';
import { headwear } from './headwear.js';

export interface HairLayers {
  /** Behind neck and shoulders. */
  readonly behind: string;
  /** On the forehead, before the hair: the hair's shadow. */
  readonly shadow: string;
  /** Over the face and, where the hair is long, over the shoulders. */
  readonly front: string;
}

function underHat(hair: Hair): Hair {
  const tie = hair.tie === 'high_bun' || hair.tie === 'puffs' ? 'low_bun' : hair.tie;
  const front = hair.front === 'mohawk' || hair.front === 'quiff' ? 'crop' : hair.front;
  // Curls lie flat at the sides.
  const texture = hair.length === 'short' && hair.tie === 'loose' ? 'straight' : hair.texture;
  return { ...hair, tie, front, texture };
}

export function drawHair(
  sheet: Sheet,
  face: FaceShape,
  skin: Tones,
  appearance: Appearance,
  seed: Seed,
): HairLayers {
  const worn = appearance.outfit.headwear;
  const below = worn === null ? 'free' : headwear[worn.kind].hair;
  const hatted = below !== 'free';
  const hair = hatted ? underHat(appearance.hair) : appearance.hair;
  if (hair.front === 'bald' || below === 'hidden') {
    return { behind: '', shadow: '', front: '' };
  }
  const paint = hairPaintOf(hair.colour, hair.texture, chances(seed, 'strands'), hair.streaks);
  const volume = hatted
    ? Math.min(5, volumeOf(hair))
    : volumeOf(hair) * (1 - 0.25 * face.childlike);
  const loose = hair.tie === 'loose' && hair.length !== 'short';
  const plaited = hair.tie === 'box_braids' || hair.tie === 'locs' || hair.tie === 'cornrows';
  const cap = frontCap(
    sheet,
    face,
    hair,
    plaited ? { ...paint, texture: 'straight' } : paint,
    volume,
    seed,
  );
  const behind: string[] = [];
  const front: string[] = [];
  if (loose) {
    behind.push(looseBack(sheet, hair, paint, volume));
    front.push(...[-1, 1].map((side) => sideLock(sheet, face, hair, paint, volume, side)));
  }
  behind.push(tiedBehind(sheet, face, hair, paint));
  front.push(
    cap.drawing,
    tiedFront(sheet, face, hair, paint),
    hair.front === 'mohawk' ? crest(sheet, paint) : '',
  );
  const shadow =
    cap.outline === null
      ? ''
      : `<g clip-path="${sheet.clip(face.outline)}">${filled(moved(cap.outline, 3, 6.5), skin.deep, 0.3)}</g>`;
  return {
    behind: `<g data-part="hair">${behind.join('')}</g>`,
    shadow,
    front: `<g data-part="hair">${front.join('')}</g>`,
  };
}

function volumeOf(hair: Hair): number {
  if (hair.tie === 'cornrows' || hair.front === 'mohawk') return 2;
  if (hair.tie === 'box_braids' || hair.tie === 'locs') return 8;
  if (hair.tie === 'puffs') return 4;
  if (hair.texture === 'coily') return hair.length === 'short' ? 12 : 36;
  if (hair.texture === 'curly') return hair.length === 'short' ? 9 : 20;
  return (hair.texture === 'wavy' ? 8 : 5) + (hair.length === 'short' ? 0 : 2);
}

function looseBack(sheet: Sheet, hair: Hair, paint: HairPaint, v: number): string {
  const tip = fallOf[hair.length];
  const wide =
    hair.texture === 'coily'
      ? 16
      : hair.texture === 'curly'
        ? 20
        : hair.texture === 'wavy'
          ? 10
          : 3;
  const outline = smooth([
    [0, -100],
    [62, -92],
    [84 + v, -30],
    [88 + v * 0.4 + wide * 0.6, 40],
    [84 + wide, tip * 0.72],
    [66 + wide, tip],
    [30, tip + 6],
    [0, tip + 2],
    [-30, tip + 6],
    [-66 - wide, tip],
    [-84 - wide, tip * 0.72],
    [-88 - v * 0.4 - wide * 0.6, 40],
    [-84 - v, -30],
    [-62, -92],
  ]);
  return hairMass(sheet, outline, paint, [], { behind: true });
}

function sideLock(
  sheet: Sheet,
  face: FaceShape,
  hair: Hair,
  paint: HairPaint,
  v: number,
  side: number,
): string {
  const tip = fallOf[hair.length] - (side > 0 ? 4 : 0);
  const sway = hair.texture === 'straight' ? 0 : 4;
  const wide =
    hair.texture === 'coily' ? 28 : hair.texture === 'curly' ? 17 : hair.texture === 'wavy' ? 8 : 2;
  const turned = face.place(0, 30) * 0.4;
  const at = (x: number, y: number, sharp?: 0 | 1): Corner => [side * x + turned, y, sharp ?? 0];
  const inward = hair.length === 'chin' ? 8 : 0;
  const outer = [
    at(58, -70),
    at(80 + v * 0.7, -34),
    at(86 + wide * 0.8, 30),
    at(85 + wide + sway, tip * 0.6),
    at(76 + wide - inward, tip),
  ];
  const inner = [
    at(60, -62),
    at(69, -20),
    at(71, 22),
    at(66 - sway, tip * 0.6 + 6),
    at(60 - inward, tip + 2),
  ];
  const outline = smooth([
    ...outer,
    at(68 - inward + wide * 0.4, tip + 8),
    ...[...inner].reverse(),
  ]);
  const guides: Guides = [[outer, inner]];
  return hairMass(sheet, outline, paint, guides, { strands: 7 });
}
