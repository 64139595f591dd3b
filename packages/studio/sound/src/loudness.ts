import { SAMPLE_RATE } from './wav.js';

/** A second-order filter, normalised so that a0 is 1. */
interface Coefficients {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Forms after Robert Bristow-Johnson's audio EQ cookbook, at {@link SAMPLE_RATE}. */
function design(
  frequency: number,
  q: number,
  form: (cos: number, alpha: number) => readonly [number, number, number, number, number, number],
): Coefficients {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const [b0, b1, b2, a0, a1, a2] = form(Math.cos(omega), Math.sin(omega) / (2 * q));
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

export function highPass(frequency: number, q = Math.SQRT1_2): Coefficients {
  return design(frequency, q, (cos, alpha) => [
    (1 + cos) / 2,
    -(1 + cos),
    (1 + cos) / 2,
    1 + alpha,
    -2 * cos,
    1 - alpha,
  ]);
}

export function lowPass(frequency: number, q = Math.SQRT1_2): Coefficients {
  return design(frequency, q, (cos, alpha) => [
    (1 - cos) / 2,
    1 - cos,
    (1 - cos) / 2,
    1 + alpha,
    -2 * cos,
    1 - alpha,
  ]);
}

/** A bell of `decibels` around a frequency. */
export function peaking(frequency: number, q: number, decibels: number): Coefficients {
  const gain = 10 ** (decibels / 40);
  return design(frequency, q, (cos, alpha) => [
    1 + alpha * gain,
    -2 * cos,
    1 - alpha * gain,
    1 + alpha / gain,
    -2 * cos,
    1 - alpha / gain,
  ]);
}

/** Raises or lowers frequencies above one by `decibels`. */
export function highShelf(frequency: number, decibels: number): Coefficients {
  const gain = 10 ** (decibels / 40);
  const root = 2 * Math.sqrt(gain);
  return design(frequency, Math.SQRT1_2, (cos, alpha) => [
    gain * (gain + 1 + (gain - 1) * cos + root * alpha),
    -2 * gain * (gain - 1 + (gain + 1) * cos),
    gain * (gain + 1 + (gain - 1) * cos - root * alpha),
    gain + 1 - (gain - 1) * cos + root * alpha,
    2 * (gain - 1 - (gain + 1) * cos),
    gain + 1 - (gain - 1) * cos - root * alpha,
  ]);
}

/** A filter with its memory, for sound that comes in pieces. */
export class Biquad {
  readonly #c: Coefficients;
  #z1 = 0;
  #z2 = 0;

  constructor(coefficients: Coefficients) {
    this.#c = coefficients;
  }

  /** Filters in place. */
  run(samples: Float32Array, count = samples.length): void {
    const { b0, b1, b2, a1, a2 } = this.#c;
    let z1 = this.#z1;
    let z2 = this.#z2;
    for (let i = 0; i < count; i++) {
      const x = samples[i] ?? 0;
      const y = b0 * x + z1;
      z1 = b1 * x - a1 * y + z2;
      z2 = b2 * x - a2 * y;
      samples[i] = y;
    }
    this.#z1 = z1;
    this.#z2 = z2;
  }
}

/** The two filters of ITU-R BS.1770-4 (its table of coefficients for 48 kHz): the head, then low rumble. */
const headFilter: Coefficients = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const rumbleFilter: Coefficients = {
  b0: 1,
  b1: -2,
  b2: 1,
  a1: -1.99004745483398,
  a2: 0.99007225036621,
};

/** Mean loudness of one channel or several over their whole length, without gates. Takes sound in pieces. */
export class LoudnessMeter {
  readonly #filters: readonly (readonly [Biquad, Biquad])[];
  #energy = 0;
  #frames = 0;

  constructor(channels: number) {
    this.#filters = Array.from(
      { length: channels },
      () => [new Biquad(headFilter), new Biquad(rumbleFilter)] as const,
    );
  }

  add(channels: readonly Float32Array[], count: number): void {
    channels.forEach((samples, channel) => {
      const weighted = samples.slice(0, count);
      for (const filter of this.#filters[channel] ?? []) filter.run(weighted);
      for (const sample of weighted) this.#energy += sample * sample;
    });
    this.#frames += count;
  }

  /** Loudness units below full scale, a negative number; -Infinity for silence. */
  get lufs(): number {
    return this.#frames === 0
      ? Number.NEGATIVE_INFINITY
      : -0.691 + 10 * Math.log10(this.#energy / this.#frames);
  }
}
