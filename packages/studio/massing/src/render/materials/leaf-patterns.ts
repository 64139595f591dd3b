import { seededNumbers } from '@groundwork/imaging/seeded-random';

/** Leaf sprays as small stencils: the gaps in a leaf card. */
export const PATTERN_SIZE = 24;
export const PATTERN_COUNT = 12;
/** First pattern of each habit. */
export const Spray = { broad: 0, needle: 4, blade: 8 } as const;
const PER_HABIT = 4;

/** `PATTERN_COUNT` stencils one after the other, 1 where there is leaf. */
export const leafPatterns: Uint8Array = drawPatterns();

function drawPatterns(): Uint8Array {
  const all = new Uint8Array(PATTERN_COUNT * PATTERN_SIZE * PATTERN_SIZE);
  const random = seededNumbers(77);
  for (let pattern = 0; pattern < PATTERN_COUNT; pattern++) {
    const stencil = all.subarray(pattern * PATTERN_SIZE ** 2, (pattern + 1) * PATTERN_SIZE ** 2);
    if (pattern < PER_HABIT) drawBroad(stencil, random);
    else if (pattern < 2 * PER_HABIT) drawNeedles(stencil, random);
    else drawBlades(stencil, random);
  }
  return all;
}

/** About sixteen leaflets, each a slim ellipse, thrown over the card. */
function drawBroad(stencil: Uint8Array, random: () => number): void {
  for (let leaf = 0; leaf < 17; leaf++) {
    const angle = random() * Math.PI * 2;
    const distance = Math.sqrt(random()) * 0.8;
    const turn = random() * Math.PI;
    fillEllipse(
      stencil,
      Math.cos(angle) * distance,
      Math.sin(angle) * distance,
      0.16 + random() * 0.1,
      0.075,
      turn,
    );
  }
}

/** Twigs with needles, like a comb that hangs from the card's middle line. */
function drawNeedles(stencil: Uint8Array, random: () => number): void {
  for (let twig = 0; twig < 9; twig++) {
    const along = -0.9 + twig * 0.22;
    const lean = 0.5 + random() * 0.3;
    fillEllipse(stencil, along, 0.35 * lean, 0.5, 0.06, 1.1);
    fillEllipse(stencil, along, -0.35 * lean, 0.5, 0.06, -1.1);
  }
  fillEllipse(stencil, 0, 0, 1, 0.06, 0);
}

/** Grass: blades that fan out from the middle of the lower edge. */
function drawBlades(stencil: Uint8Array, random: () => number): void {
  for (let blade = 0; blade < 13; blade++) {
    const lean = (blade / 6 - 1) * 0.62 + (random() - 0.5) * 0.12;
    const long = (1.7 + 0.3 * random()) * (1 - 0.32 * Math.abs(lean));
    for (let step = 0; step < 12; step++) {
      const t = (step + 0.5) / 12;
      // Each bends further the higher it grows.
      fillEllipse(
        stencil,
        lean * t * (0.55 + 0.75 * t),
        1 - long * t,
        0.085 * long,
        0.055 * (1.15 - t),
        Math.PI / 2,
      );
    }
  }
}

function fillEllipse(
  stencil: Uint8Array,
  x: number,
  y: number,
  long: number,
  short: number,
  turn: number,
): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let row = 0; row < PATTERN_SIZE; row++) {
    for (let column = 0; column < PATTERN_SIZE; column++) {
      const dx = ((column + 0.5) / PATTERN_SIZE) * 2 - 1 - x;
      const dy = ((row + 0.5) / PATTERN_SIZE) * 2 - 1 - y;
      const a = (dx * cos + dy * sin) / long;
      const b = (dy * cos - dx * sin) / short;
      if (a * a + b * b < 1) stencil[row * PATTERN_SIZE + column] = 1;
    }
  }
}
