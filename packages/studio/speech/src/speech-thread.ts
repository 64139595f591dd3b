import { serveThread } from '@groundwork/runtime/worker-threads';
import { decodeWav } from '@groundwork/sound/wav';
import type { Renderings } from './espeak.js';
import { AROUND_SECONDS, type FinishedSpeech, finishedSpeech, finishVoice } from './finish.js';
import { measureSpans, type Span } from './word-times.js';

/** Sentences that were said, and the pieces each was said in. */
export interface SpokenSentences {
  readonly sentences: readonly { readonly renderings: Renderings; readonly pieces: number }[];
  /** Silence between sentences. */
  readonly pauseSeconds: number;
}

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
  const finishAt = (raw: Float32Array) => finishVoice(raw, rate);
  return finishedSpeech(parts, spans, finishAt, Math.round(AROUND_SECONDS * rate));
}

serveThread(finish);
