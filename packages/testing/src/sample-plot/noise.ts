import { seededNumbers } from './seeded-numbers.js';

const DIRECTIONS = 256;
const directionX = new Float64Array(DIRECTIONS);
const directionY = new Float64Array(DIRECTIONS);
for (let direction = 0; direction < DIRECTIONS; direction += 1) {
  const angle = (direction / DIRECTIONS) * 2 * Math.PI;
  directionX[direction] = Math.cos(angle);
  directionY[direction] = Math.sin(angle);
}

/** Deterministic gradient noise in two dimensions, about -1 to 1, period 256. */
export class Noise {
  readonly #order = new Uint8Array(512);

  constructor(seed: number) {
    const random = seededNumbers(seed);
    const order = Uint8Array.from({ length: 256 }, (_, index) => index);
    for (let index = 255; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      const kept = order[index] ?? 0;
      order[index] = order[other] ?? 0;
      order[other] = kept;
    }
    this.#order.set(order);
    this.#order.set(order, 256);
  }

  at(x: number, y: number): number {
    const order = this.#order;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = x - left;
    const v = y - top;
    const a = (order[left & 255] ?? 0) + (top & 255);
    const b = (order[(left + 1) & 255] ?? 0) + (top & 255);
    const su = u * u * u * (u * (u * 6 - 15) + 10);
    const sv = v * v * v * (v * (v * 6 - 15) + 10);
    const upper = mix(slope(order[a & 511], u, v), slope(order[b & 511], u - 1, v), su);
    const lower = mix(
      slope(order[(a + 1) & 511], u, v - 1),
      slope(order[(b + 1) & 511], u - 1, v - 1),
      su,
    );
    return 1.4 * mix(upper, lower, sv);
  }

  /**
   * Octaves of noise laid over each other, each twice as fine and half as strong.
   *
   * @param octaves a broken number fades the finest one in, so that detail can grow without a seam
   */
  octaves(x: number, y: number, octaves: number): number {
    let sum = 0;
    let strength = 0.5;
    let scale = 1;
    for (let rest = octaves; rest > 0; rest -= 1) {
      sum +=
        strength * Math.min(1, rest) * this.at(x * scale + 17.3 * scale, y * scale - 9.1 * scale);
      strength *= 0.5;
      scale *= 2;
    }
    return sum;
  }
}

function slope(direction = 0, x: number, y: number): number {
  return (directionX[direction] ?? 0) * x + (directionY[direction] ?? 0) * y;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low), 0, 1);
  return share * share * (3 - 2 * share);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
