import { foldPhrase } from '@groundwork/words/word-forms';
import type { BadgeName } from '../adjustments.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import { QUOTE } from './folded-text.js';
import { isPhrase, type Patterns } from './word-patterns.js';

/** "Sold subject to contract" is not sold yet. */
export const statuses = [
  ...(['otherStatus', 'sold', 'reserved', 'reduced', 'openHouse', 'newlyListed'] as const),
];
type Status = (typeof statuses)[number];
const names: Readonly<Partial<Record<Status, BadgeName>>> = {
  sold: 'sold',
  reserved: 'reserved',
  reduced: 'reduced',
  openHouse: 'open_house',
  newlyListed: 'new',
};

export type Badge = BadgeName | { words: string };

/** The badge of a status; one that has none of ours, such as "under offer", is written as it was said. */
export const badgeFor = (status: Status, written: string): Badge =>
  names[status] ?? { words: written };

/** A pattern for the words that tell what a badge tells. */
export const wordsFor = (badge: Badge): string =>
  `<${statuses.find((name) => names[name] === badge) ?? 'otherStatus'}>`;

const statusOf = (pattern: Patterns, written: string): Status | undefined =>
  statuses.find((name) => isPhrase(pattern, foldPhrase(written), name));

/** A known badge's name, or the words themselves. */
export const badgeOf = (pattern: Patterns, written: string): Badge =>
  badgeFor(statusOf(pattern, written) ?? 'otherStatus', written);

/** Whether words say how far a sale is; an image shows one such status. */
export const isStatus = (pattern: Patterns, written: string) =>
  statusOf(pattern, written) !== undefined || isPhrase(pattern, foldPhrase(written), 'onOffer');

export const statusesIn = (pattern: Patterns, written: string): Status[] =>
  statuses.filter((name) => pattern(`<${name}>`).test(foldPhrase(written)));

/** "Sold in 3 days" */
export const tellsStatus = (pattern: Patterns, badge: Badge): boolean =>
  typeof badge === 'string' ||
  statusesIn(pattern, badge.words).some((status) => status !== 'newlyListed');

export type Span = readonly [from: number, to: number];
export interface Found {
  readonly badge: Badge | null;
  readonly spans: readonly Span[];
}

export const OTHER_PARTS =
  '<logo>|<price>|<text>|<font>|<ground>|<accent>|<photo>|<badge>|<title>|<bedrooms>|<bathrooms>|<parking>';
export const PARTS = `${OTHER_PARTS}|<scenery>|<object>`;

const WORDS = '(?<words>[\\p{L}\\p{N}][^;\\n]*)';
const WITH = '(?:with|mit|avec|con|com|saying|says|reads|for|d[eio]|da)';
const INTO = '(?:to|into|in|zu|auf|en|em|a|por|para|par|pour|con|com)';
const ON = '(?:as|on|in|into|als|auf|ins|im|en|sur|dans|comme|su|come|nel|em|como|no|na|num|numa)';

/** Where the words of a badge stand: "a banner that says …", "write … on a ribbon". */
const ways: readonly {
  readonly source: string;
  readonly isSure: boolean;
  readonly isAny?: true;
}[] = [
  // A banner "with the text Sem comissão", "ribbon: Sin vecinos": whatever the words mean elsewhere.
  {
    source: `<badge>(?: +[\\p{L}]+){0,4} +(?:<write>|${WITH}(?: +<article>)? +<text>)(?: +<article>| +<text>)* +${WORDS}`,
    isSure: true,
    isAny: true,
  },
  { source: `<badge>(?: +<text>)? *: *${WORDS}`, isSure: true, isAny: true },
  {
    source: `<badge>(?: +[\\p{L}]+){0,2}? +${WITH}(?: +<article>| +<text>)* +${WORDS}`,
    isSure: false,
  },
  // "Change the ribbon to Let agreed", "what the ribbon says by Let agreed"
  {
    source: `(?:<change>|<replace>|<swap>|<write>)[^;\\n]*?<badge>(?: +<text>)? +${INTO}(?: +<article>)? +${WORDS}`,
    isSure: false,
  },
  { source: `<badge> +${WORDS}`, isSure: false },
  {
    source: `(?:<write>|<add>|avoir|have|haben|tener|avere|ter)(?: +<filler>| +<article>)*? +(?<words>[\\p{L}\\p{N}][^;\\n]*?) +${ON}(?: +<article>)?(?: +[\\p{L}]+)?? +<badge>`,
    isSure: false,
  },
  {
    source: `(?:<badge>|<write>|<corner>).*?(?<words>${QUOTE})|(?<quoted>${QUOTE}).*?(?:<badge>|<corner>)`,
    isSure: true,
  },
];

/** Own words of a badge, which begin with a capital where no quotes are around them. */
export function ownWords(
  pattern: Patterns,
  part: string,
  written: (from: number, to: number) => string,
  areSure: boolean,
): Found | null {
  for (const { source, isAny } of ways.filter(({ isSure }) => isSure === areSure)) {
    const match = pattern(source).exec(part);
    const words = match?.groups?.words ?? match?.groups?.quoted;
    if (match === null || words === undefined) continue;
    const from = match.index + match[0].lastIndexOf(words);
    // "Bollino NUOVO da aggiungere", "selo de Exclusivo por favor"
    const end =
      pattern('[ ,]+(?:<polite>|d[ae] +<add>)[ .!]*$').exec(words)?.index ?? words.trimEnd().length;
    const own = written(from, from + end);
    const isName =
      words === QUOTE || ((isAny === true || /^\p{Lu}/u.test(own)) && !words.includes(QUOTE));
    if (!isName || pattern('<hide>|<title>').test(part.slice(0, from))) continue;
    if (isAny === true && pattern('^(?:<polite>|dass|that|que|che)(?![\\p{L}])').test(words))
      continue;
    if (!areSure) {
      if (pattern(`${PARTS}|<corner>`).test(words)) continue;
      if (understandPrompt(own).directives.some(({ kind }) => kind !== 'mood')) continue;
    }
    return {
      badge: badgeOf(pattern, own),
      spans: [[match.index, match.index + match[0].length]],
    };
  }
  return null;
}
