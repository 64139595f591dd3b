/** Linear light for each 8-bit sRGB value. */
export const linearOf: Float32Array = Float32Array.from({ length: 256 }, (_, i) => {
  const share = i / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4096;
const encoded: Float32Array = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
  const value = i / STEPS;
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
});

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
