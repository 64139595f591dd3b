import { SAMPLE_RATE } from '@groundwork/sound/wav';

/** A played note, left and right; the same array twice for one that has no width. */
export interface PlayedNote {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export interface Partial {
  /** Multiple of the note's frequency. */
  readonly ratio: number;
  readonly level: number;
  /** Seconds in which it falls by 60 dB. */
  readonly decay: number;
}

export const TAU = 2 * Math.PI;

export function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

export function frames(seconds: number): number {
  return Math.ceil(seconds * SAMPLE_RATE);
}

/** Decaying sines by the resonator recurrence: one multiplication a partial and sample. */
export function ringing(
  frequency: number,
  partials: readonly Partial[],
  length: number,
): Float32Array {
  const out = new Float32Array(length);
  for (const { ratio, level, decay } of partials) {
    const omega = (TAU * frequency * ratio) / SAMPLE_RATE;
    if (omega > Math.PI * 0.4) continue;
    const radius = 10 ** (-3 / (decay * SAMPLE_RATE));
    const coefficient = 2 * radius * Math.cos(omega);
    const square = radius * radius;
    let before = 0;
    let current = level * radius * Math.sin(omega);
    const end = Math.min(length, frames(decay * 1.4));
    for (let i = 1; i < end; i++) {
      out[i] = (out[i] ?? 0) + current;
      const next = coefficient * current - square * before;
      before = current;
      current = next;
    }
  }
  return out;
}

/** Rises in `attack` seconds and, after `hold` seconds, dies away in `release` seconds. */
export function shape(
  samples: Float32Array,
  attack: number,
  hold: number,
  release: number,
): Float32Array {
  const rise = frames(attack);
  const letGo = frames(hold);
  const fall = frames(release);
  for (let i = 0; i < samples.length; i++) {
    const up = i < rise ? 0.5 - 0.5 * Math.cos((Math.PI * i) / rise) : 1;
    const past = i - letGo;
    const down = past <= 0 ? 1 : past >= fall ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * past) / fall);
    samples[i] = (samples[i] ?? 0) * up * down;
  }
  return samples;
}

export function mono(samples: Float32Array): PlayedNote {
  return { left: samples, right: samples };
}
