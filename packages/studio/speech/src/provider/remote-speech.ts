import { createHash } from 'node:crypto';
import { languageTag } from '@groundwork/contract/catalogues/voices';
import { decodeSound, FilmError } from '@groundwork/film';
import { EngineFault } from '@groundwork/providers/calls/engine-call';
import { type SpokenAudio, timedTextSchema } from '@groundwork/providers/drivers/driver';
import { speechDriver } from '@groundwork/providers/drivers/drivers';
import {
  chooseVoice,
  type SpeechSettings,
  usualVoices,
} from '@groundwork/providers/speech/choose-voice';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { decodeWav, SAMPLE_RATE } from '@groundwork/sound/wav';
import { z } from 'zod';
import type { SpeechPort } from '../speech-port.js';
import { findSounding } from './measure-words.js';
import { narrateSentences } from './narrate-sentences.js';

/** Of one request: as many as OpenAI takes. */
const MOST_CHARACTERS = 4_000;
/** Samples without a container come so from OpenAI and Kokoro, unless the type says otherwise. */
const RAW_SAMPLE_RATE = 24_000;
/** No voice says more letters a second; one that seems to was cut off. A calm one says some fifteen. */
const MOST_LETTERS_PER_SECOND = 40;
/** Seconds that are looked at to see whether a recording ends in the middle of a sound. */
const END_SECONDS = 0.02;
/** A voice that dies away is quieter at its end than this share of its loudest moment. */
const STILL_LOUD = 0.5;

/**
 * Decodes a server's audio and checks that it is complete speech.
 *
 * @returns WAV, 48 kHz, 16-bit, mono
 * @throws EngineFault `malformed` for other data, `empty` for silence, `cut_off` for an early end
 */
async function hear(
  { audio, contentType }: Pick<SpokenAudio, 'audio' | 'contentType'>,
  text: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const wav = await decode(audio, contentType, signal);
  const { samples } = decodeWav(wav);
  const { stretches } = findSounding(samples, SAMPLE_RATE);
  const heard = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  if (heard === 0) throw new EngineFault('speech', 'empty', 'nothing can be heard');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (heard < letters / MOST_LETTERS_PER_SECOND) {
    throw cutOff(`${letters} letters in ${heard.toFixed(2)} s`);
  }
  if (endsLoud(samples)) {
    throw cutOff('the sound ends in the middle of a word');
  }
  return wav;
}

const cutOff = (message: string) =>
  new EngineFault('speech', 'cut_off', message, { answered: true });

async function decode(audio: Buffer, contentType: string, signal: AbortSignal): Promise<Buffer> {
  try {
    return await decodeSound({ bytes: audio, raw: rawOf(audio, contentType) }, signal);
  } catch (error) {
    if (!(error instanceof FilmError) || error.fault !== 'sound_unreadable') throw error;
    throw new EngineFault('speech', 'malformed', `${error.message} It is ${contentType}.`, {
      cause: error,
    });
  }
}

/** `audio/pcm`, `audio/L16; rate=…`; some servers call a WAV file so. */
function rawOf(audio: Buffer, contentType: string): { sampleRate: number } | null {
  if (!/^audio\/(?:x-)?(?:pcm|l16|raw)$/u.test(contentType)) return null;
  return audio.toString('latin1', 0, 4) === 'RIFF' ? null : { sampleRate: RAW_SAMPLE_RATE };
}

function endsLoud(samples: Float32Array): boolean {
  const size = Math.round(END_SECONDS * SAMPLE_RATE);
  const power = (from: number) =>
    samples.subarray(from, from + size).reduce((sum, sample) => sum + sample * sample, 0);
  let loudest = 0;
  for (let from = 0; from + size <= samples.length; from += size) {
    loudest = Math.max(loudest, power(from));
  }
  return samples.length >= size && power(samples.length - size) > loudest * STILL_LOUD ** 2;
}

/** Raised when the same answer would be kept otherwise. */
const CACHE_VERSION = 2;

/**
 * Narration by a speech server. The text is written as it is spoken and requested sentence by sentence; speech is
 * cached by voice and not paid for again. The embedded engine speaks languages that the server has no voice for. Once
 * it has taken over, it continues for the whole task: no film changes its voice midway.
 */
export function createRemoteSpeech(
  task: TaskEngines,
  embedded: SpeechPort,
  settings: SpeechSettings,
): SpeechPort {
  let givenUp = false;
  return {
    speak(input) {
      if (givenUp || !speaks(settings, input.language)) return embedded.speak(input);
      return task.remoteOr('speech', {
        remote: async (at) => {
          const voice = voiceOf(at, settings, input);
          if (voice === null) return embedded.speak(input);
          let before = '';
          return narrateSentences(input, MOST_CHARACTERS, 'provider', async (sentence, tag) => {
            const said = { text: sentence, tag, before };
            before = `${before} ${sentence}`;
            const { wav, times } = await record(at, settings, voice, said);
            return { sound: wav, times };
          });
        },
        embedded: () => {
          givenUp = true;
          return embedded.speak(input);
        },
      });
    },
  };
}

function speaks({ languages }: SpeechSettings, language: string): boolean {
  const tag = languageTag(language);
  return (
    languages === undefined ||
    languages.some((known) => tag === known || tag.startsWith(`${known}-`))
  );
}

/** The provider's voice for a text; null where it has none of the language. */
function voiceOf(
  task: TaskEngines,
  { voices }: SpeechSettings,
  { language, voiceId }: Pick<Parameters<SpeechPort['speak']>[0], 'language' | 'voiceId'>,
): string | null {
  const { driver = '', model = '' } = task.connection('speech') ?? {};
  const usual = usualVoices(driver, model);
  return chooseVoice(voices === undefined ? [usual] : [voices, usual], language, voiceId);
}

const keptSchema = z.object({ times: z.array(timedTextSchema).nullable() });
type Kept = z.output<typeof keptSchema> & { readonly wav: Buffer };

/** One sentence, from the cache or spoken now and cached. */
async function record(
  task: TaskEngines,
  settings: SpeechSettings,
  voice: string,
  { text, tag, before }: { readonly text: string; readonly tag: string; readonly before: string },
): Promise<Kept> {
  const connection = task.connection('speech');
  if (connection === undefined) throw new Error('there is no speech engine');
  const { baseUrl, driver: name, model, options } = connection;
  const [language = ''] = tag.split('-');
  const asked = [name, baseUrl, model, voice, tag, options, settings.wordTimes, text];
  const hash = createHash('sha256')
    .update(JSON.stringify([CACHE_VERSION, ...asked]))
    .digest('hex');
  const key = `speech/${hash.slice(0, 2)}/${hash}`;
  const kept = await readKept(task, key);
  if (kept !== null) return kept;
  const said = await task.call(
    'speech',
    { purpose: 'sentence', prompt: text, seed: null },
    async (to, attempt): Promise<Kept> => {
      const asked = { text, voice, language, settings, before };
      const spoken = await speechDriver(to.driver)(to, asked, attempt);
      const wav = await hear(spoken, text, attempt.signal);
      return { wav, times: spoken.times === null ? null : [...spoken.times] };
    },
  );
  await task.cache?.write(`${key}.wav`, said.wav, 'audio/wav');
  // Written last: when it exists, the sound does too.
  const times = Buffer.from(JSON.stringify({ times: said.times }));
  await task.cache?.write(`${key}.json`, times, 'application/json');
  return said;
}

async function readKept({ cache }: TaskEngines, key: string): Promise<Kept | null> {
  const [about, wav] = await Promise.all([cache?.read(`${key}.json`), cache?.read(`${key}.wav`)]);
  if (!about || !wav) return null;
  return { ...keptSchema.parse(JSON.parse(about.toString('utf8'))), wav };
}
