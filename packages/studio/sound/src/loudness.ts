import { Biquad, type Coefficients } from './biquad.js';

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
