import { blend, type Canvas, type Colour, scale } from './canvas.js';
import { clamp, mix, type Noise, smoothstep } from './noise.js';
import { seededNumbers } from './seeded-numbers.js';

const FRESH: Colour = [0.48, 0.58, 0.24];
const DEEP: Colour = [0.31, 0.42, 0.15];
const DRY: Colour = [0.7, 0.66, 0.4];
const SOIL: Colour = [0.56, 0.47, 0.35];
const STONE: Colour = [0.72, 0.68, 0.6];
const AIR: Colour = [0.72, 0.79, 0.74];
const FLOWERS: readonly Colour[] = [
  [0.93, 0.92, 0.86],
  [0.9, 0.78, 0.24],
  [0.62, 0.5, 0.7],
];

/** The camera's height above the ground, in metres. */
const EYE = 1.65;

/** The piece of ground that a pixel of the picture shows. */
interface Ground {
  /** Metres to the right of the camera. */
  readonly x: number;
  /** Metres away. */
  readonly z: number;
  /** Metres that one pixel covers in depth. */
  readonly footprint: number;
}

function groundAt(canvas: Canvas, horizon: number, x: number, y: number): Ground {
  const focal = canvas.height * 0.95;
  const below = Math.max(0.35, y + 0.5 - horizon);
  const z = (EYE * focal) / below;
  return { x: ((x - canvas.width / 2) * z) / focal, z, footprint: z / below };
}

/** Octaves of a pattern of so many metres that pixels of this size can show. */
function visibleOctaves(size: number, footprint: number, most: number): number {
  return clamp(Math.log2(size / footprint) + 0.5, 0, most);
}

/** Metres from the middle of the track, which winds away to the right. */
function fromTrack({ x, z }: Ground, noise: Noise): number {
  const bend = 1.6 + 0.16 * z + 0.0009 * z * z + 1.3 * Math.sin(z / 11);
  return x - bend + noise.at(z * 0.4, 8.8) * 0.12;
}

/** A meadow in perspective, with a farm track, down to the texture that the distance still shows. */
export async function paintMeadow(
  canvas: Canvas,
  noise: Noise,
  horizon: number,
  pause: () => Promise<void>,
): Promise<void> {
  for (let y = Math.floor(horizon); y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const ground = groundAt(canvas, horizon, x, y);
      canvas.lay(x, y, groundColour(ground, noise), clamp(y + 1 - horizon, 0, 1));
    }
    if (y % 16 === 0) await pause();
  }
}

function groundColour(ground: Ground, noise: Noise): Colour {
  const { x, z, footprint } = ground;
  const wide = noise.octaves(x / 9 + 5, z / 14, visibleOctaves(9, footprint, 4));
  const patches = noise.octaves(x / 1.7 + 31, z / 1.7, visibleOctaves(1.7, footprint, 4));
  const tufts = noise.octaves(x / 0.28 + 7, z / 0.28, visibleOctaves(0.28, footprint, 4));
  // Far away one sees the tips of the grass, which are even and light.
  const far = 1 - Math.exp(-z / 22);
  const dryness = clamp(0.3 + far * 0.12 + wide * 0.8 + patches * 0.4, 0, 1);
  const green = blend(DEEP, FRESH, clamp(0.6 + patches * 0.9 + tufts * 0.6, 0, 1));
  let colour = blend(green, DRY, dryness * 0.62);
  colour = scale(
    colour,
    (1 + 0.16 * far) * (1 + (tufts * 0.55 + patches * 0.22) * (1 - 0.65 * far)),
  );

  const off = Math.abs(fromTrack(ground, noise));
  const ragged = noise.octaves(x * 3, z * 3, visibleOctaves(0.4, footprint, 3)) * 0.3;
  const rut = 1 - smoothstep(0.14, 0.5, Math.abs(off - 0.72) + ragged);
  if (rut > 0) {
    const pebbles = noise.octaves(x / 0.05 + 3, z / 0.05, visibleOctaves(0.05, footprint, 4));
    const stones = smoothstep(
      0.24,
      0.34,
      noise.octaves(x / 0.07, z / 0.07 + 9, visibleOctaves(0.07, footprint, 3)),
    );
    const earth = blend(scale(SOIL, 1 + pebbles * 0.45 + patches * 0.3), STONE, stones * 0.5);
    // Here and there grass has grown over it.
    colour = blend(
      colour,
      earth,
      rut * clamp(0.95 - 0.8 * smoothstep(0.1, 0.3, tufts + wide * 0.3), 0, 1),
    );
  }
  // Shadows of the clouds wander over the far ground.
  const overcast =
    smoothstep(0.1, 0.34, noise.octaves(x / 60 + 2, z / 46 + 1.5, 2)) * smoothstep(12, 40, z);
  colour = scale(colour, 1 - 0.1 * overcast);
  return blend(colour, AIR, clamp(1 - Math.exp(-z / 260), 0, 0.5));
}

/** Blades and stalks that stand up from the near ground, the furthest first. */
export async function paintGrass(
  canvas: Canvas,
  noise: Noise,
  horizon: number,
  seed: number,
  pause: () => Promise<void>,
): Promise<void> {
  const random = seededNumbers(seed + 23);
  const { width, height } = canvas;
  const first = horizon + height * 0.035;
  for (let y = Math.floor(first); y < height * 1.12; y += 1) {
    const near = (y - horizon) / (height - horizon);
    const blades = Math.round(width * mix(0.2, 0.075, clamp(near, 0, 1)));
    for (let blade = 0; blade < blades; blade += 1) {
      const x = random() * width;
      const ground = groundAt(canvas, horizon, x, y);
      const off = Math.abs(fromTrack(ground, noise));
      const worn = smoothstep(0.2, 0.46, Math.abs(off - 0.72));
      if (random() > worn) continue;
      paintBlade(canvas, noise, ground, { x, y }, horizon, random);
    }
    if (y % 16 === 0) await pause();
  }
}

function paintBlade(
  canvas: Canvas,
  noise: Noise,
  ground: Ground,
  foot: { x: number; y: number },
  horizon: number,
  random: () => number,
): void {
  // Pixels a metre at this distance.
  const metre = (foot.y - horizon) / EYE;
  const stand = 0.6 + noise.octaves(ground.x / 1.1 + 50, ground.z / 1.1, 2);
  const stalk = random() < 0.06;
  const tall = metre * mix(0.04, stalk ? 0.34 : 0.15, random()) * clamp(stand, 0.25, 1.3);
  if (tall < 1.2) return;
  const lean = (random() - 0.42) * tall * 0.75;
  const dryness = clamp(
    0.3 + noise.octaves(ground.x / 9 + 5, ground.z / 14, 3) * 0.8 + (random() - 0.5) * 0.7,
    0,
    1,
  );
  const colour = scale(
    blend(blend(DEEP, FRESH, random()), DRY, stalk ? 0.85 : dryness * 0.8),
    mix(0.62, 1.4, random()),
  );
  const thickness = clamp(metre * 0.006, 0.7, 4.5);
  const knee = { x: foot.x + lean * 0.3, y: foot.y - tall * 0.6 };
  const tip = { x: foot.x + lean, y: foot.y - tall };
  canvas.stroke(foot, knee, thickness, scale(colour, 0.72), 0.75);
  canvas.stroke(knee, tip, thickness * 0.7, colour, 0.8);
  if (stalk && noise.octaves(ground.x / 2.3 + 80, ground.z / 2.3, 2) > 0.1) {
    const flower = FLOWERS[Math.floor(random() * FLOWERS.length)] ?? DRY;
    const size = clamp(metre * 0.012, 0.6, 4);
    canvas.stroke(
      { x: tip.x, y: tip.y + size / 2 },
      { x: tip.x, y: tip.y - size / 2 },
      size,
      flower,
      0.85,
    );
  }
}
