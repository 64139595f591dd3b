import { languageTag } from '@groundwork/contract/catalogues/voices';
import { WorkerThreads } from '@groundwork/runtime';
import { type SpokenPiece, spokenPieces } from '@groundwork/words/spoken-text';
import type { FinishedSpeech } from '../finish.js';
import type { Speech, SpeechPort } from '../speech-port.js';
import { writtenWords } from '../written-words.js';
import type { RecordedSentence } from './finish-thread.js';

interface SpokenSentence {
  readonly pieces: readonly SpokenPiece[];
  /** The text that the server is asked to speak. */
  readonly text: string;
  /** Whether a sentence ends here; else it was cut because it is longer than the server takes. */
  readonly ends: boolean;
}

const SENTENCE_END = /[.!?…。！？]["'”’»)]*$/u;
const CLAUSE_END = /[,;:–—]["'”’»)]*$/u;
/** A cut at a clause is worth it when it leaves at least this share of the room filled. */
const FILLED = 0.4;

/**
 * The pieces, none longer than a request: a longer one becomes several, and its written words stay with the first.
 *
 * @param most characters of one request, at least 1
 */
export function fitPieces(pieces: readonly SpokenPiece[], most: number): SpokenPiece[] {
  return pieces.flatMap(fitting(most));
}

/**
 * Cuts fitted pieces into sentences, none longer than the server takes. One that is too long is cut where a clause
 * ends, else between two words.
 */
export function cutSentences(pieces: readonly SpokenPiece[], most: number): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  let open: SpokenPiece[] = [];
  const close = (count: number, ends: boolean) => {
    const closed = open.slice(0, count);
    open = open.slice(count);
    if (closed.length > 0) sentences.push({ pieces: closed, text: said(closed), ends });
  };
  for (const piece of pieces.filter(({ spoken }) => spoken !== '')) {
    while (open.length > 0 && said([...open, piece]).length > most) close(cutAt(open, most), false);
    open.push(piece);
    if (SENTENCE_END.test(piece.spoken)) close(open.length, true);
  }
  close(open.length, true);
  return sentences;
}

function said(pieces: readonly SpokenPiece[]): string {
  return pieces.map(({ spoken }) => spoken).join(' ');
}

/** How many of the pieces go before a cut: up to the last clause's end, when that is not too early. */
function cutAt(pieces: readonly SpokenPiece[], most: number): number {
  const clause = pieces.findLastIndex(({ spoken }) => CLAUSE_END.test(spoken)) + 1;
  return clause > 0 && said(pieces.slice(0, clause)).length >= most * FILLED
    ? clause
    : pieces.length;
}

function fitting(most: number): (piece: SpokenPiece) => SpokenPiece[] {
  return (piece) => {
    if (piece.spoken.length <= most) return [piece];
    const parts: string[] = [];
    let part = '';
    for (const character of piece.spoken) {
      if (part.length + character.length > most && part !== '') {
        parts.push(part);
        part = '';
      }
      part += character;
    }
    parts.push(part);
    return parts.map((spoken, index) => ({ written: index === 0 ? piece.written : [], spoken }));
  };
}

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
  const pieces = fitPieces(spokenPieces(text, tag), most);
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
