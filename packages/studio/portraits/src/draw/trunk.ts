import type { Figure } from './figure.js';
import { type Corner, type Path, smooth } from './outline.js';

export interface Cut {
  /** How much wider than the body, in cm. */
  readonly ease: number;
  /** y of the lower edge. */
  readonly hem: number;
  /** How far the neckline dips below the pit of the neck. */
  readonly neckDepth: number;
  /** Half the neckline's width beyond the neck. */
  readonly neckWidth?: number;
  /** 0 follows the waist, 1 falls straight. */
  readonly straight?: number;
  /** Half the extra width at the hem. */
  readonly flare?: number;
  /** No sleeves: the armhole is cut in. */
  readonly sleeveless?: boolean;
  /** Of sleeveless cuts: how far the strap reaches on the shoulder, as a share of its width. */
  readonly strap?: number;
  readonly sharpNeck?: boolean;
}

/** Where the middle of the chest is seen; a turned trunk shows it to the side. */
export function middleOf(figure: Figure): number {
  return figure.turn * figure.shoulder.w * 0.2;
}

/** Where a neckline ends that lies so far from the middle: down the slope from neck to shoulder. */
export function collarY(figure: Figure, x: number): number {
  return figure.neck.base - figure.height * 0.012 + Math.max(0, x - figure.neck.w - 0.5) * 0.6;
}

/** One side of the trunk from the collar to the hem. */
export function sideOf(figure: Figure, side: number, cut: Cut): Corner[] {
  const { neck, shoulder, armpit, waist, hip } = figure;
  const e = cut.ease;
  const straight = cut.straight ?? 0.4;
  const belly = figure.belly * figure.height * 0.012;
  const waistW = waist.w + (Math.max(armpit.w, hip.w) - waist.w) * straight + e + belly;
  const collar = neck.w + (cut.neckWidth ?? 0.5);
  const x = (value: number) => side * value;
  const slope = shoulder.y - neck.base;
  const near = figure.turn * side < 0 ? middleOf(figure) * 0.4 : middleOf(figure) * 0.25;
  const onShoulder = (share: number) => shoulder.y - slope * (0.92 - 0.8 * share);
  const top: Corner[] =
    cut.sleeveless && cut.strap !== undefined
      ? [
          [x(Math.max(collar + 0.5, shoulder.w * 0.42)), onShoulder(0.42), 1],
          [x(shoulder.w * cut.strap), onShoulder(cut.strap), 1],
          [x(shoulder.w * (cut.strap - 0.035)), shoulder.y + (armpit.y - shoulder.y) * 0.3],
          [x(shoulder.w * (cut.strap - 0.02)), shoulder.y + (armpit.y - shoulder.y) * 0.66],
        ]
      : cut.sleeveless
        ? [
            [x(Math.max(collar + 0.5, shoulder.w * 0.5)), shoulder.y - slope * 0.42, 1],
            [x(shoulder.w * 0.74), shoulder.y + slope * 0.12, 1],
            [x(shoulder.w * 0.7), (shoulder.y + armpit.y) / 2 + 1],
          ]
        : [
            [x(collar), collarY(figure, collar), 1],
            [x(shoulder.w * 0.62), shoulder.y - slope * 0.42],
            [x(shoulder.w * 0.97 + e * 0.4), shoulder.y + slope * 0.62],
          ];
  const flare = cut.flare ?? 0;
  const tail: Corner[] =
    cut.hem > hip.y
      ? [
          [x(waistW), waist.y],
          [x(hip.w + e), hip.y],
          [x(hip.w + e + flare), cut.hem, 1],
        ]
      : cut.hem > waist.y
        ? [
            [x(waistW), waist.y],
            [
              x(waistW + (hip.w + e - waistW) * ((cut.hem - waist.y) / (hip.y - waist.y)) + flare),
              cut.hem,
              1,
            ],
          ]
        : [[x(waistW), cut.hem, 1]];
  const all: Corner[] = [...top, [x(armpit.w + e), armpit.y], ...tail];
  return all.map(([cx, cy, sharp]): Corner => [cx + near, cy, sharp ?? 0]);
}

/** The outline of whatever covers the trunk. */
export function trunkPath(figure: Figure, cut: Cut): Path {
  const right = sideOf(figure, 1, cut);
  const left = sideOf(figure, -1, cut).reverse();
  const middle = middleOf(figure);
  return smooth([
    ...right,
    [middle * 0.3, cut.hem + figure.height * 0.004],
    ...left,
    [middle, figure.neck.base + cut.neckDepth, cut.sharpNeck ? 1 : 0],
  ]);
}

/** The bare neck and trunk, for the gap of a neckline. */
export function bareTrunk(figure: Figure): Path {
  const { neck, shoulder, armpit, waist, head } = figure;
  const half = (side: number): Corner[] => [
    [side * neck.w + head.x, neck.top],
    [side * neck.w * 0.98 + head.x * 0.5, neck.base - (neck.base - neck.top) * 0.3],
    [side * neck.w * 1.16, neck.base - figure.height * 0.003],
    [side * shoulder.w * 0.62, shoulder.y],
    [side * shoulder.w * 0.92, shoulder.y + figure.height * 0.018],
    [side * armpit.w, armpit.y],
    [side * armpit.w * 0.9, (armpit.y + waist.y) / 2, 1],
  ];
  return smooth([...half(1), ...half(-1).reverse()]);
}
