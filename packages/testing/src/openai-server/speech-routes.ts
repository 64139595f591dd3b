import { z } from 'zod';
import {
  type EngineAnswer,
  type EngineRequest,
  type EngineRoute,
  errorAnswer,
} from './engine-route.js';
import { type ToneSpeech, throughFfmpeg, toneSpeech } from './tone-speech.js';

const types: Readonly<Record<string, string>> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  opus: 'audio/ogg',
  pcm: 'audio/pcm',
};

const requestSchema = z.object({
  model: z.string().min(1),
  input: z.string().min(1).max(4096),
  voice: z.string().min(1),
  response_format: z.enum(['wav', 'mp3', 'flac', 'opus', 'pcm']).default('mp3'),
});

const elevenLabsSchema = z.object({ text: z.string().min(1), model_id: z.string().min(1) });

async function encoded({ wav }: ToneSpeech, format: string): Promise<Buffer> {
  if (format === 'wav') return wav;
  if (format === 'pcm') return wav.subarray(44);
  const container = format === 'opus' ? 'ogg' : format;
  return throughFfmpeg(['-i', '-', '-f', container, '-'], wav);
}

/** The malformed sound of a server with such a fault; null without one. */
function broken({ fault }: EngineRequest, { wav }: ToneSpeech): EngineAnswer | null {
  const headers = { 'content-type': 'audio/wav' };
  if (fault === 'empty') return { body: Buffer.alloc(0), headers };
  if (fault === 'refusal') return errorAnswer(400, 'no', 'content_policy_violation');
  if (fault === 'malformed') return { body: { error: 'the model is loading' } };
  // The sound of its first part only, as a whole file.
  if (fault === 'wrong_size') {
    const part = Buffer.from(wav.subarray(0, 44 + Math.round((wav.length - 44) * 0.1) * 2));
    part.writeUInt32LE(part.length - 44, 40);
    return { body: part, headers };
  }
  return null;
}

/** Speech of tones by OpenAI's, Kokoro's and ElevenLabs' shapes. */
export function speechRoutes(): EngineRoute[] {
  const capability = () => 'speech' as const;
  return [
    {
      method: 'POST',
      path: /^\/audio\/speech$/,
      capability,
      answer: async (request) => {
        const read = requestSchema.safeParse(JSON.parse(request.body.toString('utf8')));
        if (!read.success) return errorAnswer(400, z.prettifyError(read.error));
        const speech = toneSpeech(read.data.input);
        const fault = broken(request, speech);
        if (fault !== null) return fault;
        const format = read.data.response_format;
        const body = await encoded(speech, format);
        return { body, headers: { 'content-type': types[format] ?? '' } };
      },
    },
    {
      method: 'POST',
      path: /^\/dev\/captioned_speech$/,
      capability,
      answer: (request) => {
        const read = requestSchema.safeParse(JSON.parse(request.body.toString('utf8')));
        if (!read.success) return errorAnswer(400, z.prettifyError(read.error));
        const speech = toneSpeech(read.data.input);
        return {
          body: {
            audio: request.fault === 'empty' ? '' : speech.wav.toString('base64'),
            audio_format: 'audio/wav',
            timestamps: speech.words.map(({ text, start, end }) => ({
              word: text,
              start_time: start,
              end_time: end,
            })),
          },
        };
      },
    },
    {
      method: 'POST',
      path: /^\/text-to-speech\/[^/]+\/with-timestamps$/,
      capability,
      answer: (request) => {
        if (request.headers['xi-api-key'] === undefined) return errorAnswer(401, 'no key');
        const read = elevenLabsSchema.safeParse(JSON.parse(request.body.toString('utf8')));
        if (!read.success) return errorAnswer(422, z.prettifyError(read.error));
        const speech = toneSpeech(read.data.text);
        const times = characterTimes(read.data.text, speech);
        return {
          body: {
            audio_base64: request.fault === 'empty' ? '' : speech.wav.toString('base64'),
            alignment: request.fault === 'malformed' ? { characters: 7 } : times,
            normalized_alignment: null,
          },
        };
      },
    },
  ];
}

/** Times of all characters: the letters of a word share its time, and all else takes none. */
function characterTimes(text: string, { words }: ToneSpeech) {
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let next = 0;
  for (const part of text.match(/\s+|\S+/gu) ?? []) {
    const isWord = /[\p{L}\p{N}]/u.test(part);
    const word = isWord ? words[next++] : undefined;
    const from = word?.start ?? ends.at(-1) ?? 0;
    const until = word?.end ?? from;
    const letters = part.match(/[\p{L}\p{N}]/gu)?.length ?? 1;
    let heard = 0;
    for (const character of part) {
      characters.push(character);
      starts.push(from + ((until - from) * heard) / letters);
      if (/[\p{L}\p{N}]/u.test(character)) heard += 1;
      ends.push(from + ((until - from) * heard) / letters);
    }
  }
  return {
    characters,
    character_start_times_seconds: starts,
    character_end_times_seconds: ends,
  };
}
