import { Biquad, highPass, LoudnessMeter, lowPass, peaking } from '@groundwork/sound/loudness';
import { resample } from '@groundwork/sound/resample';
import { encodeWav, SAMPLE_RATE } from '@groundwork/sound/wav';
import type { Span } from './word-times.js';

/** All voices come out equally loud; the film does the final levelling. */
const TARGET_LUFS = -19;
const PEAK = 10 ** (-3 / 20);
/** Silence kept before the first sound and after the last one. */
const MARGIN_SECONDS = 0.03;
const FADE_SECONDS = 0.008;

/** A small furnished room: first echoes in seconds, and how much of the voice each gives back. */
const echoes = [
  [0.0073, 0.075],
  [0.0127, -0.06],
  [0.0191, 0.05],
  [0.0283, -0.035],
] as const;

/**
 * Turns the synthesiser's dry, bright 22 kHz sound into a voice at 48 kHz that one can listen to: its buzz
 * around 3 kHz and its hiss taken down, some chest, a breath of room, equal loudness, silence trimmed.
 * @returns the sound and the seconds cut off its beginning
 */
export function finishVoice(
  raw: Float32Array,
  sampleRate: number,
): { readonly samples: Int16Array; readonly cut: number } {
  const voice = resample(raw, sampleRate, SAMPLE_RATE);
  for (const filter of [
    highPass(72),
    peaking(190, 0.9, 1.5),
    peaking(3100, 0.9, -3.5),
    peaking(5600, 1, -2.5),
    lowPass(9500),
  ]) {
    new Biquad(filter).run(voice);
  }
  const room = voice.slice();
  new Biquad(lowPass(3200)).run(room);
  for (const [seconds, gain] of echoes) {
    const delay = Math.round(seconds * SAMPLE_RATE);
    for (let i = delay; i < voice.length; i++)
      voice[i] = (voice[i] ?? 0) + (room[i - delay] ?? 0) * gain;
  }
  return levelVoice(voice);
}

/**
 * A voice at 48 kHz as all voices are to be: equally loud, silence trimmed, its ends faded.
 * @returns the sound and the seconds cut off its beginning
 */
export function levelVoice(voice: Float32Array): {
  readonly samples: Int16Array;
  readonly cut: number;
} {
  const trimmed = trim(voice);
  return { samples: levelled(trimmed.samples), cut: trimmed.from / SAMPLE_RATE };
}

/** Leaves {@link MARGIN_SECONDS} around samples louder than 1/200 of the peak, and fades the ends. */
function trim(voice: Float32Array): { samples: Float32Array; from: number } {
  const peak = voice.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const floor = peak / 200;
  const heard = (sample: number) => Math.abs(sample) > floor;
  const first = Math.max(0, voice.findIndex(heard));
  const last = voice.findLastIndex(heard);
  const margin = Math.round(MARGIN_SECONDS * SAMPLE_RATE);
  const from = Math.max(0, first - margin);
  const until = last < 0 ? Math.min(voice.length, margin) : Math.min(voice.length, last + margin);
  const samples = voice.slice(from, until);
  const fade = Math.min(Math.round(FADE_SECONDS * SAMPLE_RATE), samples.length >> 1);
  for (let i = 0; i < fade; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * i) / fade);
    const end = samples.length - 1 - i;
    samples[i] = (samples[i] ?? 0) * gain;
    samples[end] = (samples[end] ?? 0) * gain;
  }
  return { samples, from };
}

function levelled(samples: Float32Array): Int16Array {
  const meter = new LoudnessMeter(1);
  meter.add([samples], samples.length);
  const wanted = Number.isFinite(meter.lufs) ? 10 ** ((TARGET_LUFS - meter.lufs) / 20) : 1;
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6);
  const out = new Int16Array(samples.length);
  for (let i = 0; i < out.length; i++)
    out[i] = Math.round(softened((samples[i] ?? 0) * wanted, peak * wanted) * 32767);
  return out;
}

/** Rounds off what rises over half of the allowed peak, so that a loud voice is not made quiet by one burst. */
function softened(value: number, peak: number): number {
  if (peak <= PEAK) return value;
  const knee = PEAK / 2;
  const size = Math.abs(value);
  if (size <= knee) return value;
  return Math.sign(value) * (knee + knee * Math.tanh((size - knee) / knee));
}

export interface FinishedSpeech {
  readonly wav: Uint8Array;
  readonly seconds: number;
  /** Of every piece of every sentence, in order. */
  readonly spans: readonly Span[];
}

/** Around each sentence: the breath before a word's first sound and the end of its last one. */
export const AROUND_SECONDS = 0.04;

/** Joins the parts of a speech and finishes its voice. @param after samples of silence at the end */
export function finishedSpeech(
  parts: readonly Float32Array[],
  spans: readonly Span[],
  finish: (raw: Float32Array) => { readonly samples: Int16Array; readonly cut: number },
  after = 0,
): FinishedSpeech {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const raw = new Float32Array(Math.max(length, 1) + after);
  let at = 0;
  for (const part of parts) {
    raw.set(part, at);
    at += part.length;
  }
  const { samples, cut } = finish(raw);
  const seconds = samples.length / SAMPLE_RATE;
  const inside = (time: number) => Math.min(seconds, Math.max(0, time - cut));
  return {
    wav: encodeWav(samples, 1),
    seconds,
    spans: spans.map(({ start, end }) => ({ start: inside(start), end: inside(end) })),
  };
}
