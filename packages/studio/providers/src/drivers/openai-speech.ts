import type { SpeechCreateParams } from 'openai/resources/audio/speech';
import { z } from 'zod';
import { ask, askJson, type EngineConnection } from '../calls/ask.js';
import { EngineFault } from '../calls/engine-call.js';
import type { CallAttempt } from '../calls/make-call.js';
import { keptWords } from '../calls/provider-error.js';
import type { SpeechDriver, SpeechRequest, SpokenAudio } from './driver.js';

type To = EngineConnection<'speech'>;

/** Six minutes of uncompressed sound. */
const MOST_AUDIO_BYTES = 64 * 1024 * 1024;

/** Decodes the sound in a JSON answer. @throws EngineFault */
export function audioFromBase64(base64: string): Buffer {
  const audio = Buffer.from(base64, 'base64');
  if (audio.length === 0) throw new EngineFault('speech', 'empty', 'an answer without sound');
  return audio;
}

/** POST /audio/speech, as OpenAI, LocalAI, vLLM-Omni, speaches, Kokoro-FastAPI and LiteLLM take it. */
export const openAiSpeech: SpeechDriver = (to, request, attempt) =>
  (request.settings.wordTimes === 'captioned' ? captioned : speak)(to, request, attempt);

function bodyOf({ model, profile, options }: To, { text, voice }: SpeechRequest) {
  const body = { model, input: text, voice } satisfies SpeechCreateParams;
  return { response_format: 'wav', ...profile.send, ...options, ...body };
}

async function speak(
  to: To,
  request: SpeechRequest,
  { signal, idempotencyKey }: CallAttempt,
): Promise<SpokenAudio> {
  const { type, bytes } = await ask(to, {
    path: '/audio/speech',
    json: bodyOf(to, request),
    headers: { 'idempotency-key': idempotencyKey },
    signal,
    mostBytes: MOST_AUDIO_BYTES,
  });
  if (bytes.length === 0) throw new EngineFault('speech', 'empty', 'an answer without a body');
  // Gateways answer 200 with a page or with an error as JSON.
  if (/json|^text\/|xml/u.test(type)) {
    const said = keptWords(bytes.toString('utf8', 0, 200), to.apiKey);
    throw new EngineFault('speech', 'malformed', `${type} instead of sound: ${said}`);
  }
  to.exchange.usage = { characters: request.text.length };
  return { audio: bytes, contentType: type, times: null };
}

const captionedSchema = z.object({
  audio: z.string(),
  timestamps: z
    .array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() }))
    .nullish(),
});

/** Kokoro-FastAPI's own endpoint with word times, next to the versioned API. */
async function captioned(
  to: To,
  request: SpeechRequest,
  { signal }: CallAttempt,
): Promise<SpokenAudio> {
  const { audio, timestamps } = await askJson(to, captionedSchema, {
    path: new URL('/dev/captioned_speech', to.baseUrl).href,
    json: { ...bodyOf(to, request), stream: false, return_timestamps: true },
    signal,
  });
  to.exchange.usage = { characters: request.text.length };
  return {
    audio: audioFromBase64(audio),
    contentType: '',
    times:
      timestamps?.map(({ word, start_time, end_time }) => ({
        ...{ text: word, start: start_time, end: end_time },
      })) ?? null,
  };
}
