import { knownLanguage, languageTag } from '@groundwork/contract/catalogues/voices';
import { WorkerThreads } from '@groundwork/runtime';
import { type SpokenPiece, spokenPieces } from '@groundwork/words/spoken-text';
import { toCardinal } from 'n2words/en-US';
import { Espeak } from './espeak.js';
import type { FinishedSpeech } from './finish.js';
import { chooseNarrator, type Narrator } from './narrators.js';
import type { SpeechPort } from './speech-port.js';
import type { SpokenSentences } from './speech-thread.js';
import { writtenWords } from './written-words.js';

/** Between sentences of one text. */
const PAUSE_SECONDS = 0.3;
/** Words a minute of a text outside which it is said again, what it is brought towards, and by how much at most. */
const PACE = { least: 133, towards: 138, most: 168, back: 160, quickest: 1.16 } as const;
/** Fewer words say nothing reliable about pace. */
const FEWEST_WORDS = 4;
/** Seven digits or more in a row. */
const TELEPHONE = /(?:\d[\s().-]{0,2}){7,}/u;
/** A sentence that goes on and on is cut here, so that measuring it stays cheap. */
const MOST_PIECES = 60;

const threads = new WorkerThreads<SpokenSentences, FinishedSpeech>(
  new URL('./speech-thread.js', import.meta.url),
  { most: 2 },
);

/** Narration by espeak-ng as a child process; levelled and measured in a worker thread. */
export class StudioSpeech implements SpeechPort {
  readonly #espeak: Espeak;

  constructor(options: { readonly espeakPath: string }) {
    this.#espeak = new Espeak(options.espeakPath);
  }

  /**
   * @throws SpeechUnavailableError without espeak-ng, SpeechFailedError when it fails; rejects with the
   *   signal's reason when aborted
   */
  async speak(input: Parameters<SpeechPort['speak']>[0]) {
    const { text, language, voiceId } = input;
    // Its own: many texts that are spoken at once would otherwise pile up listeners on the one that they share.
    const signal = AbortSignal.any([input.signal]);
    signal.throwIfAborted();
    const installed = await this.#espeak.languages(signal);
    const narrator = chooseNarrator(language, voiceId, installed);
    const known = knownLanguage(narrator.language);
    const tag = voiceId === null ? languageTag(language) : narrator.language;
    const pieces = spokenPieces(text, knownLanguage(tag) === known ? tag : known);
    const first = await this.#say(pieces, narrator, signal);
    const pace = known === null ? 1 : paceFor(pieces, first.seconds);
    const finished =
      pace === 1
        ? first
        : await this.#say(
            pieces,
            { ...narrator, speed: Math.round(narrator.speed * pace) },
            signal,
          );
    const { buffer, byteOffset, byteLength } = finished.wav;
    return {
      wav: Buffer.from(buffer, byteOffset, byteLength),
      seconds: finished.seconds,
      words: writtenWords(pieces, finished.spans),
    };
  }

  async #say(
    pieces: readonly SpokenPiece[],
    narrator: Narrator,
    signal: AbortSignal,
  ): Promise<FinishedSpeech> {
    const sentences: SpokenSentences['sentences'][number][] = [];
    const audible = pieces.filter((piece) => piece.spoken !== '');
    for (const sentence of cutIntoSentences(audible)) {
      const renderings = await this.#espeak.say(
        sentence.map((piece) => piece.spoken),
        narrator,
        signal,
      );
      sentences.push({ renderings, pieces: sentence.length });
    }
    return await threads.run({ sentences, pauseSeconds: PAUSE_SECONDS }, { seconds: 120, signal });
  }
}

/**
 * How much quicker a text is to be said than its voice says it: lists of names and figures, with a pause after each,
 * would drag, and texts of many short words would rush. 1 for all others, and where digits are to be written down.
 */
function paceFor(pieces: readonly SpokenPiece[], seconds: number): number {
  if (seconds <= 0 || TELEPHONE.test(pieces.flatMap(({ written }) => written).join(' '))) return 1;
  const words = heardWords(pieces);
  if (words < FEWEST_WORDS) return 1;
  const rate = (60 * words) / seconds;
  if (rate < PACE.least) return Math.min(PACE.quickest, PACE.towards / rate);
  return rate > PACE.most ? Math.max(1 / PACE.quickest, PACE.back / rate) : 1;
}

function cutIntoSentences(pieces: readonly SpokenPiece[]): SpokenPiece[][] {
  const sentences: SpokenPiece[][] = [];
  let open: SpokenPiece[] = [];
  for (const piece of pieces) {
    open.push(piece);
    if (/[.!?…]["'”’»)]*$/u.test(piece.spoken) || open.length === MOST_PIECES) {
      sentences.push(open);
      open = [];
    }
  }
  return open.length > 0 ? [...sentences, open] : sentences;
}

/** A number as the voice gets it, whole or with decimals. */
const NUMBER = /^\p{P}*(\d+(?:[.,]\d+)*)\p{P}*$/u;
/** More digits than any amount has. */
const MOST_DIGITS = 15;

/** Words that a listener hears of a text: "250 m²" is five, "two hundred fifty square metres". */
export function heardWords(pieces: readonly SpokenPiece[]): number {
  return pieces
    .flatMap(({ spoken }) => spoken.split(/[\s–—-]+/u))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .reduce((sum, word) => sum + wordsIn(word), 0);
}

/** Languages that write a number as one long word take as long to say it. */
function wordsIn(word: string): number {
  const parts = NUMBER.exec(word)?.[1]?.split(/[.,]/u) ?? [];
  const words = parts.map((digits) =>
    digits.length > MOST_DIGITS ? digits.length : toCardinal(digits).split(/[ -]/u).length,
  );
  // One word between a number and its decimals.
  return Math.max(
    1,
    words.reduce((sum, count) => sum + count + 1, -1),
  );
}
