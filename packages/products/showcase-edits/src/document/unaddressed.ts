import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { Directive } from '../edits/directives.js';
import { phrasesAlong, type WordSense } from '../edits/words.js';
import { clausesOf } from './clauses-of-sentences.js';
import { FoldedPrompt } from './folded-text.js';
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

/** Clauses that name a part which nothing of the reading changes: their wish must not be dropped untold. */
export function unaddressed(
  pattern: Patterns,
  prompt: string,
  language: ShowcaseLanguage | null,
  directives: readonly Directive[],
  told: readonly string[],
): string[] {
  const changed = new Set(directives.flatMap(partsOf));
  const areMixed =
    directives.some(({ kind }) => kind === 'mood') &&
    directives.some(({ kind }) => kind !== 'mood');
  const folded = new FoldedPrompt(prompt);
  // "Write 'Price improved' on it": words to be written are no wishes.
  for (const directive of directives) {
    const value =
      directive.kind === 'value'
        ? directive.value
        : directive.kind === 'badge'
          ? directive.badge
          : null;
    const words = typeof value === 'object' ? value?.words : value;
    const at = typeof words === 'string' ? prompt.indexOf(words) : -1;
    if (typeof words === 'string' && at !== -1)
      folded.takeBetween(folded.placeOf(at), folded.placeOf(at + words.length));
  }
  return clausesOf(pattern, folded.text).flatMap(({ text, from, to }) => {
    const senses = phrasesAlong(text, language).map(({ value }) => value);
    if (senses.includes('keep')) return [];
    // A mood beside another wish is more often said by the way: "it is a luxury home, hide the price".
    const isAside = areMixed && senses.some((sense) => MOODS.includes(sense));
    const named = senses.includes('photo') ? [] : senses.flatMap((sense) => parts[sense] ?? []);
    const written = folded.written(from, to);
    const isTold = told.some((words) => words.includes(written) || written.includes(words));
    return (isAside || named.some((part) => !changed.has(part))) && !isTold ? [written] : [];
  });
}
