import { fontNamed } from './fonts.js';
import type { Item } from './reading.js';
import type { Sense } from './senses.js';
import { urges } from './words.js';

export interface Clause {
  readonly items: readonly Item[];
  readonly join: 'and' | 'comma' | 'stop';
}

const predicateRoles = [
  'tone',
  'size',
  'weight',
  'strong',
  'prominent',
  'legible',
  'monochrome',
  'uppercase',
  'mood',
  'color',
  'face',
  'another',
  'language',
  'act',
  'place',
] as const;
export type PredicateSense = Extract<Sense, { role: (typeof predicateRoles)[number] }>;
export type ModifierSense = Extract<Sense, { role: 'sign' | 'enough' | 'degree' | 'share' }>;

export function isPredicate(sense: Sense): sense is PredicateSense {
  return predicateRoles.some((role) => role === sense.role);
}

export function isModifier(sense: Sense): sense is ModifierSense {
  return ['sign', 'enough', 'degree', 'share'].includes(sense.role);
}

/** Splits a prompt's items at commas, sentences and words such as "and". */
export function clausesOf(items: readonly Item[]): Clause[] {
  const clauses: Clause[] = [];
  let collected: Item[] = [];
  let join: Clause['join'] = 'stop';
  const close = () => {
    if (collected.length > 0) clauses.push({ items: settled(collected), join });
    if (collected.length > 0) join = 'and';
    collected = [];
  };
  const strength = { and: 0, comma: 1, stop: 2 } as const;
  for (const item of items) {
    if (item.sense.role !== 'join') {
      collected.push(item);
      continue;
    }
    // "Show neither | price nor title"
    if (item.sense.join === 'and' && collected.at(-1)?.sense.role === 'act') continue;
    close();
    // "…, and" is an "and"; after a full stop an "and" changes nothing.
    const next = item.sense.join;
    if (strength[next] > strength[join] || join !== 'stop') join = next;
  }
  close();
  return clauses;
}

const unknown: Sense = { role: 'unknown' };
const filler: Sense = { role: 'filler' };

/** Resolves words that only mean something next to certain others. */
function settled(items: readonly Item[]): Item[] {
  const has = (role: Sense['role']) => items.some(({ sense }) => sense.role === role);
  const names = (...parts: readonly string[]) =>
    items.some(({ sense }) => sense.role === 'part' && parts.includes(sense.part));
  const senseOf = (item: Item, at: number): Sense => {
    const { sense, key } = item;
    const font = names('font') && /^(?:mood|filler)$/u.test(sense.role) ? fontNamed(key) : null;
    if (font !== null) return { role: 'face', ...font };
    const next = items[at + 1]?.sense;
    switch (sense.role) {
      case 'face':
        return sense.needsContext && !names('font', 'text') && !has('use') && items.length > 1
          ? unknown
          : sense;
      case 'another':
        return item.words === 1 && !names('font', 'text') ? filler : sense;
      case 'language':
        return isLanguageAsked(items, at) ? sense : unknown;
      case 'act':
        // "The wording back in English" asks for the language alone.
        return sense.act === 'show' && next?.role === 'language' ? { role: 'preposition' } : sense;
      case 'monochrome':
        // "in colour" is no photo in colour when the colour follows.
        return !sense.on && next?.role === 'color' ? filler : sense;
      case 'sign':
        // "Smaller too" is "also"; German "zu" is "too" before an adjective and "to" elsewhere.
        if (next === undefined) return key === 'zu' || key === 'too' ? filler : sense;
        return key === 'zu' && !isGraded(next) ? filler : sense;
      case 'filler': {
        // "So cold" complains; "make it so bright that" does not.
        const isSo = key === 'so' && next !== undefined && isGraded(next);
        return isSo && !items.some((one) => urges(one.key) && !MUST.includes(one.key))
          ? { role: 'sign', sign: -1, word: 'too' }
          : sense;
      }
      default:
        return sense;
    }
  };
  return items.map((item, at) => ({ ...item, sense: senseOf(item, at) }));
}

/** "Must the logo be so huge?" urges nothing. */
const MUST: readonly string[] = ['muss', 'mussen', 'must'];

function isGraded(sense: Sense): boolean {
  return (
    ['tone', 'size', 'weight', 'mood', 'degree', 'strong'].includes(sense.role) ||
    (sense.role === 'sign' && sense.word !== 'not')
  );
}

/** "In Spanish" and "translate to Spanish" ask for the language; "Spanish style" does not. */
function isLanguageAsked(items: readonly Item[], at: number): boolean {
  if (items.some(({ sense }) => sense.role === 'style')) return false;
  const before = items.slice(0, at).findLast(({ sense }) => sense.role !== 'article')?.sense;
  const isBackIn = before?.role === 'act' && before.act === 'show';
  if (before?.role === 'preposition' || isBackIn) return true;
  if (items.some(({ sense }) => sense.role === 'translate')) return true;
  // "Excuse my Spanish"
  if (items[at - 1]?.sense.role === 'article') return false;
  return items.every(
    ({ sense }, place) => place === at || ['filler', 'article', 'part', 'use'].includes(sense.role),
  );
}
