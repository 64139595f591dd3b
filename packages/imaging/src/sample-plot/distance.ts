import { blend, type Canvas, type Colour, scale } from './canvas.js';
import { clamp, mix, type Noise, randomSource, smoothstep } from './noise.js';

const AIR: Colour = [0.74, 0.82, 0.88];
const WOOD: Colour = [0.2, 0.29, 0.17];
const PASTURE: Colour = [0.45, 0.52, 0.29];

/** Ranges of hills, the furthest first: height above the horizon as a share of the picture's height. */
const RANGES = [
  { height: 0.085, roughness: 1.1, haze: 0.76, offset: 3 },
  { height: 0.055, roughness: 1.7, haze: 0.6, offset: 29 },
  { height: 0.032, roughness: 2.6, haze: 0.4, offset: 71 },
];

/** Hills of woods and pastures, bluer the further away. */
export async function paintHills(
  canvas: Canvas,
  noise: Noise,
  horizon: number,
  pause: () => Promise<void>,
): Promise<void> {
  const { width, height } = canvas;
  for (const { height: rise, roughness, haze, offset } of RANGES) {
    for (let x = 0; x < width; x += 1) {
      const at = (x / height) * roughness + offset;
      const ridge =
        0.45 + 0.75 * noise.octaves(at, offset, 2) + 0.02 * noise.octaves(at * 30, offset, 3);
      const top = horizon - rise * height * clamp(ridge, 0.1, 1.3);
      for (let y = Math.floor(top); y < horizon + 2; y += 1) {
        const depth = (y - top) / (rise * height);
        const fields = noise.octaves(at * 2.2, depth * 2 + offset * 2, 3);
        const grain = noise.octaves(x / 7 + offset, (y * 2.2) / 7, 3);
        const cover = blend(WOOD, PASTURE, smoothstep(0.02, 0.16, fields));
        const lit = scale(cover, 1 + grain * 0.5 + 0.12 * fields);
        canvas.lay(
          x,
          y,
          blend(lit, AIR, clamp(haze + 0.12 * depth, 0, 1)),
          clamp(y + 1 - top, 0, 1),
        );
      }
      if (x % 256 === 0) await pause();
    }
  }
}

/** Trees along the far edge of the meadow, some of them alone before the others. */
export async function paintTrees(
  canvas: Canvas,
  noise: Noise,
  horizon: number,
  seed: number,
  pause: () => Promise<void>,
): Promise<void> {
  const random = randomSource(seed + 11);
  const { width, height } = canvas;
  const trees: {
    x: number;
    foot: number;
    tall: number;
    wide: number;
    tone: number;
    haze: number;
  }[] = [];
  const spread = height * 0.02;
  for (let x = -spread; x < width + spread; x += spread * (0.5 + random() * 0.8)) {
    const stand = noise.octaves((x / width) * 5, 4.2, 2);
    // A gap lets the hills be seen.
    if (stand < -0.16) continue;
    const tall = height * mix(0.028, 0.06, random()) * (1 + stand * 0.7);
    trees.push({
      x,
      foot: horizon + height * (0.004 + random() * 0.005),
      tall,
      wide: tall * mix(0.5, 0.85, random()),
      tone: random(),
      haze: 0.24,
    });
  }
  for (const [x, tall] of [
    [0.075, 0.17],
    [0.012, 0.13],
    [0.93, 0.115],
    [0.968, 0.145],
    [0.8, 0.07],
  ] as const) {
    trees.push({
      x: width * (x + (random() - 0.5) * 0.02),
      foot: horizon + height * (0.012 + tall * 0.06),
      tall: height * tall,
      wide: height * tall * mix(0.62, 0.8, random()),
      tone: random(),
      haze: 0.1,
    });
  }
  for (const [index, tree] of trees.entries()) {
    paintTree(canvas, noise, tree, index * 13.7);
    if (index % 8 === 0) await pause();
  }
}

const LEAF_DARK: Colour = [0.085, 0.13, 0.06];
const LEAF_MIDDLE: Colour = [0.22, 0.31, 0.12];
const LEAF_LIGHT: Colour = [0.46, 0.52, 0.23];
const BARK: Colour = [0.2, 0.17, 0.13];

function paintTree(
  canvas: Canvas,
  noise: Noise,
  tree: { x: number; foot: number; tall: number; wide: number; tone: number; haze: number },
  offset: number,
): void {
  const { x: middle, foot, tall, wide, tone, haze } = tree;
  const trunk = tall * 0.2;
  for (let y = Math.floor(foot - trunk * 1.6); y < foot; y += 1) {
    const half = wide * 0.035 * (1 + (y - foot + trunk) / trunk);
    for (let x = Math.floor(middle - half); x <= middle + half; x += 1) {
      canvas.lay(x, y, blend(scale(BARK, x < middle ? 1.2 : 0.7), AIR, haze), 0.9);
    }
  }
  const centre = foot - trunk * 0.75 - (tall - trunk * 0.75) / 2;
  const half = { x: wide / 2, y: (tall - trunk * 0.75) / 2 };
  const clump = 3.2 / wide;
  for (let y = Math.floor(centre - half.y * 1.25); y < centre + half.y * 1.25; y += 1) {
    for (let x = Math.floor(middle - half.x * 1.3); x < middle + half.x * 1.3; x += 1) {
      const dx = (x - middle) / half.x;
      const dy = (y - centre) / half.y;
      const billow = noise.octaves(x * clump + offset, y * clump, 3);
      const leaves = noise.octaves(x * clump * 5 + offset, y * clump * 5, 3);
      const inside =
        1 - (dx * dx + dy * dy * (dy > 0 ? 1.15 : 0.95)) + billow * 1.1 + leaves * 0.42;
      const cover = smoothstep(0.04, 0.3, inside);
      if (cover === 0) continue;
      // Sun from the upper left; billows shade what is under them.
      const under = noise.octaves(x * clump + offset - 0.22, (y - wide * 0.05) * clump - 0.22, 3);
      const light = clamp(
        0.42 - dx * 0.24 - dy * 0.34 + (billow - under) * 0.9 + leaves * 0.85,
        0,
        1,
      );
      const colour =
        light < 0.5
          ? blend(LEAF_DARK, LEAF_MIDDLE, light * 2)
          : blend(LEAF_MIDDLE, LEAF_LIGHT, light * 2 - 1);
      const hue: Colour = [
        colour[0] * (0.86 + tone * 0.3),
        colour[1],
        colour[2] * (1.1 - tone * 0.3),
      ];
      canvas.lay(x, y, blend(hue, AIR, haze), cover);
    }
  }
}
