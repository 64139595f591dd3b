import { SAMPLE_RATE } from '@groundwork/sound/wav';

/** Delay of each line in samples: primes, so that no echoes fall together. */
const DELAYS = [1481, 1693, 1931, 2203, 2539, 2851, 3181, 3557] as const;
const PRE_DELAY = Math.round(0.018 * SAMPLE_RATE);

/** A feedback delay network of eight damped lines mixed by a Householder matrix. Takes sound in pieces. */
export class Reverb {
  readonly #lines = DELAYS.map((length) => new Float32Array(length));
  readonly #places = DELAYS.map(() => 0);
  readonly #damped = DELAYS.map(() => 0);
  readonly #feedback: readonly number[];
  readonly #damping: number;
  readonly #before = [new Float32Array(PRE_DELAY), new Float32Array(PRE_DELAY)] as const;
  #beforeAt = 0;

  /**
   * @param seconds until the room has fallen by 60 dB
   * @param damping 0..1, how fast the high notes die
   */
  constructor(seconds: number, damping: number) {
    this.#feedback = DELAYS.map((length) => 10 ** ((-3 * length) / (seconds * SAMPLE_RATE)));
    this.#damping = damping;
  }

  /** Adds the room's response to left and right. */
  addTo(
    left: Float32Array,
    right: Float32Array,
    sentLeft: Float32Array,
    sentRight: Float32Array,
    count: number,
  ): void {
    const lines = this.#lines;
    const places = this.#places;
    const damped = this.#damped;
    const [beforeLeft, beforeRight] = this.#before;
    const size = DELAYS.length;
    for (let i = 0; i < count; i++) {
      const inLeft = beforeLeft[this.#beforeAt] ?? 0;
      const inRight = beforeRight[this.#beforeAt] ?? 0;
      beforeLeft[this.#beforeAt] = sentLeft[i] ?? 0;
      beforeRight[this.#beforeAt] = sentRight[i] ?? 0;
      this.#beforeAt = this.#beforeAt + 1 === PRE_DELAY ? 0 : this.#beforeAt + 1;
      let sum = 0;
      for (let line = 0; line < size; line++) {
        const out = lines[line]?.[places[line] ?? 0] ?? 0;
        const soft = out + ((damped[line] ?? 0) - out) * this.#damping;
        damped[line] = soft;
        sum += soft;
      }
      const spread = (2 / size) * sum;
      let outLeft = 0;
      let outRight = 0;
      for (let line = 0; line < size; line++) {
        const even = line % 2 === 0;
        const soft = damped[line] ?? 0;
        if (even) outLeft += line % 4 === 0 ? soft : -soft;
        else outRight += line % 4 === 1 ? soft : -soft;
        const place = places[line] ?? 0;
        const buffer = lines[line];
        if (buffer === undefined) continue;
        buffer[place] = (soft - spread) * (this.#feedback[line] ?? 0) + (even ? inLeft : inRight);
        places[line] = place + 1 === buffer.length ? 0 : place + 1;
      }
      left[i] = (left[i] ?? 0) + outLeft * 0.35;
      right[i] = (right[i] ?? 0) + outRight * 0.35;
    }
  }
}
