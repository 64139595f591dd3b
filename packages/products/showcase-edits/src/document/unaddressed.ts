import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { Directive } from '../edits/directives.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import { phrasesAlong, type WordSense } from '../edits/words.js';
import { badgeOf } from './badge-words.js';
import { clausesOf } from './clauses-of-sentences.js';
import type { Shown } from './figures/doubts.js';
import { FoldedPrompt, QUOTE } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

/** Parts that a wish may name, by the words for them. */
const parts: Readonly<Partial<Record<WordSense, string>>> = {
  logo: 'logo',
  price: 'price',
  area: 'size',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  parking: 'parking',
  badge: 'badge',
  sky: 'sky',
  grass: 'grass',
  water: 'water',
};

/** The parts that a request changes. */
function partsOf(directive: Directive): readonly string[] {
  switch (directive.kind) {
    case 'value':
      return [directive.field, 'badge'];
    case 'visibility':
    case 'scale':
    case 'color':
    case 'shade':
      // A label and a badge are one to customers.
      if (directive.part === 'label') return ['label', 'badge'];
      return [directive.part, ...(directive.part === 'text' ? TEXTS : [])];
    case 'corner':
      return ['logo'];
    case 'price_corner':
      return ['price'];
    case 'region':
      return [directive.region];
    case 'badge':
      return ['badge', 'price'];
    case 'reset':
      return [directive.part];
    case 'typeface':
    case 'weight':
    case 'uppercase':
    case 'scrim':
    case 'another_typeface':
      return TEXTS;
    default:
      return [];
  }
}

const MOODS: readonly WordSense[] = [
  ...(['elegant', 'modern', 'dramatic', 'cosy', 'fresh', 'summer', 'minimal'] as const),
  ...(['classic', 'sepia', 'darkMode'] as const),
];

const TEXTS = ['size', 'label', 'bedrooms', 'bathrooms', 'parking', 'price'];

const upperCased = (text: unknown): string => `${text ?? ''}`.toLocaleUpperCase();

/** The words that a request writes on the image. */
function wordsOf(directive: Directive): string | null {
  if (directive.kind === 'value') return `${directive.value}`;
  if (directive.kind !== 'badge' || directive.badge === null) return null;
  return typeof directive.badge === 'string' ? directive.badge : directive.badge.words;
}

/**
 * Clauses that name a part which nothing of the reading changes, or quote words that it does not use: their wish must
 * not be dropped without a word.
 */
export function unaddressed(
  pattern: Patterns,
  prompt: string,
  language: ShowcaseLanguage | null,
  directives: readonly Directive[],
  told: readonly string[],
  shown: Shown | null,
): string[] {
  const changed = new Set(directives.flatMap(partsOf));
  const areMixed =
    directives.some(({ kind }) => kind === 'mood') &&
    directives.some(({ kind }) => kind !== 'mood');
  const folded = new FoldedPrompt(prompt);
  const set = directives.flatMap((directive) => wordsOf(directive) ?? []);
  const known = [...set, shown?.badge, ...Object.values(shown?.values ?? {})].map(upperCased);
  const isUsed = (quoted: string) => {
    const badge = badgeOf(pattern, quoted);
    // A font or a colour in quotes. Moods are in any words: "reduced" is one.
    const looks = understandPrompt(quoted).directives.filter(({ kind }) => kind !== 'mood');
    return (
      known.includes(upperCased(typeof badge === 'string' ? badge : quoted)) ||
      looks.some(({ kind }) => directives.some((directive) => directive.kind === kind))
    );
  };
  // "Write 'Price improved' on it": words to be written are no wishes.
  for (const words of set) {
    const at = prompt.indexOf(words);
    if (at !== -1) folded.takeBetween(folded.placeOf(at), folded.placeOf(at + words.length));
  }
  return clausesOf(pattern, folded.text).flatMap(({ text, from, to }) => {
    const senses = phrasesAlong(text, language).map(({ value }) => value);
    if (senses.includes('keep')) return [];
    // A mood beside another wish is more often said by the way: "it is a luxury home, hide the price".
    const isAside = areMixed && senses.some((sense) => MOODS.includes(sense));
    const named = senses.includes('photo') ? [] : senses.flatMap((sense) => parts[sense] ?? []);
    const written = folded.written(from, to);
    const quotes = [...text.matchAll(new RegExp(QUOTE, 'gu'))].map(({ index }) =>
      folded.written(from + index, from + index + 1),
    );
    // "Replace 'New' with 'Sold'" uses one of the two.
    const isUnused = quotes.length > 0 && !quotes.some(isUsed);
    const isTold = told.some(
      (words) => words.includes(written) || (!isUnused && written.includes(words)),
    );
    const isLeft = isAside || isUnused || named.some((part) => !changed.has(part));
    return isLeft && !isTold ? [written] : [];
  });
}
