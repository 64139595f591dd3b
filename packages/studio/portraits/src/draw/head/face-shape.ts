import type { Appearance } from '../../appearance/appearance.js';
import { between, chances, oneOf, type Seed } from '../../seed.js';
import { type Corner, type Path, smooth } from '../outline.js';

/**
 * The plan of one face. Units: the head is 200 high from crown to chin, its middle is 0,0, y points down; `z` points to
 * the viewer. Everything on the head is placed through `place`, so that it turns together.
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
  readonly noseForm: 'button' | 'straight' | 'round';
  readonly mouthY: number;
  readonly mouthWidth: number;
  readonly lipFullness: number;
  /** Smiles with the teeth. */
  readonly grin: boolean;
  readonly place: (x: number, z?: number) => number;
  readonly outline: Path;
}

/** From a toddler's 1 down to an adult's 0, slowly in the teens: a face of seventeen is not grown yet. */
export function childlikenessOf(ageYears: number): number {
  const teen = Math.min(0.32, (20 - ageYears) / 25);
  return Math.min(1, Math.max(0, teen, (17 - ageYears) / 15.5));
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
  const baby = Math.max(0, 1 - appearance.ageYears / 3);
  const down = appearance.marks.downSyndrome ? 1 : 0;
  const soft = 1 - m;
  const right: readonly (readonly [number, number, number])[] = [
    [0, -102, 0],
    [38, -97, 0],
    [66 + 3 * c, -72, -2],
    [75 + 5 * c, -26, -4],
    [74 + 7 * c + round + 2 * down, 10, 0],
    [70 + 2 * m + 10 * c + jaw * 0.4 + 4 * baby, 40 + 4 * baby, 14],
    [57 + 9 * m + 8 * c + jaw + 6 * baby + 3 * down, 70 + 4 * c, 34],
    [34 + 9 * m + 4 * c + jaw * 0.8 + 3 * baby, 91 + length, 54],
    [13 + 6 * m + 2 * soft * c, 99.5 + length, 62],
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
    eyeY: 6 + 17 * c + between(next, -1.5, 1.5),
    eyeX: 30 + 4 * c + between(next, -1.6, 1.6) - 1.5 * down,
    eyeSize: 1.16 + 0.2 * c + 0.1 * baby + between(next, -0.04, 0.06) - 0.06 * m,
    eyeTilt: between(next, -3, 4) + (appearance.lids === 'smooth' ? 3 : 0) + 8 * down,
    browLift: between(next, -2.2, 2.2),
    browWeight: between(next, 0.85, 1.25) * (1 - 0.45 * baby),
    noseY: 42 + 10 * c + length * 0.4,
    noseWidth: 12 + 1.6 * m - 3 * c + between(next, -1.6, 2.4),
    noseForm: oneOf(next, ['button', 'straight', 'round'] as const),
    mouthY: 68 + 6 * c + length * 0.8,
    mouthWidth: 25.5 - 5 * c + between(next, -2, 2.4),
    lipFullness: between(next, 0.72, 1.15) * (1 - 0.35 * m),
    grin: next() < 0.42,
    place,
    outline: smooth(corners),
  };
}
