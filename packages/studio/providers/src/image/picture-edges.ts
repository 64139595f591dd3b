import type { GreyMap, Raster } from '@groundwork/imaging';

/** Brightness of each pixel, 0 to 255. */
export function greyOf({ data, channels, width, height }: Raster): Float32Array {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * channels;
    grey[at] =
      0.2126 * (data[from] as number) +
      0.7152 * (data[from + 1] as number) +
      0.0722 * (data[from + 2] as number);
  }
  return grey;
}

/** How much each pixel differs from those across it, the channel that differs most, a little softened. */
export function edgesOf({ data, channels, width, height }: Raster): Float32Array {
  const edges = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let most = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (column: number, row: number) =>
          data[(row * width + column) * channels + channel] as number;
        const across = value(x + 1, y) - value(x - 1, y);
        const along = value(x, y + 1) - value(x, y - 1);
        most = Math.max(most, across * across + along * along);
      }
      edges[y * width + x] = Math.sqrt(most);
    }
  }
  return softened(edges, width, height);
}

/** Three by three pixels together, so that an edge may lie a pixel aside. */
function softened(values: Float32Array, width: number, height: number): Float32Array {
  const soft = new Float32Array(values.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let sum = 0;
      for (let dy = -width; dy <= width; dy += width) {
        const at = y * width + x + dy;
        sum += (values[at - 1] as number) + (values[at] as number) + (values[at + 1] as number);
      }
      soft[y * width + x] = sum / 9;
    }
  }
  return soft;
}

/** Correlation of two fields over the marked pixels, -1 to 1; 1 where nothing is marked or both are flat. */
export function likeness(
  one: ArrayLike<number>,
  two: ArrayLike<number>,
  { data }: GreyMap,
): number {
  let [count, sumOne, sumTwo, both, squaresOne, squaresTwo] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (data[at] === 0) continue;
    const a = one[at] as number;
    const b = two[at] as number;
    count += 1;
    sumOne += a;
    sumTwo += b;
    both += a * b;
    squaresOne += a * a;
    squaresTwo += b * b;
  }
  if (count === 0) return 1;
  both -= (sumOne * sumTwo) / count;
  squaresOne -= (sumOne * sumOne) / count;
  squaresTwo -= (sumTwo * sumTwo) / count;
  const flat = count * 0.25;
  if (squaresOne < flat && squaresTwo < flat) return 1;
  if (squaresOne < flat || squaresTwo < flat) return 0;
  return both / Math.sqrt(squaresOne * squaresTwo);
}

/** Side of the parts that are compared one by one, in pixels. */
const PART = 32;

/**
 * Correlation of two fields part by part, -1 to 1, weighted by detail: large-scale likeness, such as a sky over a
 * meadow, does not count as the same place.
 */
export function likenessInParts(
  one: Float32Array,
  two: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  let [sum, weights] = [0, 0];
  for (let top = 0; top < height; top += PART) {
    for (let left = 0; left < width; left += PART) {
      const part = { width: Math.min(PART, width - left), height: Math.min(PART, height - top) };
      const all = { ...part, data: new Uint8Array(part.width * part.height).fill(255) };
      const cut = (values: Float32Array) =>
        Float32Array.from(all.data, (_, at) => {
          const row = top + Math.floor(at / part.width);
          return values[row * width + left + (at % part.width)] as number;
        });
      const first = cut(one);
      const weight = spreadOf(first, all);
      sum += weight * likeness(first, cut(two), all);
      weights += weight;
    }
  }
  return weights === 0 ? 1 : sum / weights;
}

/** Standard deviation over the marked pixels. */
export function spreadOf(values: Float32Array, { data }: GreyMap): number {
  let [count, sum, squares] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (data[at] === 0) continue;
    const value = values[at] as number;
    count += 1;
    sum += value;
    squares += value * value;
  }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}
