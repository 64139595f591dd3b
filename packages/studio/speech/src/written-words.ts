import type { SpokenPiece } from '@groundwork/words/spoken-text';
import type { SpokenWord } from './speech-port.js';
import type { Span } from './word-times.js';

/**
 * Gives the measured spans to the written words. Words said as one piece share its span by their length;
 * a word without sound stands where the one before it ended.
 */
export function writtenWords(pieces: readonly SpokenPiece[], spans: readonly Span[]): SpokenWord[] {
  let next = 0;
  let clock = 0;
  return pieces.flatMap(({ written, spoken }) => {
    const span = spoken === '' ? { start: clock, end: clock } : spans[next++];
    const start = Math.max(clock, span?.start ?? clock);
    const end = Math.max(start, span?.end ?? start);
    clock = end;
    const letters = written.reduce((sum, word) => sum + word.length, 0);
    let said = 0;
    let from = start;
    return written.map((word, index) => {
      said += word.length;
      const until = index === written.length - 1 ? end : start + ((end - start) * said) / letters;
      const timed = { text: word, start: from, end: until };
      from = until;
      return timed;
    });
  });
}
