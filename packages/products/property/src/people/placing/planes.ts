/** One value a pixel for a part of a picture that begins at `left`, `top`. */
export interface Plane {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function emptyPlane(left: number, top: number, width: number, height: number): Plane {
  return { left, top, width, height, data: new Float32Array(width * height) };
}

/** Three box blurs, which come close to a Gaussian of this standard deviation in pixels. */
export function blurPlane({ data, width, height }: Plane, sigma: number): void {
  const radius = Math.round(Math.sqrt(1 + 4 * sigma * sigma) / 2 - 0.5);
  if (radius < 1) return;
  const line = new Float32Array(Math.max(width, height));
  for (let round = 0; round < 3; round += 1) {
    for (let y = 0; y < height; y += 1) boxBlur(data, line, y * width, 1, width, radius);
    for (let x = 0; x < width; x += 1) boxBlur(data, line, x, width, height, radius);
  }
}

function boxBlur(
  data: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  for (let at = 0; at < count; at += 1) line[at] = data[start + at * step] ?? 0;
  for (let at = 0; at <= Math.min(radius, count - 1); at += 1) sum += line[at] ?? 0;
  for (let at = 0; at < count; at += 1) {
    data[start + at * step] = sum / (2 * radius + 1);
    sum +=
      (at + radius + 1 < count ? (line[at + radius + 1] ?? 0) : 0) -
      (at >= radius ? (line[at - radius] ?? 0) : 0);
  }
}
