import type { TimedText } from '@groundwork/providers/drivers/driver';
import { serveThread } from '@groundwork/runtime/worker-threads';
import { resample } from '@groundwork/sound/resample';
import { decodeWav, SAMPLE_RATE } from '@groundwork/sound/wav';
import { AROUND_SECONDS, type FinishedSpeech, finishedSpeech, levelVoice } from '../finish.js';
import { findSounding, measureWords, type Span, spansFromTimes } from './measure-words.js';

/** A sentence that a server or an installed voice has said. */
export interface RecordedSentence {
  /** WAV, 48 kHz, 16-bit, mono; or samples, -1 to 1, with how many make a second. */
  readonly sound: Uint8Array | { readonly samples: Float32Array; readonly sampleRate: number };
  /** The server's, in seconds of this recording; null when it gave none. */
  readonly times: readonly TimedText[] | null;
  readonly pieces: readonly string[];
  /** Silence before it, in seconds, when it is not the first. */
  readonly pauseSeconds: number;
}

function finish(sentences: readonly RecordedSentence[]): FinishedSpeech {
  const parts: Float32Array[] = [];
  const spans: Span[] = [];
  let length = 0;
  for (const { sound, times, pieces, pauseSeconds } of sentences) {
    const samples = samplesOf(sound);
    const sounding = findSounding(samples, SAMPLE_RATE);
    const heard = spansOf(pieces, times, sounding);
    const first = sounding.stretches[0]?.start ?? 0;
    const last = sounding.stretches.at(-1)?.end ?? 0;
    const from = Math.max(0, Math.round((first - AROUND_SECONDS) * SAMPLE_RATE));
    const until = Math.round((last + AROUND_SECONDS) * SAMPLE_RATE);
    const gap = parts.length === 0 ? 0 : Math.max(0, pauseSeconds - 2 * AROUND_SECONDS);
    const pause = Math.round(gap * SAMPLE_RATE);
    const said = samples.subarray(from, until);
    parts.push(new Float32Array(pause), said);
    const shift = (length + pause - from) / SAMPLE_RATE;
    spans.push(...heard.map(({ start, end }) => ({ start: start + shift, end: end + shift })));
    length += pause + said.length;
  }
  return finishedSpeech(parts, spans, levelVoice);
}

/** At 48 kHz. */
function samplesOf(sound: RecordedSentence['sound']): Float32Array {
  if ('samples' in sound) return resample(sound.samples, sound.sampleRate, SAMPLE_RATE);
  return decodeWav(Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)).samples;
}

/** The server's times where it gave some that fit, else measured. */
function spansOf(
  pieces: readonly string[],
  times: readonly TimedText[] | null,
  sounding: ReturnType<typeof findSounding>,
): Span[] {
  const timed = times === null ? null : spansFromTimes(pieces, times);
  return timed ?? measureWords(pieces, sounding);
}

serveThread(finish);
