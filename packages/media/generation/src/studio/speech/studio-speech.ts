import { WorkerThreads } from '@groundwork/runtime';
import type { SpeechPort } from '../../ports.js';
import { knownLanguage, languageTag } from '../language.js';
import { Espeak } from './espeak.js';
import { chooseNarrator } from './narrators.js';
import type { FinishedSpeech, SpokenSentences } from './speech-thread.js';
import { type SpokenPiece, spokenPieces } from './spoken-form/spoken-form.js';
import { writtenWords } from './written-words.js';

/** Between sentences of one text. */
const PAUSE_SECONDS = 0.3;
/** A sentence that goes on and on is cut here, so that measuring it stays cheap. */
const MOST_PIECES = 60;

const threads = new WorkerThreads<SpokenSentences, FinishedSpeech>(
  new URL('./speech-thread.js', import.meta.url),
  { most: 2 },
);

/** Narration by espeak-ng as a program of its own; levelled and measured in a worker thread. */
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
    const sentences: SpokenSentences['sentences'][number][] = [];
    const pieces = spokenPieces(text, known, tag);
    const audible = pieces.filter((piece) => piece.spoken !== '');
    for (const sentence of cutIntoSentences(audible)) {
      const renderings = await this.#espeak.say(
        sentence.map((piece) => piece.spoken),
        narrator,
        signal,
      );
      sentences.push({ renderings, pieces: sentence.length });
    }
    const finished = await threads.run(
      { sentences, pauseSeconds: PAUSE_SECONDS },
      { seconds: 120, signal },
    );
    const { buffer, byteOffset, byteLength } = finished.wav;
    return {
      wav: Buffer.from(buffer, byteOffset, byteLength),
      seconds: finished.seconds,
      words: writtenWords(pieces, finished.spans),
    };
  }
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
