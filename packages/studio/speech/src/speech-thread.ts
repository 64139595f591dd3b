import { serveThread } from '@groundwork/runtime/worker-threads';
import { decodeWav, encodeWav } from '@groundwork/sound/wav';
import type { Renderings } from './espeak.js';
import { finishVoice } from './finish.js';
import { measureSpans, type Span } from './word-times.js';

/** Sentences that were said, and the pieces each was said in. */
export interface SpokenSentences {
  readonly sentences: readonly { readonly renderings: Renderings; readonly pieces: number }[];
  /** Silence between sentences. */
  readonly pauseSeconds: number;
}

export interface FinishedSpeech {
  readonly wav: Uint8Array;
  readonly seconds: number;
  /** Of every piece of every sentence, in order. */
  readonly spans: readonly Span[];
}

/** Around each sentence: the breath before a word's first sound and the end of its last one, and silence for the rest. */
const AROUND_SECONDS = 0.04;

function decode(bytes: Uint8Array) {
  return decodeWav(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

function finish({ sentences, pauseSeconds }: SpokenSentences): FinishedSpeech {
  const parts: Float32Array[] = [];
  const spans: Span[] = [];
  let rate = 22_050;
  let length = 0;
  for (const { renderings, pieces } of sentences) {
    const plain = decode(renderings.plain);
    rate = plain.sampleRate;
    const found = measureSpans(
      {
        plain: plain.samples,
        level: decode(renderings.level).samples,
        marked: decode(renderings.marked).samples,
      },
      rate,
      pieces,
    );
    const heard = found.filter((span) => span.end > span.start);
    const around = AROUND_SECONDS;
    const from = Math.max(0, Math.round(((heard[0]?.start ?? 0) - around) * rate));
    const until = Math.round(((heard.at(-1)?.end ?? 0) + around) * rate);
    const pause = Math.round((parts.length === 0 ? around : pauseSeconds - 2 * around) * rate);
    const said = plain.samples.subarray(from, until);
    parts.push(new Float32Array(pause), said);
    const shift = (length + pause - from) / rate;
    spans.push(...found.map(({ start, end }) => ({ start: start + shift, end: end + shift })));
    length += pause + said.length;
  }
  const raw = new Float32Array(Math.max(length, 1) + Math.round(AROUND_SECONDS * rate));
  let at = 0;
  for (const part of parts) {
    raw.set(part, at);
    at += part.length;
  }
  const { samples, cut } = finishVoice(raw, rate);
  const seconds = samples.length / 48_000;
  const inside = (time: number) => Math.min(seconds, Math.max(0, time - cut));
  return {
    wav: encodeWav(samples, 1),
    seconds,
    spans: spans.map(({ start, end }) => ({ start: inside(start), end: inside(end) })),
  };
}

serveThread(finish);
