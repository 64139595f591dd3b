/** Red, green and blue, 0 to 255. */
export type Ink = readonly [number, number, number];

export function inkOf(hex: string): Ink {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mixInks(a: Ink, b: Ink, share: number): Ink {
  const part = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return [part(0), part(1), part(2)];
}

/** As bright as the eye takes an ink for, 0 to 255. */
export function luma([r, g, b]: Ink): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}
