/** Seconds of the film; null for its start or end. */
export interface Standing {
  readonly start: number | null;
  readonly end: number | null;
}

/** Opacity at a time of what appears and vanishes in `ramp` seconds, but not where it stands from or to the end. */
export function softly({ start, end }: Standing, time: number, ramp: number): number {
  if ((start !== null && time < start) || (end !== null && time >= end)) return 0;
  const length = (end ?? Number.POSITIVE_INFINITY) - (start ?? 0);
  const within = Math.min(ramp, length / 2);
  const rise = start === null ? 1 : (time - start) / within;
  const fall = end === null ? 1 : (end - time) / within;
  const u = Math.max(0, Math.min(1, rise, fall));
  return u * u * (3 - 2 * u);
}
