import type { Appearance } from '../../appearance/appearance.js';
import { between, chances, oneOf, type Seed } from '../../seed.js';
import type { Path } from '../outline.js';
import { part, type Warp, warped } from '../parts/draw-part.js';
import type { Part } from '../parts/part-file.js';

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
  /** The drawings of its own features. */
  readonly head: string;
  readonly brow: string;
  readonly nose: string;
  readonly eyeY: number;
  readonly eyeX: number;
  readonly eyeSize: number;
  readonly eyeTilt: number;
  readonly browLift: number;
  /** Times the usual thickness. */
  readonly browWeight: number;
  readonly noseY: number;
  /** Times the usual size. */
  readonly noseSize: number;
  readonly mouthY: number;
  readonly mouthWidth: number;
  /** Smiles with the teeth. */
  readonly grin: boolean;
  readonly place: (x: number, z?: number) => number;
  /** Lays what was drawn on the plain face, such as a beard, on this one. */
  readonly surface: (drawn: Part) => Warp;
  readonly outline: Path;
}

/** Where the features lie on the plain face, for which beards, marks and glasses are drawn: assets/heads/oval. */
const plain = { crown: -102, eyes: 4, nose: 42, mouth: 66, chin: 101 };
/** How wide the face is where the anchors are, from brow to chin. */
const EDGES = ['edge-1', 'edge-2', 'edge-3', 'edge-4', 'edge-5', 'edge-6'] as const;

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
  const baby = Math.max(0, 1 - appearance.ageYears / 3);
  const down = appearance.marks.downSyndrome ? 1 : 0;
  const head = c > 0.4 ? 'oval' : oneOf(next, ['oval', 'square', 'heart'] as const);
  const jaw = between(next, -2.5, 2.5);
  const length = between(next, -4, 4) * (1 - 0.5 * c);
  const nose =
    c > 0.45
      ? 'button'
      : oneOf(next, ['straight', 'aquiline', 'broad', 'round', c > 0.1 ? 'button' : 'straight']);
  const turn = (yaw * Math.PI) / 180;
  const place = (x: number, z = 0) => x * Math.cos(turn * 0.6) + z * Math.sin(turn);
  /** By how much this face is wider than its drawing at each edge. */
  const wider = [
    5 * c,
    7 * c + 2 * round + 2 * down,
    10 * c + 4 * baby + 1.5 * m + 3.5 * round + jaw * 0.4 + 2 * down,
    9 * c + 6 * baby + 4 * m + 5.5 * round + jaw + 3 * down,
    6 * c + 3 * baby + 4.5 * m + 4.5 * round + jaw * 0.8,
    3 * c + 2.5 * m + 2 * round,
  ];
  const own = edgesOf(`heads/${head}`);
  const oval = edgesOf('heads/oval');
  const features = {
    eyeY: 4 + 17 * c + between(next, -1.5, 1.5),
    noseY: 42 + 9 * c + length * 0.4,
    mouthY: 66 + 7 * c + length * 0.8,
  };
  const chin = plain.chin + length;
  const warp =
    (from: Edges, down: (y: number) => number) =>
    ({ depth }: Part): Warp =>
    (x, y) => {
      const widths = own.map(([width, at], index) => [at, width + (wider[index] ?? 0)] as const);
      const wide =
        along(y, widths) /
        along(
          y,
          from.map(([width, at]) => [at, width] as const),
        );
      const z = depth[0] + (depth[1] - depth[0]) * Math.min(1, Math.max(0, (y - 10) / 90));
      return [place(x * wide, z * Math.sqrt(Math.max(0, 1 - (x / 92) ** 2))), down(y)];
    };
  const outlined = part(`heads/${head}`);
  const whole = warp(own, (y) =>
    lerped(y, [
      [plain.crown, plain.crown],
      [plain.nose, plain.nose],
      [plain.chin, chin],
    ]),
  );
  const [outline] = outlined.shapes[0]?.paths ?? [];
  if (outline === undefined) throw new Error(`heads/${head} has no outline`);
  return {
    childlike: c,
    masculine: m,
    yaw,
    head: `heads/${head}`,
    brow: `brows/${baby > 0.4 ? 'baby' : browOf(appearance, next)}`,
    nose: `noses/${nose}`,
    ...features,
    eyeX: 30 + 3.5 * c + between(next, -1.6, 1.6) - 1.5 * down,
    eyeSize: 1 + 0.3 * c + 0.1 * baby + between(next, -0.05, 0.07),
    eyeTilt: between(next, -2, 5) + (appearance.lids === 'smooth' ? 3 : 0) + 8 * down,
    browLift: between(next, -1.6, 2.4),
    browWeight: between(next, 0.8, 1.15) * (1 - 0.3 * c),
    noseSize: (1 - 0.22 * c) * between(next, 0.94, 1.08) * (1 + 0.06 * m),
    mouthWidth: 24 - 4.5 * c + between(next, -2, 2),
    grin: next() < 0.42,
    place,
    surface: warp(oval, (y) =>
      lerped(y, [
        [plain.crown, plain.crown],
        [plain.eyes, features.eyeY],
        [plain.nose, features.noseY],
        [plain.mouth, features.mouthY],
        [plain.chin, chin],
      ]),
    ),
    outline: warped(outline, whole(outlined)),
  };
}

function browOf({ presentation, ageYears }: Appearance, next: () => number): string {
  if (presentation === 'feminine') return oneOf(next, ['arched', 'soft', 'arched'] as const);
  return ageYears > 50
    ? oneOf(next, ['bushy', 'straight'] as const)
    : oneOf(next, ['straight', 'soft', 'straight'] as const);
}

type Edges = readonly (readonly [width: number, y: number])[];

function edgesOf(head: string): Edges {
  const { anchors } = part(head);
  return EDGES.map((name) => {
    const edge = anchors.get(name);
    if (edge === undefined) throw new Error(`${head} has no anchor ${name}`);
    return edge;
  });
}

/** Between the points that lie around it, and like the outermost beyond them. */
function along(at: number, points: readonly (readonly [at: number, value: number])[]): number {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return 0;
  return lerped(Math.min(last[0], Math.max(first[0], at)), points);
}

/** Between the points that lie around it, and beyond them at the distance of the outermost. */
export function lerped(
  at: number,
  points: readonly (readonly [from: number, to: number])[],
): number {
  const above = points.findIndex(([from]) => from >= at);
  const upper = points[above];
  const lower = points[above - 1];
  if (upper === undefined) {
    const [from, to] = points.at(-1) ?? [0, 0];
    return to + at - from;
  }
  if (lower === undefined) return upper[1] + at - upper[0];
  return lower[1] + ((upper[1] - lower[1]) * (at - lower[0])) / (upper[0] - lower[0] || 1);
}
