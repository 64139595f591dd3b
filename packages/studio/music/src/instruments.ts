import { seededRandom } from '@groundwork/imaging/seeded-random';
import { pad, strings } from './ensemble.js';
import type { Instrument } from './notation.js';
import { brush, kick, shaker, swell, tick } from './percussion.js';
import { frames, hertz, mono, type Partial, type PlayedNote, ringing, shape } from './tones.js';

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
