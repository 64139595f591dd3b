/** Bits of a byte that carry a number's value; the highest says that more bytes follow. */
const PAYLOAD = 0x7f;
const MORE = 0x80;

/**
 * Encodes a set of code points as run lengths, alternately outside and inside the set, as variable-length numbers in
 * base64.
 *
 * @param codePoints in ascending order, each once
 */
export function encodeCodePoints(codePoints: readonly number[]): string {
  const bytes: number[] = [];
  const write = (count: number) => {
    let left = count;
    for (; left > PAYLOAD; left >>>= 7) bytes.push((left & PAYLOAD) | MORE);
    bytes.push(left);
  };
  let end = 0;
  for (let at = 0; at < codePoints.length; ) {
    const first = codePoints[at] ?? 0;
    let count = 1;
    while (codePoints[at + count] === first + count) count++;
    write(first - end);
    write(count);
    end = first + count;
    at += count;
  }
  return Buffer.from(bytes).toString('base64');
}

/** The set that `encodeCodePoints` wrote. */
export function decodeCodePoints(text: string): CodePoints {
  const ends: number[] = [];
  let [at, value, shift] = [0, 0, 0];
  for (const byte of Buffer.from(text, 'base64')) {
    value |= (byte & PAYLOAD) << shift;
    shift += 7;
    if (byte & MORE) continue;
    at += value;
    ends.push(at);
    [value, shift] = [0, 0];
  }
  return new CodePoints(ends);
}

export class CodePoints {
  /** @param ends where the runs end, alternately outside and inside the set */
  constructor(private readonly ends: readonly number[]) {}

  has(codePoint: number): boolean {
    let [low, high] = [0, this.ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ends[middle] ?? 0) <= codePoint) low = middle + 1;
      else high = middle;
    }
    return low % 2 === 1 && low < this.ends.length;
  }
}
