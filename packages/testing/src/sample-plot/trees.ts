import { blend, type Canvas, type Colour, scale } from './canvas.js';
import { clamp, mix, type Noise, smoothstep } from './noise.js';
import { seededNumbers } from './seeded-numbers.js';

const AIR: Colour = [0.74, 0.82, 0.88];
const LEAF_DARK: Colour = [0.07, 0.11, 0.055];
const LEAF_MIDDLE: Colour = [0.2, 0.28, 0.115];
const LEAF_LIGHT: Colour = [0.45, 0.5, 0.23];
const BARK: Colour = [0.2, 0.17, 0.13];
const SHADOW: Colour = [0.07, 0.1, 0.05];

interface Tree {
  /** Pixels: middle, foot, height and width of the crown. */
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly wide: number;
  /** From 0 (bluish) to 1 (yellowish). */
  readonly tone: number;
  readonly haze: number;
  /** Which part of the noise it takes, so that no two are alike. */
  readonly offset: number;
}

/** A wood closes the far edge of the meadow; a few trees stand before it. */
export async function paintTrees(
  canvas: Canvas,
  noise: Noise,
  horizon: number,
  seed: number,
  pause: () => Promise<void>,
): Promise<void> {
  const random = seededNumbers(seed + 11);
  const { width, height } = canvas;
  const plant = (x: number, below: number, tall: number, haze: number): Tree => ({
    x,
    foot: horizon + height * below,
    tall: height * tall,
    wide: height * tall * mix(0.6, 0.95, random()),
    tone: random(),
    haze,
    offset: random() * 200,
  });
  const wood: Tree[] = [];
  for (
    let x = -0.01 * height;
    x < width + 0.01 * height;
    x += height * mix(0.004, 0.016, random())
  ) {
    // The wood is higher here and lower there, and opens once or twice.
    const stand = noise.octaves((x / height) * 2.1 + 6, 4.2, 2);
    const tall = mix(0.022, 0.042, random()) * (1 + 1.1 * stand);
    wood.push(plant(x, 0.0015 + random() * 0.0045, Math.max(0.007, tall), 0.3 + 0.1 * random()));
  }
  const alone = (
    [
      [0.02, 0.016, 0.15],
      [0.085, 0.021, 0.2],
      [0.15, 0.013, 0.075],
      [0.79, 0.013, 0.07],
      [0.925, 0.016, 0.12],
      [0.985, 0.022, 0.18],
    ] as const
  ).map(([x, below, tall]) => plant(width * (x + (random() - 0.5) * 0.02), below, tall, 0.1));
  const bushes = alone.flatMap(({ x, wide }) =>
    Array.from({ length: 3 }, () =>
      plant(
        x + (random() - 0.5) * wide * 1.3,
        mix(0.009, 0.015, random()),
        mix(0.012, 0.03, random()),
        0.14,
      ),
    ),
  );
  paintUndergrowth(canvas, noise, horizon);
  const trees = [...wood, ...bushes, ...alone].sort((a, b) => a.foot - b.foot);
  for (const [index, tree] of trees.entries()) {
    paintShadow(canvas, noise, tree);
    paintTree(canvas, noise, tree);
    if (index % 8 === 0) await pause();
  }
}

/** Between the trunks of the wood it is dark. */
function paintUndergrowth(canvas: Canvas, noise: Noise, horizon: number): void {
  const { width, height } = canvas;
  for (let x = 0; x < width; x += 1) {
    const stand = noise.octaves((x / height) * 2.1 + 6, 4.2, 2);
    const tall =
      height *
      0.016 *
      clamp(0.75 + 1.2 * stand + 0.5 * noise.octaves((x / height) * 60, 2.2, 3), 0, 1.5);
    const foot = horizon + height * (0.004 + 0.0012 * noise.at((x / height) * 40, 7));
    for (let y = Math.floor(foot - tall); y < foot; y += 1) {
      const grain = noise.octaves(x / (height * 0.004), y / (height * 0.003), 3);
      const colour = scale(blend(LEAF_DARK, LEAF_MIDDLE, 0.35), 1 + grain * 0.8);
      canvas.lay(x, y, blend(colour, AIR, 0.26), clamp(y + 1 - foot + tall, 0, 1));
    }
  }
}

/** On the ground to the right: the sun stands upper left. */
function paintShadow(
  canvas: Canvas,
  noise: Noise,
  { x: middle, foot, tall, wide, offset }: Tree,
): void {
  const half = { x: wide * 0.85, y: tall * 0.045 };
  const centre = middle + wide * 0.4;
  for (let y = Math.floor(foot - half.y); y <= foot + half.y; y += 1) {
    for (let x = Math.floor(centre - half.x); x <= centre + half.x; x += 1) {
      const out = ((x - centre) / half.x) ** 2 + ((y - foot) / half.y) ** 2;
      const ragged = noise.octaves((x * 6) / wide + offset, (y * 24) / wide, 3) * 0.5;
      canvas.lay(x, y, SHADOW, 0.55 * smoothstep(0, 0.7, 1 - out + ragged));
    }
  }
}

function paintTree(canvas: Canvas, noise: Noise, tree: Tree): void {
  const { x: middle, foot, tall, wide, tone, haze, offset } = tree;
  const trunk = tall * 0.13;
  for (let y = Math.floor(foot - trunk * 2.5); y < foot; y += 1) {
    const half = wide * 0.022 * (1 + 0.5 * smoothstep(foot - trunk * 0.4, foot, y));
    for (let x = Math.floor(middle - half); x <= middle + half; x += 1) {
      canvas.lay(x, y, blend(scale(BARK, x < middle ? 1.2 : 0.7), AIR, haze), 0.9);
    }
  }
  const lobes = crownLobes(tree, trunk);
  const clump = 4.2 / wide;
  const leaf = canvas.height * 0.0036;
  for (let y = Math.floor(foot - tall * 1.12); y < foot; y += 1) {
    for (let x = Math.floor(middle - wide * 0.72); x < middle + wide * 0.72; x += 1) {
      const lobe = nearestLobe(lobes, x, y);
      if (lobe.inside < -0.9) continue;
      const billow = noise.octaves(x * clump + offset, y * clump, 2);
      const sprays = noise.octaves(x * clump * 4 + offset, y * clump * 4, 3);
      const leaves = 0.6 * sprays + 0.75 * noise.octaves(x / leaf + offset, y / leaf, 3);
      // Through the edge of a crown one sees the sky between twigs.
      const cover = smoothstep(0.02, 0.22, lobe.inside + billow * 0.55 + leaves * 0.6);
      if (cover === 0) continue;
      const height = clamp((foot - y) / tall, 0, 1);
      const light = clamp(
        0.2 + 0.26 * height - lobe.dx * 0.17 - lobe.dy * 0.26 + billow * 0.42 + leaves * 0.95,
        0,
        1,
      );
      const colour =
        light < 0.5
          ? blend(LEAF_DARK, LEAF_MIDDLE, light * 2)
          : blend(LEAF_MIDDLE, LEAF_LIGHT, light * 2 - 1);
      const hue: Colour = [
        colour[0] * (0.84 + tone * 0.3),
        colour[1],
        colour[2] * (1.15 - tone * 0.35),
      ];
      canvas.lay(x, y, blend(hue, AIR, haze), cover);
    }
  }
}

interface Lobe {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** A crown is a heap of rounded masses around its middle. */
function crownLobes({ x, foot, tall, wide, offset }: Tree, trunk: number): Lobe[] {
  const random = seededNumbers(Math.floor(offset * 1000));
  const crown = tall - trunk;
  const lobes: Lobe[] = [{ x, y: foot - trunk - crown * 0.48, reach: wide * 0.36 }];
  for (let index = 0; index < 9; index += 1) {
    const up = random();
    const out =
      (random() - 0.5) * wide * 0.72 * Math.sqrt(Math.max(0, 1 - (up * 1.05 - 0.35) ** 2));
    lobes.push({
      x: x + out,
      y: foot - trunk * 0.8 - crown * mix(0.14, 0.84, up),
      reach: wide * mix(0.15, 0.26, random()) * mix(1.1, 0.85, up),
    });
  }
  return lobes;
}

/** How far inside of the crown a point lies (1: in the middle of a mass), and on which side of that mass. */
function nearestLobe(lobes: readonly Lobe[], x: number, y: number) {
  let best = { inside: -9, dx: 0, dy: 0 };
  for (const { x: left, y: top, reach } of lobes) {
    const dx = (x - left) / reach;
    const dy = (y - top) / reach;
    const inside = 1 - dx * dx - dy * dy;
    if (inside > best.inside) best = { inside, dx, dy };
  }
  return best;
}
