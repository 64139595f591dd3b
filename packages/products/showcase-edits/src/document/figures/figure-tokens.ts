import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import { type PropertyField, propertyFields } from '@groundwork/contract/showcase/templates';
import { type Amount, readAmounts } from '@groundwork/words/amounts';
import { everyOf, once, phraseList, readData } from '@groundwork/words/data';
import { documentSenses, editSenses } from '@groundwork/words/edits';
import { z } from 'zod';
import { phrasesAlong, type WordSense } from '../../edits/words.js';
import { type FoldedPrompt, QUOTE } from '../folded-text.js';

/** What words around a figure do for it, by their meanings; figure-roles.yaml says what each role is. */
const wordRoles = [
  ...(['caption', 'other', 'to', 'from', 'of', 'by', 'moves', 'less', 'denial', 'former'] as const),
  ...(['choice', 'condition', 'reads', 'hide', 'affix', 'terms', 'judged', 'thing'] as const),
  ...(['design', 'amount', 'join', 'plain'] as const),
] as const;
const rolesBeside = ['part', 'asks', 'event', 'person', 'gives'] as const;

/** Others are signs: one right before or behind a figure ("3+1", "440k+"), figures that are no amount ("R2"). */
export type Role =
  | (typeof wordRoles | typeof rolesBeside)[number]
  | ('unknown' | 'stop' | 'quote' | 'plus' | 'digits');

export interface Token {
  readonly roles: readonly Role[];
  readonly from: number;
  readonly to: number;
  readonly field?: PropertyField;
  readonly amount?: Figure;
  /** An article that may be a count. */
  readonly isOne?: true;
}

/** An amount of the prompt, or a count in words. */
export interface Figure extends Pick<Amount, 'kind' | 'value'> {
  readonly unit?: Amount['unit'];
  /** All that a doubtful one may be. */
  readonly readings?: Amount['readings'];
  readonly isWord?: true;
  /** "Change 450 to 475 thousand", a range or an old and a new one; "2-3 bedrooms". */
  readonly isUpTo?: true;
  /** "A second bathroom". */
  readonly isOrdinal?: true;
}

const senses = phraseList.pipe(z.array(z.enum([...editSenses, ...documentSenses])));
const tableSchema = z.strictObject({
  fields: z.partialRecord(z.enum(documentSenses).or(z.enum(editSenses)), z.enum(propertyFields)),
  roles: everyOf(wordRoles, senses),
  beside: everyOf(rolesBeside, senses),
});
const table = once(() => {
  const file = new URL('../../data/figure-roles.json', import.meta.url);
  const { fields, ...lists } = readData(file, tableSchema);
  const having = (roles: Readonly<Partial<Record<Role, readonly WordSense[]>>>) => {
    const all = Object.entries(roles) as [Role, readonly WordSense[]][];
    return (sense: WordSense) =>
      all.flatMap(([role, some]) => (some.includes(sense) ? [role] : []));
  };
  return { fields, rolesOf: having(lists.roles), besides: having(lists.beside) };
});

/** "Price on request" takes the place of a price. */
const ON_REQUEST: Figure = { kind: 'money', value: null };

const counts = 'zero one two three four five six seven eight nine ten'.split(' ');
const ordinals = ['first', 'second', 'third', 'fourth'];

function ofPhrases(senses: readonly WordSense[], from: number, to: number): Token {
  const { fields, rolesOf, besides } = table();
  const all = senses.flatMap(rolesOf);
  const beside = new Set(senses.flatMap(besides));
  const found = [
    // A "Schlafzimmer" is counted, though a photo may show it.
    ...all.filter((role) => role !== 'thing' || !all.includes('caption')),
    ...(beside.has('gives') ? ['asks' as const].filter((role) => beside.has(role)) : beside),
  ];
  const field = senses.flatMap((sense) => fields[sense] ?? [])[0];
  const value = senses.map((sense) => counts.indexOf(sense)).find((at) => at !== -1);
  if (found.includes('denial')) return { from, to, roles: found };
  if (found.includes('amount')) return { from, to, roles: found, amount: ON_REQUEST };
  const isCount = value !== undefined && (value !== 1 || senses.includes('single'));
  const place = { from, to, roles: found.length === 0 ? (['plain'] as const) : found };
  if (isCount || (senses.includes('single') && value === undefined))
    return ofCount(place, value ?? 1);
  const nth = senses.map((sense) => ordinals.indexOf(sense)).find((at) => at > 0);
  if (nth !== undefined) return ofCount(place, nth + 1, true);
  if (value === 1) return { ...place, isOne: true };
  return field === undefined ? place : { ...place, field };
}

/** "4hab": a count and its noun in one word. */
function glued(word: string, from: number, spoken: ShowcaseLanguage | null): Token[] | null {
  const [, digits = '', noun = ''] = /^(\d{1,2})(\p{L}+)$/u.exec(word) ?? [];
  const [phrase] = phrasesAlong(noun, spoken).filter(
    ({ value, end }) => end === noun.length && table().rolesOf(value).includes('caption'),
  );
  const field = phrase === undefined ? undefined : table().fields[phrase.value];
  if (field === undefined || field === 'price' || field === 'size') return null;
  const to = from + digits.length;
  return [
    { from, to, roles: ['amount'], amount: { kind: 'number', value: Number(digits) } },
    { from: to, to: from + word.length, roles: ['caption'], field },
  ];
}

function figureOf({ kind, value, unit, upTo, readings }: Amount): Figure {
  const [first = null] = readings;
  return {
    ...{ kind: kind === 'count' ? 'number' : kind, value: value ?? first, unit, readings },
    ...(upTo === null ? {} : { isUpTo: true }),
  };
}

/** The words, marks and amounts of a prompt, in their order, each with what it may do for a figure. */
export function figureTokens(folded: FoldedPrompt, spoken: ShowcaseLanguage | null): Token[] {
  const { text } = folded;
  const amounts = readAmounts(folded.original, spoken).flatMap((amount): Token[] => {
    // "3 bd" is a number and a noun.
    const end =
      amount.kind === 'count'
        ? amount.from + (/^\d+(?:[.,]\d| 1\/2)?/u.exec(amount.written)?.[0].length ?? 0)
        : amount.to;
    const [from, to] = [folded.placeOf(amount.from), folded.placeOf(end)];
    if (/[;\uE000-\uE002]/u.test(text.slice(from, to))) return [];
    return [{ roles: ['amount'], from, to, amount: figureOf(amount) }];
  });
  const phrases = phrasesAlong(text, spoken, (sense) => table().rolesOf(sense).length > 0);
  const tokens: Token[] = [];
  const pieces = /[\p{L}\p{N}]+|[.;:!?,()=→\n]|(?<= )[-–] |(?<!\d)[+-](?=\d)|(?<=\S)\+|[\uE000]/gu;
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (index < end) continue;
    const both = glued(piece, index, spoken);
    if (both !== null) {
      tokens.push(...both);
      end = index + piece.length;
      continue;
    }
    const amount = amounts.find(({ from, to }) => from <= index && index < to);
    const found = phrases.filter(({ start }) => start === index);
    const [first] = found;
    const senses = found.map(({ value }) => value);
    const isRead = senses.some(
      (sense) => table().rolesOf(sense).length > 0 || counts.includes(sense),
    );
    const to = isRead ? (first?.end ?? index) : index + piece.length;
    const token = amount ?? (first === undefined ? null : ofPhrases(senses, index, to));
    const next = token ?? markOrWord(piece, index);
    tokens.push(next);
    end = next.to;
  }
  return tokens.map((token, at) => (isCount(tokens, at) ? ofCount(token, 1) : token));
}

/** "2 garages? One!", "3 bedrooms and a bathroom": an article that is a count. */
function isCount(tokens: readonly Token[], at: number): boolean {
  const [count, noun, before, after] = [-3, -2, -1, 1].map((way) => tokens[at + way]);
  if (tokens[at]?.isOne !== true || before === undefined) return false;
  const isJoined = (one: Token | undefined) => one === undefined || one.roles.includes('join');
  const isCounted = (one: Token | undefined) => !['price', 'size'].includes(one?.field ?? 'price');
  const isAlone = [before, after].every((one) => isJoined(one) || one?.roles.includes('stop'));
  const isBeside = count?.amount !== undefined && isCounted(noun) && isJoined(before);
  return isAlone || (isBeside && isCounted(after));
}

const ofCount = ({ from, to }: Token, value: number, isOrdinal?: true): Token => ({
  ...{ from, to, roles: ['amount'] },
  amount: {
    kind: 'number',
    value,
    isWord: true,
    ...(isOrdinal === undefined ? {} : { isOrdinal }),
  },
});

function markOrWord(piece: string, from: number): Token {
  const place = { from, to: from + piece.length };
  if (piece === QUOTE) return { ...place, roles: ['quote'] };
  if (/^[.;!?\n]$/u.test(piece)) return { ...place, roles: ['stop'] };
  if (/^(?:[,()]|[-–] )$/u.test(piece)) return { ...place, roles: ['join'] };
  if (/^[:=→]$/u.test(piece)) return { ...place, roles: ['to'] };
  if (piece === '+') return { ...place, roles: ['by', 'plus'] };
  if (piece === '-') return { ...place, roles: ['by'] };
  if (/\d/u.test(piece)) return { ...place, roles: ['digits'] };
  return { ...place, roles: [/\p{L}{2}/u.test(piece) ? 'unknown' : 'plain'] };
}

export const is = (token: Token | undefined, ...roles: readonly Role[]): boolean =>
  token?.roles.some((role) => roles.includes(role)) ?? false;

export function clausesIn(sentence: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of sentence) {
    if (is(token, 'join')) clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  return clauses;
}

export function sentencesIn(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    if (is(token, 'stop')) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences;
}
