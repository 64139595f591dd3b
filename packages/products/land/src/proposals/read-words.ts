import { madeOnce } from '@groundwork/words/data';
import { foldedText, type Place } from '@groundwork/words/folded-text';
import { foundIn, longestAlong, type Meanings, meaningsOf } from '@groundwork/words/meanings';
import type { Meaning, ProposalWords } from '@groundwork/words/proposals';
import { type Grammar, Reading } from '@groundwork/words/reading';

/** A thing that was named in a request. */
export interface Mention {
  readonly meaning: Meaning;
  /** Number of its first and last word in the text. */
  readonly from: number;
  readonly to: number;
  /** Its part of the text, between commas and full stops. */
  readonly clause: number;
  /** It was named to be left out. */
  readonly negated: boolean;
  /** A number right before it: three storeys, four cabins. Null when there is none. */
  readonly count: number | null;
}

export interface WordsRead {
  readonly mentions: readonly Mention[];
  /** Words that mean nothing to us, as written, stop words apart. */
  readonly ignored: readonly string[];
}

const meaningsIn = madeOnce(
  (words: ProposalWords): Meanings<Meaning> =>
    meaningsOf(Object.entries(words.meanings) as [Meaning, readonly string[]][]),
);

const grammarOf = madeOnce(
  ({ stopWords, conjunctions, collectives, negations }: ProposalWords): Grammar => ({
    phraseMarks: /[,.;:!?\n()]+/gu,
    empty: new Set([...stopWords, ...conjunctions, ...collectives, ...negations]),
  }),
);

/** How far a negation reaches when nothing else ends it. */
const NEGATION_WORDS = 4;
/** What stands before its noun: a number reaches over it, as in three wooden cabins. */
const ADJECTIVE = /^(?:material|colour|leaning):/u;

/** Finds the things that a text names, in order. */
export function readWords(text: string, words: ProposalWords): WordsRead {
  const grammar = grammarOf(words);
  const reading = new Reading(foldedText(text), grammar);
  const all = reading.words();
  const wordAt = (at: number) => (all[at] === undefined ? '' : reading.said(all[at]));
  const denials = all.filter((place) => words.negations.includes(reading.said(place)));
  const isDenial = ({ start }: Place) => denials.some((denial) => denial.start === start);
  const named = longestAlong(reading.locate(meaningsIn(words)).filter((one) => !isDenial(one)));
  const mentions: Mention[] = [];
  let negatedUntil = -1;
  let count: number | null = null;
  let clause = 0;
  for (let at = 0, to = 0; at < all.length; at = to + 1) {
    to = at;
    const place = all[at] as Place;
    const word = wordAt(at);
    const isConjunction = words.conjunctions.includes(word);
    if (clause !== reading.clauseOf(place.start) && at <= negatedUntil && !isConjunction)
      negatedUntil = -1;
    clause = reading.clauseOf(place.start);
    if (isDenial(place)) {
      negatedUntil = at + NEGATION_WORDS;
      continue;
    }
    const negated = at <= negatedUntil;
    const mention = (meaning: Meaning, number: number | null) =>
      mentions.push({ meaning, from: at, to, clause, negated, count: number });
    const found = named.filter(({ start }) => start === place.start);
    if (found.length > 0) {
      to = all.findLastIndex(({ start }) => start < (found[0]?.end ?? 0));
      for (const { value, start, end } of found) {
        mention(value, count);
        reading.understand({ start, end });
      }
      if (!found.every(({ value }) => ADJECTIVE.test(value))) count = null;
      // The negation is spent, unless a conjunction hands it on.
      const isHandedOn = words.conjunctions.includes(wordAt(to + 1));
      if (negated) negatedUntil = isHandedOn ? to + 1 + NEGATION_WORDS : -1;
      continue;
    }
    const number = numberOf(word, words);
    const storeys = number === null ? compoundStoreys(word, words) : null;
    if (storeys !== null) mention('storey', storeys);
    if (storeys !== null || number !== null) reading.understand(place);
    if (number !== null) count = number;
    else if (words.collectives.includes(word) || isContent(word, grammar)) count = null;
  }
  const ignored = reading.unknown().filter((place) => isContent(reading.said(place), grammar));
  return { mentions, ignored: ignored.map((place) => reading.asWritten(place)) };
}

const isContent = (word: string, { empty }: Grammar): boolean =>
  word.length > 1 && !empty.has(word);

function numberOf(word: string, { numbers }: ProposalWords): number | null {
  if (/^\d{1,2}$/u.test(word)) return Number(word);
  const index = numbers.findIndex((spellings) => spellings.includes(word));
  return index < 0 ? null : index + 1;
}

/** A number and a word for storeys written as one: `dreigeschossig`. */
function compoundStoreys(word: string, words: ProposalWords): number | null {
  const storeys = meaningsIn(words).filter(([meaning]) => meaning === 'storey');
  const index = words.numbers.findIndex((spellings) =>
    spellings.some(
      (spelling) =>
        spelling.length >= 3 &&
        word.startsWith(spelling) &&
        foundIn(word.slice(spelling.length), storeys).some(({ start }) => start === 0),
    ),
  );
  return index < 0 ? null : index + 1;
}
