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

/** Comparing takes as many steps as the product of both lengths; a longer text is measured instead. */
const MOST_STEPS = 4_000_000;
/** A server that heard less than this share of the letters heard something else. */
const LEAST_SHARE = 0.6;

interface TimedLetter extends Span {
  readonly letter: string;
}

/**
 * Spans of the pieces, from a server's timings of its own audio. Servers time characters, tokens or words as they read
 * or heard them, which may differ from ours ("2" for "two"), so letters are matched, and a piece without a match gets
 * the time between its neighbours.
 *
 * @returns a span a piece, ascending, or null when the times are unusable
 */
export function spansFromTimes(
  pieces: readonly string[],
  times: readonly TimedText[],
): Span[] | null {
  const heard = times.flatMap(timedLetters);
  const wanted = pieces.flatMap((piece, index) =>
    lettersOf(piece).map((letter) => ({ letter, index })),
  );
  if (wanted.length === 0 || heard.length === 0) return null;
  if (wanted.length * heard.length > MOST_STEPS) return null;
  const matches = matchLetters(
    wanted.map(({ letter }) => letter),
    heard.map(({ letter }) => letter),
  );
  if (matches.length < wanted.length * LEAST_SHARE) return null;
  const spans = new Array<Span | null>(pieces.length).fill(null);
  for (const [ours, theirs] of matches) {
    const index = wanted[ours]?.index ?? 0;
    const time = heard[theirs];
    if (time === undefined) continue;
    const before = spans[index];
    spans[index] = { start: before?.start ?? time.start, end: time.end };
  }
  return withGapsFilled(spans, heard.at(-1)?.end ?? 0);
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

/** Longest common subsequence of two texts, as pairs of places. */
function matchLetters(ours: readonly string[], theirs: readonly string[]): [number, number][] {
  const width = theirs.length + 1;
  const lengths = new Uint16Array((ours.length + 1) * width);
  for (let i = ours.length - 1; i >= 0; i--) {
    for (let j = theirs.length - 1; j >= 0; j--) {
      const at = i * width + j;
      lengths[at] =
        ours[i] === theirs[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < ours.length && j < theirs.length; ) {
    const at = i * width + j;
    if (ours[i] === theirs[j]) pairs.push([i++, j++]);
    else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) i++;
    else j++;
  }
  return pairs;
}

/** Spans rise, and pieces without a time share the time between their neighbours evenly. */
function withGapsFilled(spans: readonly (Span | null)[], end: number): Span[] {
  let clock = 0;
  return spans.map((span, at) => {
    const next = spans.findIndex((one, index) => index >= at && one !== null);
    const missing = (next < 0 ? spans.length : next) - at;
    const start = Math.max(clock, span?.start ?? 0);
    const until = spans[next]?.start ?? end;
    clock = Math.max(start, span === null ? start + (until - start) / missing : span.end);
    return { start, end: clock };
  });
}
