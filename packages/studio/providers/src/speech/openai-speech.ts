import { toFile } from 'openai';
import { z } from 'zod';
import type { EngineConnection } from '../calls/connection.js';
import { EngineFault } from '../calls/engine-call.js';
import { answerType, readAnswer } from '../read-answer.js';
import {
  audioFromBase64,
  MOST_AUDIO_BYTES,
  type SpeechDriver,
  type SpeechRequest,
  type SpokenAudio,
} from './speech-driver.js';
import type { TimedText } from './timed-text.js';

/** POST /audio/speech, as OpenAI, LocalAI, vLLM-Omni, speaches, Kokoro-FastAPI and LiteLLM take it. */
export const speakByOpenAi: SpeechDriver = async (connection, request, signal) => {
  if (request.settings.wordTimes === 'captioned') {
    return speakWithCaptions(connection, request, signal);
  }
  const spoken = await speak(connection, request, signal);
  if (request.settings.wordTimes === 'measured') return spoken;
  return { ...spoken, times: await transcribe(connection, request, spoken, signal) };
};

function bodyOf({ model }: EngineConnection, { text, voice, settings }: SpeechRequest) {
  const instructions =
    settings.instructions === null ? {} : { instructions: settings.instructions };
  return { model, input: text, voice, response_format: settings.format, ...instructions };
}

async function speak(
  connection: EngineConnection,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<SpokenAudio> {
  const answer = await connection.client.audio.speech.create(bodyOf(connection, request), {
    signal,
  });
  const contentType = answerType(answer);
  const audio = await readAnswer('speech', answer, MOST_AUDIO_BYTES);
  // Gateways answer 200 with a page or with an error as JSON.
  if (/json|^text\/|xml/u.test(contentType)) {
    const said = audio.toString('utf8', 0, 200);
    throw new EngineFault('speech', 'malformed', `${contentType} instead of sound: ${said}`);
  }
  return { audio, contentType, times: null };
}

const captionedSchema = z.object({
  audio: z.string(),
  timestamps: z
    .array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() }))
    .nullish(),
});

/** Kokoro-FastAPI's own endpoint with word times, next to the versioned API. */
async function speakWithCaptions(
  connection: EngineConnection,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<SpokenAudio> {
  const answer: unknown = await connection.client.post(
    new URL('/dev/captioned_speech', connection.baseUrl).href,
    { body: { ...bodyOf(connection, request), stream: false, return_timestamps: true }, signal },
  );
  const read = captionedSchema.safeParse(answer);
  if (!read.success) throw new EngineFault('speech', 'malformed', z.prettifyError(read.error));
  return {
    audio: audioFromBase64(read.data.audio),
    contentType: '',
    times:
      read.data.timestamps?.map(({ word, start_time, end_time }) => ({
        text: word,
        start: start_time,
        end: end_time,
      })) ?? null,
  };
}

const transcriptionSchema = z.object({
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })),
});

/**
 * Lets the server transcribe its own speech. Without times the words are measured, so a failure here never loses the
 * speech.
 */
async function transcribe(
  { client }: EngineConnection,
  { language, settings }: SpeechRequest,
  { audio, contentType }: SpokenAudio,
  signal: AbortSignal,
): Promise<TimedText[] | null> {
  try {
    const answer: unknown = await client.audio.transcriptions.create(
      {
        file: await toFile(audio, `speech.${settings.format}`, { type: contentType }),
        model: settings.transcriptionModel,
        language,
        response_format: 'verbose_json',
        timestamp_granularities: ['word'],
      },
      { signal },
    );
    const read = transcriptionSchema.safeParse(answer);
    return read.success
      ? read.data.words.map(({ word, start, end }) => ({ text: word, start, end }))
      : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
