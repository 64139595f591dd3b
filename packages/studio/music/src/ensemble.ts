import { SAMPLE_RATE } from '@groundwork/sound/wav';
import { frames, hertz, type PlayedNote, shape, TAU } from './tones.js';

const TABLE = 2048;

/** One period with the harmonics under `highest` hertz, falling by `slope`. */
function periodOf(frequency: number, slope: number, highest: number): Float32Array {
  const table = new Float32Array(TABLE + 1);
  const harmonics = Math.max(1, Math.min(20, Math.floor(highest / frequency)));
  for (let n = 1; n <= harmonics; n++) {
    const level = n ** -slope;
    const phase = n * n * 0.7;
    for (let i = 0; i <= TABLE; i++) {
      table[i] = (table[i] ?? 0) + level * Math.sin((TAU * n * i) / TABLE + phase);
    }
  }
  return table;
}

interface Players {
  /** How far each is out of tune, in cents. */
  readonly cents: readonly number[];
  /** Position of the first one in its period, 0 to 1. */
  readonly offset: number;
  /** Depth in cents and speed in hertz. */
  readonly vibrato: readonly [depth: number, speed: number];
}

function unison(
  pitch: number,
  table: Float32Array,
  length: number,
  { cents, offset, vibrato }: Players,
): Float32Array {
  const out = new Float32Array(length);
  const [depth, speed] = vibrato;
  const frequency = hertz(pitch);
  const share = 1 / cents.length;
  /** Samples between two looks at the vibrato. */
  const stride = 64;
  cents.forEach((detune, index) => {
    const level = (frequency * 2 ** (detune / 1200) * TABLE) / SAMPLE_RATE;
    const turn = (TAU * (speed + index * 0.3) * stride) / SAMPLE_RATE;
    let at = ((offset + index * 0.37 + pitch * 0.13) % 1) * TABLE;
    for (let from = 0; from < length; from += stride) {
      const grown = Math.min(1, from / (0.6 * SAMPLE_RATE));
      const bent = (depth * grown * Math.sin((turn * from) / stride + index * 2)) / 1200;
      const step = level * (1 + bent * Math.LN2);
      const until = Math.min(length, from + stride);
      for (let i = from; i < until; i++) {
        const whole = at | 0;
        const low = table[whole] ?? 0;
        out[i] = (out[i] ?? 0) + (low + ((table[whole + 1] ?? 0) - low) * (at - whole)) * share;
        at += step;
        if (at >= TABLE) at -= TABLE;
      }
    }
  });
  return out;
}

/** Strings heard through a wall of felt: three a side, a few cents apart. */
export function pad(pitch: number, seconds: number, brightness: number): PlayedNote {
  const table = periodOf(hertz(pitch), 2 - 0.7 * brightness, 6500);
  const attack = Math.min(0.9, seconds * 0.45);
  const release = Math.min(1.6, seconds);
  const length = frames(seconds + release);
  const side = (cents: readonly number[], offset: number) =>
    shape(
      unison(pitch, table, length, { cents, offset, vibrato: [0, 1] }),
      attack,
      seconds,
      release,
    );
  return { left: side([-6, 0.5, 4], 0.05), right: side([-4, -0.5, 6], 0.55) };
}

/** A small section of violins or violas, bowed softly, with vibrato. */
export function strings(pitch: number, seconds: number, brightness: number): PlayedNote {
  const table = periodOf(hertz(pitch), 1.5 - 0.4 * brightness, 9000);
  const attack = Math.min(0.45, seconds * 0.4);
  const release = Math.min(0.7, seconds);
  const length = frames(seconds + release);
  const side = (cents: readonly number[], offset: number, speed: number) =>
    shape(
      unison(pitch, table, length, { cents, offset, vibrato: [9, speed] }),
      attack,
      seconds,
      release,
    );
  return { left: side([-5, 3], 0.1, 5.1), right: side([-2, 6], 0.6, 5.5) };
}
