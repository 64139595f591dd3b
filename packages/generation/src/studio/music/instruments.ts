import { seededRandom } from '../seeded-random.js';
import { SAMPLE_RATE } from '../sound/wav.js';
import type { Instrument } from './score.js';

/** A played note, left and right; the same array twice for one that has no width. */
export interface PlayedNote {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

interface Partial {
  /** Multiple of the note's frequency. */
  readonly ratio: number;
  readonly level: number;
  /** Seconds in which it falls by 60 dB. */
  readonly decay: number;
}

const TAU = 2 * Math.PI;

function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

function frames(seconds: number): number {
  return Math.ceil(seconds * SAMPLE_RATE);
}

/** Decaying sines by the resonator recurrence: one multiplication a partial and sample. */
function ringing(frequency: number, partials: readonly Partial[], length: number): Float32Array {
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
function shape(samples: Float32Array, attack: number, hold: number, release: number): Float32Array {
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

function mono(samples: Float32Array): PlayedNote {
  return { left: samples, right: samples };
}

/** Felt piano: stiff strings (sharp upper partials), soft hammer. */
function piano(pitch: number, seconds: number, brightness: number): PlayedNote {
  const partials = Array.from({ length: 9 }, (_, index): Partial => {
    const n = index + 1;
    return {
      ratio: n * Math.sqrt(1 + 0.0005 * n * n),
      level: n ** -(2.1 - 0.9 * brightness) * (n === 1 ? 0.9 : 1),
      decay: ((5.2 - (pitch - 48) * 0.06) * 2) / (1 + n * 0.55),
    };
  });
  const release = 0.7;
  const length = frames(seconds + release);
  const out = ringing(hertz(pitch), partials, length);
  const random = seededRandom(pitch, 'hammer');
  let thump = 0;
  const knock = frames(0.03);
  for (let i = 0; i < Math.min(knock, length); i++) {
    thump += (random.between(-1, 1) - thump) * 0.06;
    out[i] = (out[i] ?? 0) + thump * 0.5 * (1 - i / knock);
  }
  return mono(shape(out, 0.006, seconds, release));
}

/** Nylon string plucked at a fifth of its length, which leaves out every fifth partial. */
function pluck(pitch: number, seconds: number, brightness: number): PlayedNote {
  const partials = Array.from({ length: 10 }, (_, index): Partial => {
    const n = index + 1;
    return {
      ratio: n * Math.sqrt(1 + 0.0001 * n * n),
      level: Math.abs(Math.sin(n * Math.PI * 0.2)) * n ** -(2 - 0.7 * brightness) * 1.6,
      decay: (3.4 - (pitch - 48) * 0.035) / n ** 0.75,
    };
  });
  const length = frames(seconds + 0.5);
  return mono(shape(ringing(hertz(pitch), partials, length), 0.003, seconds, 0.5));
}

/** Between a celesta and a far bell. */
function bell(pitch: number, seconds: number): PlayedNote {
  const partials: Partial[] = [
    { ratio: 1, level: 0.8, decay: 3.2 },
    { ratio: 2.002, level: 0.22, decay: 1.9 },
    { ratio: 3.01, level: 0.1, decay: 1.1 },
    { ratio: 5.43, level: 0.04, decay: 0.35 },
  ];
  const length = frames(seconds + 1.6);
  return mono(shape(ringing(hertz(pitch), partials, length), 0.008, seconds, 1.6));
}

function bass(pitch: number, seconds: number): PlayedNote {
  const partials: Partial[] = [
    { ratio: 1, level: 0.9, decay: 6 },
    { ratio: 2, level: 0.42, decay: 3 },
    { ratio: 3, level: 0.16, decay: 1.6 },
    { ratio: 4, level: 0.05, decay: 0.9 },
  ];
  const release = Math.min(1.2, 0.15 + seconds * 0.15);
  const length = frames(seconds + release);
  return mono(shape(ringing(hertz(pitch), partials, length), 0.022, seconds, release));
}

const TABLE = 2048;

/** One period with the harmonics under 5 kHz, falling fast: strings heard through a wall of felt. */
function padTable(frequency: number, brightness: number): Float32Array {
  const table = new Float32Array(TABLE + 1);
  const harmonics = Math.min(16, Math.floor(5000 / frequency));
  for (let n = 1; n <= harmonics; n++) {
    const level = n ** -(2.2 - 0.8 * brightness);
    const phase = n * n * 0.7;
    for (let i = 0; i <= TABLE; i++) {
      table[i] = (table[i] ?? 0) + level * Math.sin((TAU * n * i) / TABLE + phase);
    }
  }
  return table;
}

/** Three strings a side, a few cents apart, each at its own place in its period. */
function pad(pitch: number, seconds: number, brightness: number): PlayedNote {
  const frequency = hertz(pitch);
  const table = padTable(frequency, brightness);
  const attack = Math.min(0.9, seconds * 0.45);
  const release = Math.min(1.6, seconds);
  const length = frames(seconds + release);
  const side = (cents: readonly number[], offset: number): Float32Array => {
    const out = new Float32Array(length);
    cents.forEach((detune, index) => {
      const step = (frequency * 2 ** (detune / 1200) * TABLE) / SAMPLE_RATE;
      let at = ((offset + index * 0.37 + pitch * 0.13) % 1) * TABLE;
      for (let i = 0; i < length; i++) {
        const whole = at | 0;
        const low = table[whole] ?? 0;
        out[i] = (out[i] ?? 0) + (low + ((table[whole + 1] ?? 0) - low) * (at - whole)) / 3;
        at += step;
        if (at >= TABLE) at -= TABLE;
      }
    });
    return shape(out, attack, seconds, release);
  };
  return { left: side([-6, 0.5, 4], 0.05), right: side([-4, -0.5, 6], 0.55) };
}

function kick(): PlayedNote {
  const out = new Float32Array(frames(0.3));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / SAMPLE_RATE;
    phase += (TAU * (46 + 60 * Math.exp(-t * 38))) / SAMPLE_RATE;
    out[i] = Math.sin(phase) * Math.exp(-t * 13);
  }
  return mono(shape(out, 0.004, 0.2, 0.1));
}

function shaker(variant: number): PlayedNote {
  const random = seededRandom(variant, 'shaker');
  const out = new Float32Array(frames(0.12));
  let low = 0;
  let before = 0;
  for (let i = 0; i < out.length; i++) {
    const noise = random.between(-1, 1);
    low += (noise - low) * 0.55;
    const high = low - before;
    before = low;
    const t = i / SAMPLE_RATE;
    out[i] = high * Math.min(1, t / 0.014) * Math.exp(-Math.max(0, t - 0.014) * 46);
  }
  return mono(out);
}

function tick(): PlayedNote {
  const partials: Partial[] = [
    { ratio: 1, level: 0.6, decay: 0.14 },
    { ratio: 1.71, level: 0.35, decay: 0.09 },
    { ratio: 2.9, level: 0.12, decay: 0.05 },
  ];
  return mono(shape(ringing(620, partials, frames(0.16)), 0.002, 0.12, 0.04));
}

/** Plays one note at full level. */
export function play(
  instrument: Instrument,
  pitch: number,
  seconds: number,
  brightness: number,
): PlayedNote {
  switch (instrument) {
    case 'pad':
      return pad(pitch, seconds, brightness);
    case 'piano':
      return piano(pitch, seconds, brightness);
    case 'pluck':
      return pluck(pitch, seconds, brightness);
    case 'bell':
      return bell(pitch, seconds);
    case 'bass':
      return bass(pitch, seconds);
    case 'kick':
      return kick();
    case 'shaker':
      return shaker(pitch);
    case 'tick':
      return tick();
  }
}
