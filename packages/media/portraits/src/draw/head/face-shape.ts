import type { Appearance } from '../../appearance/appearance.js';
import { between, chances, type Seed } from '../../seed.js';
import { type Corner, type Path, smooth } from '../outline.js';

/**
 * The plan of one face. Units: the head from crown to chin is 200 high, its middle is 0,0, y points down;
 * `z` points to the viewer. Everything on the head is placed through `place`, so that it turns together.
 */
export interface FaceShape {
  /** 0 for an adult, 1 for a baby. */
  readonly childlike: number;
  readonly masculine: number;
  /** Degrees to the viewer's right. */
  readonly yaw: number;
  readonly eyeY: number;
  readonly eyeX: number;
  readonly eyeSize: number;
  readonly eyeTilt: number;
  readonly browLift: number;
  /** Times the usual thickness. */
  readonly browWeight: number;
  readonly noseY: number;
  readonly noseWidth: number;
  readonly mouthY: number;
  readonly mouthWidth: number;
  readonly lipFullness: number;
  readonly place: (x: number, z?: number) => number;
  readonly outline: Path;
}

export function childlikenessOf(ageYears: number): number {
  return Math.min(1, Math.max(0, (17 - ageYears) / 15.5));
}

export function faceShapeOf(appearance: Appearance, seed: Seed, yaw: number): FaceShape {
  const next = chances(seed, 'face');
  const c = childlikenessOf(appearance.ageYears);
  const m = appearance.presentation === 'masculine' ? 1 - c : 0;
  const round = appearance.build === 'stout' ? 1 : appearance.build === 'slim' ? -0.5 : 0;
  const jaw = between(next, -4.5, 4.5) + 5 * round;
  const length = between(next, -4, 4);
  const turn = (yaw * Math.PI) / 180;
  const place = (x: number, z = 0) => x * Math.cos(turn * 0.6) + z * Math.sin(turn);
  const right: readonly (readonly [number, number, number])[] = [
    [0, -102, 0],
    [36, -95.5, 0],
    [63, -70, -2],
    [73 + 3 * c, -24, -4],
    [72 + 5 * c + round, 8, 0],
    [67 + 2 * m + 8 * c + jaw * 0.4, 38, 14],
    [54 + 8 * m + 6 * c + jaw, 69 + 4 * c, 34],
    [31 + 8 * m + 2 * c + jaw * 0.8, 91 + length, 54],
    [12 + 5 * m, 99.5 + length, 62],
    [0, 100.5 + length, 64],
  ];
  const corners = [
    ...right.map(([x, y, z]): Corner => [place(x, z), y]),
    ...right
      .slice(1, -1)
      .reverse()
      .map(([x, y, z]): Corner => [place(-x, z), y]),
  ];
  return {
    childlike: c,
    masculine: m,
    yaw,
    eyeY: 5 + 13 * c + between(next, -1.5, 1.5),
    eyeX: 30.5 + 2.5 * c + between(next, -1.8, 1.8),
    eyeSize: 1.1 + 0.14 * c + between(next, -0.04, 0.05) - 0.04 * m,
    eyeTilt: between(next, -4, 5) + (appearance.lids === 'smooth' ? 3 : 0),
    browLift: between(next, -2.2, 2.2),
    browWeight: between(next, 0.85, 1.25),
    noseY: 43 + 7 * c + length * 0.5,
    noseWidth: 11.5 + 1.2 * m - 2 * c + between(next, -1.6, 2.8),
    mouthY: 66 + 5 * c + length * 0.8,
    mouthWidth: 22.5 - 3.5 * c + between(next, -2.4, 2.4),
    lipFullness: between(next, 0.72, 1.22) * (1 - 0.25 * m),
    place,
    outline: smooth(corners),
  };
}
