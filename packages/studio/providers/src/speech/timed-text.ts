import { z } from 'zod';

/** A word, a part of one or a single character, and when a server says that it is heard: seconds of its audio. */
export const timedTextSchema = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
});
export type TimedText = z.infer<typeof timedTextSchema>;

/** Seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface TimedLetter extends Span {
  readonly letter: string;
}

/**
 * Spans of the pieces, ascending, from a server's timings of its own audio: of characters, tokens or words, in any case
 * and with any marks.
 *
 * @returns null where they are of other letters than the pieces
 */
export function spansFromTimes(
  pieces: readonly string[],
  times: readonly TimedText[],
): Span[] | null {
  const heard = times.flatMap(timedLetters);
  const wanted = pieces.map(lettersOf);
  const isSame = heard.map(({ letter }) => letter).join('') === wanted.flat().join('');
  if (heard.length === 0 || !isSame) return null;
  let [at, clock] = [0, 0];
  return wanted.map(({ length }) => {
    const own = heard.slice(at, at + length);
    at += length;
    const start = Math.max(clock, own[0]?.start ?? 0);
    clock = Math.max(start, own.at(-1)?.end ?? 0);
    return { start, end: clock };
  });
}

/** The letters of a text, without case, accents and marks. */
function lettersOf(text: string): string[] {
  return [
    ...text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
}

/** The letters of a timed text share its time evenly. Times that run backwards or are no numbers are left out. */
function timedLetters({ text, start, end }: TimedText): TimedLetter[] {
  if (!(end >= start) || start < 0) return [];
  const letters = lettersOf(text);
  const each = (end - start) / letters.length;
  return letters.map((letter, index) => ({
    letter,
    start: start + each * index,
    end: start + each * (index + 1),
  }));
}
