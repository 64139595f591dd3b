/**
 * When the parts of the marking appear, as shares of its time: the line runs around the plot, the ground fills behind
 * it, then poles and lengths follow.
 */
const parts = {
  line: [0, 0.53],
  fill: [0.55, 0.8],
  marks: [0.83, 1],
} as const;

/** The time of a place within its part, `share` running from 0 to 1. */
export function timeOf(part: keyof typeof parts, share: number): number {
  const [from, to] = parts[part];
  return from + (to - from) * Math.min(1, Math.max(0, share));
}
