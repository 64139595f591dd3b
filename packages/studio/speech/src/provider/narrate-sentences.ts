import { knownLanguage, languageTag } from '@groundwork/contract';
import { WorkerThreads } from '@groundwork/runtime';
import type { Speech, SpeechPort } from '../speech-port.js';
import { spokenPieces } from '../spoken-form/spoken-form.js';
import { writtenWords } from '../written-words.js';
import { cutSentences, fitPieces } from './cut-sentences.js';
import type { FinishedSpeech, RecordedSentence } from './finish-thread.js';

/** After a sentence, and where one was cut because it is too long for a request. */
const PAUSE_SECONDS = { sentence: 0.3, cut: 0.12 } as const;

const threads = new WorkerThreads<RecordedSentence[], FinishedSpeech>(
  new URL('./finish-thread.js', import.meta.url),
  { most: 2 },
);

/**
 * Speaks a text sentence by sentence, joins the recordings and finds the times of the words.
 *
 * @param most characters of one request
 * @param say records one sentence, with the times of its words or null
 */
export async function narrateSentences(
  { text, language, signal }: Parameters<SpeechPort['speak']>[0],
  most: number,
  speaker: NonNullable<Speech['speaker']>,
  say: (sentence: string, tag: string) => Promise<Pick<RecordedSentence, 'sound' | 'times'>>,
): Promise<Speech> {
  const tag = languageTag(language);
  const pieces = fitPieces(spokenPieces(text, knownLanguage(language), tag), most);
  const recorded: RecordedSentence[] = [];
  let pauseSeconds = 0;
  for (const sentence of cutSentences(pieces, most)) {
    signal.throwIfAborted();
    const spoken = sentence.pieces.map((piece) => piece.spoken);
    recorded.push({ ...(await say(sentence.text, tag)), pieces: spoken, pauseSeconds });
    pauseSeconds = sentence.ends ? PAUSE_SECONDS.sentence : PAUSE_SECONDS.cut;
  }
  const { wav, seconds, spans } = await threads.run(recorded, { seconds: 120, signal });
  return {
    wav: Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength),
    seconds,
    words: writtenWords(pieces, spans),
    speaker,
  };
}
