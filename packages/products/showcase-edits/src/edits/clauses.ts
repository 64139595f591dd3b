import { fontNamed } from './fonts.js';
import { urges } from './lexicon.js';
import type { Item } from './reading.js';
import type { Sense } from './senses.js';

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
    if (collected.length > 0) clauses.push({ items: collected, join });
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
  return clauses.map((clause) => ({ ...clause, items: settled(clause.items) }));
}

const unknown: Sense = { role: 'unknown' };
const filler: Sense = { role: 'filler' };

/** Resolves words that only mean something next to certain others. */
function settled(items: readonly Item[]): Item[] {
  const has = (role: Sense['role']) => items.some(({ sense }) => sense.role === role);
  const speaksOfType = items.some(
    ({ sense }) => sense.role === 'part' && (sense.part === 'font' || sense.part === 'text'),
  );
  const speaksOfFont = items.some(({ sense }) => sense.role === 'part' && sense.part === 'font');
  return items.map((item, at): Item => {
    const { sense } = item;
    const font =
      speaksOfFont && ['mood', 'filler'].includes(sense.role) ? fontNamed(item.key) : null;
    if (font !== null) return { ...item, sense: { role: 'face', ...font } };
    const next = items[at + 1]?.sense;
    if (sense.role === 'face' && sense.needsContext && !speaksOfType && !has('use')) {
      return { ...item, sense: items.length === 1 ? sense : unknown };
    }
    if (sense.role === 'another' && item.words === 1 && !speaksOfType) {
      return { ...item, sense: filler };
    }
    if (sense.role === 'language' && !isLanguageAsked(items, at)) {
      return { ...item, sense: unknown };
    }
    // "The wording back in English" asks for the language alone.
    if (sense.role === 'act' && sense.act === 'show' && next?.role === 'language') {
      return { ...item, sense: { role: 'preposition' } };
    }
    // "So cold" complains; "make it so bright that" does not.
    const isSo = item.key === 'so' && sense.role === 'filler' && next !== undefined;
    if (isSo && isQuality(next) && !items.some(({ key }) => urges(key) && !MUST.includes(key))) {
      return { ...item, sense: { role: 'sign', sign: -1, word: 'too' } };
    }
    // A "granny flat" is a home; "it looks flat" is a tone.
    if (item.key === 'flat' && !isFlatTone(items, at)) return { ...item, sense: filler };
    // "in colour" is no photo in colour when the colour follows.
    if (sense.role === 'monochrome' && !sense.on && next?.role === 'color') {
      return { ...item, sense: filler };
    }
    // German "zu" is "too" before an adjective and "to" elsewhere.
    const isJudged =
      next?.role === 'color' && items.slice(0, at).some(({ key }) => JUDGING.includes(key));
    if (item.key === 'zu' && !isJudged && (next === undefined || !isGraded(next))) {
      return { ...item, sense: filler };
    }
    return item;
  });
}

/** "Must the logo be so huge?" urges nothing. */
const MUST: readonly string[] = ['muss', 'mussen', 'must'];

const isQuality = ({ role }: Sense) => ['tone', 'size', 'weight'].includes(role);

function isFlatTone(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at);
  const last = before.at(-1)?.sense.role;
  return (
    last === 'sign' ||
    last === 'degree' ||
    before.some(
      ({ sense, key }) => (sense.role === 'part' && sense.part === 'photo') || LOOKS.test(key),
    ) ||
    items.every(
      ({ sense }, place) => place === at || sense.role === 'part' || sense.role === 'filler',
    )
  );
}

const LOOKS = /^(?:is|are|looks?|looking|feels?|seems?|s|it s|its|appears?|make)$/u;

/** "Ist mir zu gelb" complains; "ändere es zu Gelb" names a colour. */
const JUDGING: readonly string[] = ['ist', 'sind', 'wirkt', 'wirken', 'sieht', 'finde', 'find'];

function isGraded(sense: Sense): boolean {
  return (
    ['tone', 'size', 'weight', 'mood', 'degree', 'strong'].includes(sense.role) ||
    (sense.role === 'sign' && sense.word !== 'not')
  );
}

/** "In Spanish" and "translate to Spanish" ask for the language; "Spanish style" does not. */
function isLanguageAsked(items: readonly Item[], at: number): boolean {
  if (items.some(({ sense }) => sense.role === 'style')) return false;
  const before = items.slice(0, at).filter(({ sense }) => sense.role !== 'article');
  const role = before.at(-1)?.sense.role;
  const isBackIn = before.at(-1)?.sense.role === 'act' && before.at(-1)?.key.startsWith('back');
  if (role === 'preposition' || isBackIn || items.some(({ sense }) => sense.role === 'translate'))
    return true;
  return items.every(
    ({ sense }, place) => place === at || ['filler', 'article', 'part', 'use'].includes(sense.role),
  );
}
