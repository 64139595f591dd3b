import { encodedOf } from '@groundwork/imaging/colour';

export { linearOf } from '@groundwork/imaging/colour';

const STEPS = 4096;
const encoded: Float32Array = Float32Array.from(
  { length: STEPS + 2 },
  (_, i) => 255 * encodedOf(i / STEPS),
);

/** 8-bit sRGB, not rounded, of linear light; beyond 0..1 is cut. */
export function encode(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return 255;
  const at = value * STEPS;
  const i = at | 0;
  const low = encoded[i] as number;
  return low + ((encoded[i + 1] as number) - low) * (at - i);
}

/** Where highlights begin to be held back. */
const SHOULDER = 0.62;

/** Compresses highlights like a film curve: linear up to the shoulder, then ever flatter towards 1. */
export function shoulder(value: number): number {
  return value <= SHOULDER
    ? value
    : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - value) / (1 - SHOULDER)));
}
