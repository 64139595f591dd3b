import { BadRequestError, UnprocessableEntityError } from 'openai';
import { z } from 'zod';
import type { EngineConnection } from '../calls/connection.js';
import { EngineFault } from '../calls/engine-call.js';
import { audioFromBase64, type SpeechDriver, type SpeechRequest } from './speech-driver.js';
import type { TimedText } from './timed-text.js';

const alignmentSchema = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
});

const answerSchema = z.object({
  audio_base64: z.string(),
  alignment: alignmentSchema.nullish(),
  normalized_alignment: alignmentSchema.nullish(),
});

/** Of ElevenLabs' containers the one that every plan has. */
const OUTPUT_FORMAT = 'mp3_44100_128';

/** ElevenLabs' POST /v1/text-to-speech/{voice}/with-timestamps; the base URL ends before `/v1`, or with it. */
export const speakByElevenLabs: SpeechDriver = async (connection, request, signal) => {
  try {
    return read(await ask(connection, request, { language_code: request.language }, signal));
  } catch (error) {
    // Some models reject a language parameter; they detect it from the text.
    const refused = error instanceof BadRequestError || error instanceof UnprocessableEntityError;
    if (!refused || !/language/iu.test(error.message)) throw error;
    return read(await ask(connection, request, {}, signal));
  }
};

async function ask(
  { client, baseUrl, apiKey, model }: EngineConnection,
  { text, voice }: SpeechRequest,
  language: { readonly language_code?: string },
  signal: AbortSignal,
): Promise<unknown> {
  const base = /\/v\d+$/u.test(baseUrl) ? baseUrl : `${baseUrl}/v1`;
  return client.post(`${base}/text-to-speech/${encodeURIComponent(voice)}/with-timestamps`, {
    query: { output_format: OUTPUT_FORMAT },
    headers: { Authorization: null, 'xi-api-key': apiKey },
    // The text is written out already as it is to be said.
    body: { text, model_id: model, apply_text_normalization: 'off', ...language },
    signal,
  });
}

function read(answer: unknown) {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new EngineFault('speech', 'malformed', z.prettifyError(parsed.error));
  const { audio_base64, alignment, normalized_alignment } = parsed.data;
  const given = alignment ?? normalized_alignment ?? null;
  return {
    audio: audioFromBase64(audio_base64),
    contentType: 'audio/mpeg',
    times: given && timesOf(given),
  };
}

function timesOf(alignment: z.output<typeof alignmentSchema>): TimedText[] {
  return alignment.characters.flatMap((text, index) => {
    const start = alignment.character_start_times_seconds[index];
    const end = alignment.character_end_times_seconds[index];
    return start === undefined || end === undefined ? [] : [{ text, start, end }];
  });
}
