/** Part of a move that is spent gathering speed, and again losing it. */
const RAMP = 0.3;

/**
 * Progress of an eased move, 0 to 1 for 0 to 1: the speed rises along a smooth step, stays, and falls. Speed and
 * acceleration are continuous, so nothing jerks.
 */
export function eased(progress: number): number {
  const u = Math.min(1, Math.max(0, progress));
  if (u > 0.5) return 1 - eased(1 - u);
  if (u < RAMP) {
    const a = u / RAMP;
    return (RAMP * (a ** 3 - a ** 4 / 2)) / (1 - RAMP);
  }
  return (u - RAMP / 2) / (1 - RAMP);
}
