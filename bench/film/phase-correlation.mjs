/** Patch edge in pixels: a power of two for the transform. */
export const PATCH = 64;
const REACH = 8;

const hann = Float64Array.from(
  { length: PATCH },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / PATCH),
);

/** In-place radix-2 transform of `PATCH` complex values that lie `step` apart. */
function transform(re, im, start, step) {
  for (let i = 1, j = 0; i < PATCH; i += 1) {
    let bit = PATCH >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      const a = start + i * step;
      const b = start + j * step;
      [re[a], re[b]] = [re[b], re[a]];
      [im[a], im[b]] = [im[b], im[a]];
    }
  }
  for (let length = 2; length <= PATCH; length *= 2) {
    const angle = (-2 * Math.PI) / length;
    for (let block = 0; block < PATCH; block += length) {
      for (let k = 0; k < length / 2; k += 1) {
        const [c, s] = [Math.cos(angle * k), Math.sin(angle * k)];
        const a = start + (block + k) * step;
        const b = a + (length / 2) * step;
        const x = re[b] * c - im[b] * s;
        const y = re[b] * s + im[b] * c;
        re[b] = re[a] - x;
        im[b] = im[a] - y;
        re[a] += x;
        im[a] += y;
      }
    }
  }
}

function spectrum(samples) {
  const re = Float64Array.from(samples);
  const im = new Float64Array(re.length);
  let mean = 0;
  for (const value of re) mean += value / re.length;
  for (let y = 0; y < PATCH; y += 1) {
    for (let x = 0; x < PATCH; x += 1)
      re[y * PATCH + x] = (re[y * PATCH + x] - mean) * hann[x] * hann[y];
  }
  for (let row = 0; row < PATCH; row += 1) transform(re, im, row * PATCH, 1);
  for (let column = 0; column < PATCH; column += 1) transform(re, im, column, PATCH);
  return { re, im };
}

/** The patch with its corner at a fractional position, by a windowed sinc: more exact than what is measured. */
function sampled({ data, width }, left, top) {
  const kernel = (fraction) =>
    Float64Array.from({ length: REACH * 2 }, (_, k) => {
      const t = k - REACH + 1 - fraction;
      if (Math.abs(t) < 1e-12) return 1;
      return (
        (Math.sin(Math.PI * t) / (Math.PI * t)) * Math.cos((Math.PI * t) / (2 * REACH + 1)) ** 2
      );
    });
  const x0 = Math.floor(left);
  const y0 = Math.floor(top);
  const across = kernel(left - x0);
  const down = kernel(top - y0);
  const rows = PATCH + REACH * 2;
  const between = new Float64Array(rows * PATCH);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < PATCH; x += 1) {
      const at = (y0 + y - REACH + 1) * width + x0 + x - REACH + 1;
      let sum = 0;
      for (let k = 0; k < REACH * 2; k += 1) sum += data[at + k] * across[k];
      between[y * PATCH + x] = sum;
    }
  }
  const patch = new Float64Array(PATCH * PATCH);
  for (let y = 0; y < PATCH; y += 1) {
    for (let x = 0; x < PATCH; x += 1) {
      let sum = 0;
      for (let k = 0; k < REACH * 2; k += 1) sum += between[(y + k) * PATCH + x] * down[k];
      patch[y * PATCH + x] = sum;
    }
  }
  return patch;
}

/** Shift between two patches of less than half a pixel: the plane through the phases of the low frequencies. */
function residual(first, second) {
  let [xx, xy, yy, xp, yp] = [0, 0, 0, 0, 0];
  const band = PATCH / 5;
  for (let v = 0; v < PATCH; v += 1) {
    const fy = v < PATCH / 2 ? v : v - PATCH;
    for (let u = 0; u <= band; u += 1) {
      if (Math.hypot(u, fy) > band || (u === 0 && fy <= 0)) continue;
      const at = v * PATCH + u;
      const re = first.re[at] * second.re[at] + first.im[at] * second.im[at];
      const im = first.im[at] * second.re[at] - first.re[at] * second.im[at];
      const weight = Math.hypot(re, im);
      const phase = Math.atan2(im, re);
      const [kx, ky] = [(2 * Math.PI * u) / PATCH, (2 * Math.PI * fy) / PATCH];
      xx += weight * kx * kx;
      xy += weight * kx * ky;
      yy += weight * ky * ky;
      xp += weight * kx * phase;
      yp += weight * ky * phase;
    }
  }
  const determinant = xx * yy - xy * xy;
  return { x: (xp * yy - yp * xy) / determinant, y: (yp * xx - xp * xy) / determinant };
}

/** Displacement in pixels of the patch at (left, top) from one luma plane to the next, near a first guess. */
export function displacement(from, to, left, top, guess) {
  const first = spectrum(sampled(from, left, top));
  const found = { ...guess };
  for (let round = 0; round < 3; round += 1) {
    const second = spectrum(sampled(to, left + found.x, top + found.y));
    const { x, y } = residual(first, second);
    found.x += x;
    found.y += y;
  }
  return found;
}

/** Texture of a patch in its poorest direction: tracking is only as good as that. */
export function texture({ data, width }, left, top) {
  let [xx, xy, yy] = [0, 0, 0];
  for (let y = top + 8; y < top + PATCH - 8; y += 1) {
    for (let x = left + 8; x < left + PATCH - 8; x += 1) {
      const at = y * width + x;
      const gx = data[at + 1] - data[at - 1];
      const gy = data[at + width] - data[at - width];
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
    }
  }
  return (xx + yy) / 2 - Math.hypot((xx - yy) / 2, xy);
}
