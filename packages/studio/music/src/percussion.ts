import { seededRandom } from '@groundwork/imaging/seeded-random';
import { SAMPLE_RATE } from '@groundwork/sound/wav';
import { frames, mono, type Partial, type PlayedNote, ringing, shape, TAU } from './tones.js';

export function kick(): PlayedNote {
  const out = new Float32Array(frames(0.3));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / SAMPLE_RATE;
    phase += (TAU * (46 + 60 * Math.exp(-t * 38))) / SAMPLE_RATE;
    out[i] = Math.sin(phase) * Math.exp(-t * 13);
  }
  return mono(shape(out, 0.004, 0.2, 0.1));
}

export function shaker(variant: number): PlayedNote {
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

export function tick(): PlayedNote {
  const partials: Partial[] = [
    { ratio: 1, level: 0.6, decay: 0.14 },
    { ratio: 1.71, level: 0.35, decay: 0.09 },
    { ratio: 2.9, level: 0.12, decay: 0.05 },
  ];
  return mono(shape(ringing(620, partials, frames(0.16)), 0.002, 0.12, 0.04));
}

/** A brush across a drum skin: noise without edges. */
export function brush(variant: number): PlayedNote {
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
export function swell(seconds: number): PlayedNote {
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
