import { madeOnce } from '@groundwork/words/data';
import type { Lexicon, Meaning } from '@groundwork/words/proposals';
import { withoutAccents } from '@groundwork/words/senses';

/** A thing that was named in a request. */
export interface Mention {
  readonly meaning: Meaning;
  /** Place of its first and last word in the text. */
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

interface Token {
  readonly word: string;
  readonly written: string;
  /** Whether a comma or full stop precedes it. */
  readonly afterBreak: boolean;
}

function tokens(text: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const between = text.slice(end, match.index);
    found.push({
      word: withoutAccents(match[0]),
      written: match[0],
      afterBreak: /[,.;:!?\n()]/.test(between),
    });
    end = match.index + match[0].length;
  }
  return found;
}

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/** A lexicon's phrases, the longest first; of equally long ones an exact one goes before one that ends in *. */
const phrasesOf = madeOnce((lexicon: Lexicon): readonly Phrase[] =>
  Object.entries(lexicon.meanings)
    .flatMap(([meaning, texts]) =>
      texts.map((text) => ({
        words: text.split(/[\s'’·-]+/).filter((word) => word !== ''),
        meaning: meaning as Meaning,
      })),
    )
    .sort((a, b) => b.words.length - a.words.length || stars(a) - stars(b)),
);

function stars(phrase: Phrase): number {
  return phrase.words.some((word) => word.endsWith('*')) ? 1 : 0;
}

function fits(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

/** How far a negation reaches when nothing else ends it. */
const NEGATION_WORDS = 4;

/** Finds the things that a text names, in order. */
export function readWords(text: string, lexicon: Lexicon): WordsRead {
  const all = tokens(text);
  const mentions: Mention[] = [];
  const ignored: string[] = [];
  let negatedUntil = -1;
  let count: number | null = null;
  const clauses = clausesOf(all);
  for (let i = 0; i < all.length; ) {
    const token = all[i];
    if (token === undefined) break;
    const { word } = token;
    if (token.afterBreak && i <= negatedUntil && !lexicon.conjunctions.includes(word))
      negatedUntil = -1;
    if (lexicon.negations.includes(word)) {
      negatedUntil = i + NEGATION_WORDS;
      i++;
      continue;
    }
    const found = phrasesOf(lexicon).filter((phrase) =>
      phrase.words.every((pattern, offset) => fits(pattern, all[i + offset]?.word)),
    );
    const longest = found[0]?.words.length ?? 0;
    if (longest > 0) {
      const negated = i <= negatedUntil;
      for (const { meaning, words } of found) {
        if (words.length < longest || mentions.some((m) => m.from === i && m.meaning === meaning))
          continue;
        mentions.push({
          meaning,
          from: i,
          to: i + longest - 1,
          clause: clauses[i] ?? 0,
          negated,
          count,
        });
      }
      i += longest;
      // A number reaches over the adjectives before its noun: three wooden cabins.
      if (!found.every(({ meaning }) => /^(material|colour|leaning):/.test(meaning))) count = null;
      // The negation is spent, unless a conjunction hands it on.
      if (negated)
        negatedUntil = lexicon.conjunctions.includes(all[i]?.word ?? '') ? i + NEGATION_WORDS : -1;
      continue;
    }
    const number = numberOf(word, lexicon);
    const compound = number === null ? compoundStoreys(word, lexicon) : null;
    if (compound !== null) {
      mentions.push({
        meaning: 'storey',
        from: i,
        to: i,
        clause: clauses[i] ?? 0,
        negated: i <= negatedUntil,
        count: compound,
      });
    } else if (number !== null) {
      count = number;
    } else if (lexicon.collectives.includes(word)) {
      count = null;
    } else if (
      !lexicon.stopWords.includes(word) &&
      !lexicon.conjunctions.includes(word) &&
      word.length > 1
    ) {
      ignored.push(token.written);
      count = null;
    }
    i++;
  }
  return { mentions, ignored };
}

/** Of each word, how many breaks come before it. */
function clausesOf(all: readonly Token[]): number[] {
  let clause = 0;
  return all.map((token) => {
    if (token.afterBreak) clause++;
    return clause;
  });
}

function numberOf(word: string, lexicon: Lexicon): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const index = lexicon.numbers.findIndex((spellings) => spellings.includes(word));
  return index < 0 ? null : index + 1;
}

/** A number and a word for storeys written as one: `dreigeschossig`. */
function compoundStoreys(word: string, lexicon: Lexicon): number | null {
  const storeyWords = lexicon.meanings.storey ?? [];
  for (const [index, spellings] of lexicon.numbers.entries()) {
    for (const spelling of spellings) {
      if (spelling.length < 3 || !word.startsWith(spelling)) continue;
      if (storeyWords.some((pattern) => fits(pattern, word.slice(spelling.length))))
        return index + 1;
    }
  }
  return null;
}
