import type { ElevenLabs } from 'elevenlabs';
import { z } from 'zod';
import { askJson } from '../calls/ask.js';
import type { SpeechDriver, TimedText } from './driver.js';
import { audioFromBase64 } from './openai-speech.js';

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
/** The text before is for the tone: so many characters of it are enough. */
const MOST_BEFORE = 300;
/** The same text is said alike; a film says each sentence once. */
const SEED = 7;

/** POST /text-to-speech/{voice}/with-timestamps; the base URL ends before `/v1`, or with it. */
export const elevenLabsSpeech: SpeechDriver = async (to, request, { signal }) => {
  const { text, voice, language, before = '' } = request;
  const { model, profile, options } = to;
  const body = {
    text,
    model_id: model,
    // The text is written out already as it is to be said.
    apply_text_normalization: 'off',
    ...(profile.refuses.includes('language_code') ? {} : { language_code: language }),
    ...(profile.seed ? { seed: SEED } : {}),
    ...(before === '' ? {} : { previous_text: before.slice(-MOST_BEFORE) }),
  } satisfies ElevenLabs.TextToSpeechWithTimestampsRequest;
  const base = /\/v\d+$/u.test(to.baseUrl) ? '' : '/v1';
  const spoken = encodeURIComponent(voice);
  const answer = await askJson(to, answerSchema, {
    path: `${base}/text-to-speech/${spoken}/with-timestamps?output_format=${OUTPUT_FORMAT}`,
    json: { ...profile.send, ...options, ...body },
    signal,
  });
  to.exchange.usage = { characters: text.length };
  const given = answer.alignment ?? answer.normalized_alignment ?? null;
  return {
    audio: audioFromBase64(answer.audio_base64),
    contentType: 'audio/mpeg',
    times: given && timesOf(given),
  };
};

function timesOf(alignment: z.output<typeof alignmentSchema>): TimedText[] {
  return alignment.characters.flatMap((text, index) => {
    const start = alignment.character_start_times_seconds[index];
    const end = alignment.character_end_times_seconds[index];
    return start === undefined || end === undefined ? [] : [{ text, start, end }];
  });
}
