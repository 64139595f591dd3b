/** Weights are counted in 2^14ths. */
const ONE = 2 ** 14;

/** The weight of a place's neighbours, by their distance in px of the smaller picture. */
export interface Weighing {
  /** Pixels of the smaller picture to each side that weigh in. */
  readonly reach: number;
  readonly weigh: (distance: number) => number;
}

/** As the kernel reads taps: for each place four bytes and then `pairs` times two weights. */
export interface PairedTaps {
  readonly bytes: Uint8Array;
  readonly pairs: number;
}

/**
 * For each new place the index of its first old neighbour, and the weights of it and those after it, in pairs that one
 * instruction multiplies. `spare` more places are readable behind the last.
 */
export function pairedTaps(
  length: number,
  wanted: number,
  { reach, weigh }: Weighing,
  spare: number,
): PairedTaps {
  // Reducing blurs by the same factor.
  const scale = Math.max(1, length / wanted);
  const pairs = Math.ceil(reach * scale);
  const count = Math.min(length, 2 * pairs);
  const bytes = (pairs + 1) * 4;
  const view = new DataView(new ArrayBuffer((wanted + spare) * bytes));
  const weights = new Float64Array(count);
  for (let place = 0; place < wanted; place += 1) {
    const middle = ((place + 0.5) * length) / wanted - 0.5;
    const first = Math.min(length - count, Math.max(0, Math.ceil(middle - reach * scale)));
    let sum = 0;
    for (let tap = 0; tap < count; tap += 1) {
      const weight = weigh(Math.abs(first + tap - middle) / scale);
      weights[tap] = weight;
      sum += weight;
    }
    view.setInt32(place * bytes, first, true);
    writeSteps(view, place * bytes + 4, weights, sum);
  }
  return { bytes: new Uint8Array(view.buffer), pairs };
}

/** Writes weights as whole steps that together are one, so that a flat colour stays as it is. */
function writeSteps(view: DataView, at: number, weights: Float64Array, sum: number): void {
  let [rest, largest] = [ONE, 0];
  for (let tap = 0; tap < weights.length; tap += 1) {
    const weight = weights[tap] ?? 0;
    const step = Math.round((weight / sum) * ONE);
    view.setInt16(at + 2 * tap, step, true);
    rest -= step;
    if (weight > (weights[largest] ?? 0)) largest = tap;
  }
  view.setInt16(at + 2 * largest, view.getInt16(at + 2 * largest, true) + rest, true);
}
