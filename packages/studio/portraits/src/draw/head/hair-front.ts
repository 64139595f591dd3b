import type { Hair } from '../../appearance/appearance.js';
import { between, chances, type Seed } from '../../seed.js';
import { mixed } from '../colour.js';
import { type Corner, curve, number, type Path, pathData, smooth } from '../outline.js';
import type { Sheet } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import { type HairPaint, hairMass } from './hair-mass.js';

export interface FrontCap {
  readonly drawing: string;
  /** For the shadow that it throws on the forehead. */
  readonly outline: Path | null;
}

/** The hair over skull and forehead. */
export function frontCap(
  sheet: Sheet,
  face: FaceShape,
  hair: Hair,
  paint: HairPaint,
  volume: number,
  seed: Seed,
): FrontCap {
  if (hair.front === 'horseshoe') return { drawing: horseshoe(sheet, face, paint), outline: null };
  const next = chances(seed, 'hairline');
  const short = hair.length === 'short' && hair.tie === 'loose';
  const inner = hairline(hair, face, short, next);
  const outer = skull(hair, face, volume, short);
  const outline = smooth([...outer, ...inner]);
  if (hair.front === 'shaved') {
    const stubble = `<path d="${pathData(outline)}" fill="${paint.tones.base}" fill-opacity="0.13"/>`;
    return { drawing: `<g clip-path="${sheet.clip(face.outline)}">${stubble}</g>`, outline: null };
  }
  if (hair.front === 'buzz' || hair.front === 'mohawk') {
    const fill = mixed(paint.tones.base, paint.tones.deep, 0.2);
    const drawing = `<path d="${pathData(outline)}" fill="${fill}" fill-opacity="${number(0.82 - 0.3 * face.childlike)}"/>`;
    // A baby's down lets the skin through, ends where the head does, and has one curl.
    if (face.childlike <= 0.9 || hair.front === 'mohawk') return { drawing, outline: null };
    const soft = `<path d="${pathData(outline)}" fill="${fill}" fill-opacity="0.26"/>`;
    const x = face.place(0, 30);
    const curl = curve([x - 16, -88], [x - 4, -112], [x + 16, -108], [x + 14, -92], [x + 3, -93]);
    return {
      drawing: `<g clip-path="${sheet.clip(face.outline)}">${soft}</g><path d="${pathData(curl)}" fill="none" stroke="${fill}" stroke-opacity="0.85" stroke-width="5" stroke-linecap="round"/>`,
      outline: null,
    };
  }
  const roots = [...inner].reverse();
  // Sparse on the crown, where the scalp shows through, and full at the sides.
  const isSparse = hair.front === 'thinning';
  const lying = isSparse ? { ...paint, texture: 'straight' as const } : paint;
  const drawing = hairMass(sheet, outline, lying, flow(outer, roots, hair), {
    strands: short ? 8 : 10,
  });
  if (isSparse) {
    const crown = `<g clip-path="${sheet.clip(face.outline)}"><g opacity="0.5">${drawing}</g></g>`;
    return { drawing: crown + horseshoe(sheet, face, lying), outline: null };
  }
  return { drawing, outline };
}

/** From the left temple over the crown to the right one. */
function skull(hair: Hair, face: FaceShape, volume: number, short: boolean): Corner[] {
  const v =
    hair.front === 'buzz' || hair.front === 'mohawk'
      ? 1.5
      : hair.front === 'receding' || hair.front === 'thinning'
        ? Math.min(4, volume * 0.4)
        : volume;
  const c = face.childlike;
  const wide = 74 + 4 * c;
  const low = short ? 6 + 8 * c : 18;
  const rise =
    hair.front === 'quiff' ? 16 : hair.front === 'crop' ? 3 : hair.front === 'side_part' ? 5 : 0;
  const lean = hair.front === 'quiff' || hair.front === 'side_part' ? 10 : 0;
  const tight = hair.tie !== 'loose' ? 0.55 : 1;
  const shift = face.place(0, -16);
  const around: Corner[] = [
    [-wide - v * 0.35, low],
    [-wide - 4 - v * 0.85 * tight, -28],
    [-68 - v * 0.8 * tight, -74 - v * 0.5],
    [-40, -103 - v * tight],
    [lean * 0.6, -110 - v * tight - rise],
    [42 + lean * 0.4, -103 - v * tight - rise * 0.6],
    [69 + v * 0.8 * tight, -72 - v * 0.5],
    [wide + 4 + v * 0.85 * tight, -28],
    [wide + v * 0.35, low],
  ];
  return around.map(([x, y]): Corner => [x + shift * 0.5, y]);
}

/** From the right temple along the forehead to the left one. */
function hairline(hair: Hair, face: FaceShape, short: boolean, next: () => number): Corner[] {
  const c = face.childlike;
  // Hairlines that recede have not come down first.
  const recedes = hair.front === 'receding' || hair.front === 'thinning';
  const down = 7 * c + (recedes ? 0 : 7);
  const low = short ? 6 + 8 * c : 18;
  const burn = short ? 66 + 4 * c : 68 + 4 * c;
  const p = (x: number, y: number, sharp?: 0 | 1): Corner => [
    face.place(x, 46 * Math.sqrt(Math.max(0, 1 - (x / 76) ** 2))),
    y + down,
    sharp ?? 0,
  ];
  const temples = (height: number): [Corner[], Corner[]] => [
    [p(burn, low - down - 4), p(burn - 2, -18), p(burn - 7, height)],
    [p(-burn + 7, height), p(-burn + 2, -18), p(-burn, low - down - 4)],
  ];
  const [right, left] = temples(-40);
  const jag = (y: number, depth: number, pieces: number): Corner[] =>
    Array.from({ length: pieces * 2 + 1 }, (_, index) => {
      const x = 56 - (112 * index) / (pieces * 2);
      const bow = 8 * (1 - (x / 56) ** 2);
      return p(
        x,
        y + bow + (index % 2 === 0 ? -depth * between(next, 0.3, 1) : depth * 0.4),
        index % 2 === 0 ? 0 : 1,
      );
    });
  switch (hair.front) {
    case 'side_part':
      return [...right, p(44, -54), p(14, -62), p(-22, -84, 1), p(-44, -64), ...left];
    case 'middle_part':
      return [
        p(burn, low - down - 2),
        p(64, -14),
        p(52, -42),
        p(28, -68),
        p(2, -91, 1),
        p(-26, -68),
        p(-51, -42),
        p(-64, -14),
        p(-burn, low - down - 2),
      ];
    case 'fringe':
      return [
        p(burn, low - down - 2),
        p(65, -6),
        p(60, -20, 1),
        ...jag(-34, 4, 4).slice(1, -1),
        p(-60, -20, 1),
        p(-65, -6),
        p(-burn, low - down - 2),
      ];
    case 'crop':
      return [...right.slice(0, 2), p(60, -44), ...jag(-62, 5, 4), p(-60, -44), ...left.slice(1)];
    case 'receding':
    case 'thinning':
      return [
        ...right.slice(0, 2),
        p(56, -52),
        p(38, -80),
        p(22, -76),
        p(0, -70),
        p(-22, -76),
        p(-38, -80),
        p(-56, -52),
        ...left.slice(1),
      ];
    case 'quiff':
      return [...right, p(48, -60), p(22, -68), p(-12, -66), p(-42, -60), ...left];
    default:
      return [...right, p(50, -60), p(26, -71), p(0, -74), p(-26, -71), p(-50, -60), ...left];
  }
}

/** Strands run from the parting or the hairline over the crown and down the sides. */
function flow(
  outer: readonly Corner[],
  roots: readonly Corner[],
  hair: Hair,
): [Corner[], Corner[]][] {
  const middle = Math.floor(roots.length / 2);
  const at = (corners: readonly Corner[], index: number): Corner =>
    corners[Math.max(0, Math.min(corners.length - 1, index))] ?? [0, 0];
  if (hair.front === 'side_part' || hair.front === 'middle_part') {
    const part = roots.find(([, , sharp]) => sharp === 1) ?? at(roots, middle);
    const top: Corner = [part[0] * 0.9, -112];
    return [
      [
        [top, at(outer, 6), at(outer, 7), at(outer, 8)],
        [
          part,
          at(roots, roots.length - 4),
          at(roots, roots.length - 2),
          at(roots, roots.length - 1),
        ],
      ],
      [
        [top, at(outer, 2), at(outer, 1), at(outer, 0)],
        [part, at(roots, 2), at(roots, 1), at(roots, 0)],
      ],
    ];
  }
  if (hair.front === 'fringe' || hair.front === 'crop') {
    return [
      [
        [[-8, -112], [-64, -80], at(roots, 2)],
        [[-4, -112], [-6, -84], at(roots, middle)],
      ],
      [
        [[4, -112], [4, -84], at(roots, middle)],
        [[8, -112], [66, -78], at(roots, roots.length - 3)],
      ],
    ];
  }
  return [
    [
      [at(roots, 3), [-60, -84], at(outer, 3)],
      [at(roots, middle), [2, -96], at(outer, 4)],
    ],
    [
      [at(roots, middle), [4, -96], at(outer, 4)],
      [at(roots, roots.length - 4), [62, -84], at(outer, 5)],
    ],
    [
      [at(roots, 0), [-76, -30], [-74, -70]],
      [at(roots, 1), [-66, -40], [-60, -84]],
    ],
    [
      [at(roots, roots.length - 1), [76, -30], [74, -70]],
      [at(roots, roots.length - 2), [66, -40], [60, -84]],
    ],
  ];
}

function horseshoe(sheet: Sheet, face: FaceShape, paint: HairPaint): string {
  return [-1, 1]
    .map((side) => {
      const shift = face.place(0, -20) * 0.5;
      const at = (x: number, y: number): Corner => [side * x + shift, y];
      const outer = [at(74, 14), at(82, -14), at(80, -42), at(68, -66)];
      const inner = [at(67, 8), at(68, -16), at(66, -36), at(64, -60)];
      return hairMass(sheet, smooth([...outer, ...[...inner].reverse()]), paint, [[outer, inner]], {
        strands: 4,
      });
    })
    .join('');
}
