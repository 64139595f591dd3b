/** The middle one of an ordered copy, the upper of two; 0 of none. */
export function median(values: Iterable<number>): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
