import { seededRandom } from '@groundwork/imaging/seeded-random';
import { SAMPLE_RATE } from '@groundwork/sound/wav';
import { pad, strings } from './ensemble.js';
import type { Instrument } from './harmony.js';
import {
  frames,
  hertz,
  mono,
  type Partial,
  type PlayedNote,
  ringing,
  shape,
  TAU,
} from './tones.js';

/** Felt piano: stiff strings (sharp upper partials), soft hammer; struck harder, it is brighter. */
function piano(pitch: number, seconds: number, brightness: number): PlayedNote {
  const partials = Array.from({ length: 14 }, (_, index): Partial => {
    const n = index + 1;
    return {
      ratio: n * Math.sqrt(1 + 0.0005 * n * n),
      level: n ** -(1.95 - 0.85 * brightness) * (n === 1 ? 0.9 : 1),
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
    out[i] = (out[i] ?? 0) + thump * 0.4 * (1 - i / knock);
  }
  return mono(shape(out, 0.006, seconds, release));
}

/** A nylon string plucked at a fifth of its length, without every fifth partial. */
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
    case 'strings':
      return strings(pitch, seconds, brightness);
    case 'swell':
      return swell(seconds);
    case 'brush':
      return brush(pitch);
    case 'kick':
      return kick();
    case 'shaker':
      return shaker(pitch);
    case 'tick':
      return tick();
  }
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

/** A brush across a drum skin: noise without edges. */
function brush(variant: number): PlayedNote {
  const random = seededRandom(variant, 'brush');
  const out = new Float32Array(frames(0.24));
  let low = 0;
  let lower = 0;
  for (let i = 0; i < out.length; i++) {
    low += (random.between(-1, 1) - low) * 0.5;
    lower += (low - lower) * 0.06;
    const t = i / SAMPLE_RATE;
    const swell = t < 0.05 ? Math.sin((Math.PI * t) / 0.1) : Math.exp(-(t - 0.05) * 22);
    out[i] = (low - lower) * swell;
  }
  return mono(shape(out, 0.004, 0.2, 0.04));
}

/** Cymbals rolled with soft mallets into a new section: bright noise that rises, different on each side. */
function swell(seconds: number): PlayedNote {
  const side = (name: string): Float32Array => {
    const random = seededRandom(1, name);
    const out = new Float32Array(frames(seconds + 0.9));
    const peak = frames(seconds);
    let low = 0;
    let lower = 0;
    for (let i = 0; i < out.length; i++) {
      low += (random.between(-1, 1) - low) * 0.7;
      lower += (low - lower) * 0.35;
      const t = i / SAMPLE_RATE;
      const rise = i < peak ? (t / seconds) ** 3 : Math.exp(-(t - seconds) * 5);
      out[i] = (low - lower) * rise;
    }
    return shape(out, 0.01, seconds + 0.5, 0.4);
  };
  return { left: side('swell left'), right: side('swell right') };
}
