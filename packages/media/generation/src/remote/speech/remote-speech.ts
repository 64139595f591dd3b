import { createHash } from 'node:crypto';
import { WorkerThreads } from '@groundwork/runtime';
import { z } from 'zod';
import type { Speech, SpeechPort } from '../../ports.js';
import { knownLanguage, languageTag } from '../../studio/language.js';
import { spokenPieces } from '../../studio/speech/spoken-form/spoken-form.js';
import { writtenWords } from '../../studio/speech/written-words.js';
import type { TaskEngines } from '../task-engines.js';
import { chooseVoice } from './choose-voice.js';
import { cutSentences, fitPieces, type SpokenSentence } from './cut-sentences.js';
import { speakByElevenLabs } from './elevenlabs-speech.js';
import type { FinishedSpeech, RecordedSentence } from './finish-thread.js';
import { hear } from './heard-speech.js';
import { speakByOpenAi } from './openai-speech.js';
import type { SpeechDriver } from './speech-driver.js';
import type { SpeechSettings } from './speech-settings.js';
import { timedTextSchema } from './timed-text.js';

/** Between sentences, and where one was cut because it is too long for the server. */
const PAUSE_SECONDS = { sentence: 0.3, cut: 0.12 } as const;
/** Raised when the same answer would be kept otherwise. */
const CACHE_VERSION = 1;

const drivers: Readonly<Record<string, SpeechDriver>> = {
  openai: speakByOpenAi,
  elevenlabs: speakByElevenLabs,
};

const threads = new WorkerThreads<RecordedSentence[], FinishedSpeech>(
  new URL('./finish-thread.js', import.meta.url),
  { most: 2 },
);

interface Speaking {
  readonly task: TaskEngines;
  readonly settings: SpeechSettings;
}

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
      const voice = speaks(settings, input.language)
        ? chooseVoice(settings.voices, input.language, input.voiceId)
        : null;
      if (voice === null || givenUp) return embedded.speak(input);
      return task.remoteOr(
        'speech',
        () => speakRemotely({ task, settings }, voice, input),
        () => {
          givenUp = true;
          return embedded.speak(input);
        },
      );
    },
  };
}

function speaks({ languages }: SpeechSettings, language: string): boolean {
  const tag = languageTag(language);
  return (
    languages === null || languages.some((known) => tag === known || tag.startsWith(`${known}-`))
  );
}

async function speakRemotely(
  speaking: Speaking,
  voice: string,
  { text, language, signal }: Parameters<SpeechPort['speak']>[0],
): Promise<Speech> {
  const tag = languageTag(language);
  const most = speaking.settings.mostCharacters;
  const pieces = fitPieces(spokenPieces(text, knownLanguage(language), tag), most);
  const sentences = cutSentences(pieces, most);
  const recorded: RecordedSentence[] = [];
  let pauseSeconds = 0;
  for (const sentence of sentences) {
    signal.throwIfAborted();
    const { wav, times } = await record(speaking, voice, tag, sentence);
    recorded.push({
      sound: wav,
      times,
      pieces: sentence.pieces.map(({ spoken }) => spoken),
      pauseSeconds,
    });
    pauseSeconds = sentence.ends ? PAUSE_SECONDS.sentence : PAUSE_SECONDS.cut;
  }
  const finished = await threads.run(recorded, { seconds: 120, signal });
  const { buffer, byteOffset, byteLength } = finished.wav;
  return {
    wav: Buffer.from(buffer, byteOffset, byteLength),
    seconds: finished.seconds,
    words: writtenWords(pieces, finished.spans),
    speaker: 'provider',
  };
}

const keptSchema = z.object({ times: z.array(timedTextSchema).nullable() });
type Kept = z.output<typeof keptSchema> & { readonly wav: Buffer };

/** One sentence, from the cache or spoken now and cached. */
async function record(
  { task, settings }: Speaking,
  voice: string,
  tag: string,
  { text }: SpokenSentence,
): Promise<Kept> {
  const connection = task.connection('speech');
  const driver = connection && drivers[connection.driver];
  if (connection === undefined || driver === undefined) {
    throw new Error('there is no driver for the speech engine');
  }
  const { baseUrl, driver: name, model } = connection;
  const [language = ''] = tag.split('-');
  const { format, instructions, wordTimes } = settings;
  const asked = [name, baseUrl, model, voice, tag, format, instructions, wordTimes, text];
  const hash = createHash('sha256')
    .update(JSON.stringify([CACHE_VERSION, ...asked]))
    .digest('hex');
  const key = `speech/${hash.slice(0, 2)}/${hash}`;
  const kept = await readKept(task, key);
  if (kept !== null) return kept;
  const said = await task.call(
    'speech',
    { purpose: 'sentence', prompt: text, seed: null },
    async (to, signal) => {
      const spoken = await driver(to, { text, voice, language, settings }, signal);
      const wav = await hear(spoken, text, signal);
      return {
        value: { wav, times: spoken.times === null ? null : [...spoken.times] },
        usage: { characters: text.length },
      };
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
