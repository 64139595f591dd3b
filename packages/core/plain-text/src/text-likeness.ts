/** 0..1 by the edits between two texts, spaces and capitals aside; 0 where either is empty. */
export function textLikeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.toLowerCase().replace(/\s/gu, ''));
  if (a === undefined || b === undefined || a === '' || b === '') return 0;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / Math.max(a.length, b.length);
}
