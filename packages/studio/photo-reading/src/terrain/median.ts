/** The middle one of an ordered copy, the upper of two; 0 of none. */
export function median(values: Iterable<number>): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A straight line by repeated medians: half of the points may lie elsewhere. */
export function medianLine(points: readonly { readonly x: number; readonly y: number }[]): {
  readonly level: number;
  readonly slope: number;
} {
  const thin = points.filter((_, at) => at % Math.max(1, Math.ceil(points.length / 60)) === 0);
  const slope = median(
    thin.map((a) => median(thin.flatMap((b) => (b.x === a.x ? [] : [(b.y - a.y) / (b.x - a.x)])))),
  );
  return { level: median(points.map(({ x, y }) => y - slope * x)), slope };
}
