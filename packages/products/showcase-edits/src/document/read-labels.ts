import { readAmounts } from '@groundwork/words/amounts';
import { colorOf } from '@groundwork/words/colors';
import { foldPhrase } from '@groundwork/words/word-forms';
import type { Directive } from '../edits/directives.js';
import { badgeOf } from './badge-words.js';
import { clausesIn } from './clauses-of-sentences.js';
import type { Doubt, Shown } from './figures/doubts.js';
import { FoldedPrompt, QUOTE } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

/** Between a text on the image and the one that takes its place. */
const INTO =
  '(?:to|into|with|by|in|zu|auf|durch|gegen|mit|en|par|pour|por|con|para|per|a|em|com|pelo|pela|→|:)';

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

type Part = 'label' | 'badge';

interface Named {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** "New", "the word New", "the New label", in quotes or as it is written on the image. */
function namedIn(
  pattern: Patterns,
  text: string,
  written: (from: number, to: number) => string,
  { badge, values }: Shown,
): Named | null {
  const texts = [
    ['badge', badge],
    ['label', values.label === undefined ? null : `${values.label}`],
  ] as const;
  for (const [part, words] of texts) {
    if (words === null) continue;
    const source = `(?<![\\p{L}\\p{N}])${escaped(foldPhrase(words))}(?![\\p{L}\\p{N}])(?! +(?:<price>|<area>|<photo>|<logo>))|${QUOTE}`;
    for (const { 0: said, index } of pattern(source).matchAll(text)) {
      const own = written(index, index + said.length);
      const isShown = own.toLocaleUpperCase() === words.toLocaleUpperCase();
      if (isShown && (said === QUOTE || /^\p{Lu}/u.test(own)))
        return { part, from: index, to: index + said.length };
    }
  }
  const noun =
    badge === null && values.label !== undefined ? pattern('<badge>|<label>').exec(text) : null;
  return noun && { part: 'label', from: noun.index, to: noun.index + noun[0].length };
}

/** Reads a clause that speaks of a text on the image by its words. */
function labelIn(
  pattern: Patterns,
  text: string,
  written: (from: number, to: number) => string,
  shown: Shown,
): Directive[] {
  const named = namedIn(pattern, text, written, shown);
  if (named === null) return [];
  const behind = text.slice(named.to);
  const words = pattern(
    `^(?: +(?:<badge>|<label>|um))* +${INTO} +(?<words>[\\p{L}\\p{N}\\uE000][^;\\n]*?)(?:[ ,]+<polite>)?[ .!]*$`,
  ).exec(behind)?.groups?.words;
  const changes = pattern('<replace>|<swap>|<rename>|<title>|<nameIt>').test(
    text.slice(0, named.from),
  );
  if (changes && words !== undefined) {
    const from = named.to + behind.indexOf(words, 1);
    const own = written(from, from + words.length);
    if (own !== '' && named.part === 'badge')
      return [{ kind: 'badge', badge: badgeOf(pattern, own) }];
    if (own !== '') return [{ kind: 'value', field: 'label', value: own }];
  }
  const isWord = !pattern('^(?:<badge>|<label>)$').test(text.slice(named.from, named.to));
  if (!isWord || !pattern('<hide>').test(text)) return [];
  return named.part === 'badge'
    ? [{ kind: 'badge', badge: null }]
    : [{ kind: 'visibility', part: 'label', visible: false }];
}

/** Takes out wishes for a text on the image that is named by its words: "hide the word New", "replace New with Sold". */
export function readLabels(
  pattern: Patterns,
  prompt: FoldedPrompt,
  shown: Shown | null,
): Directive[] {
  if (shown === null) return [];
  return clausesIn(pattern, prompt.text).flatMap(({ text, from, to }) => {
    const written = (one: number, other: number) => prompt.written(from + one, from + other);
    const read = labelIn(pattern, text, written, shown);
    if (read.length > 0) prompt.take(from, to);
    return read;
  });
}

/** Through which a customer looks, or for whom: "on my phone", "for the website". */
const BY_WAY =
  '(?<![\\p{L}])(?:on|for|via|by|from|auf|am|im|fur|per|uber|sur|pour|par|dans|en|para|por|desde|em|no|na|pelo|pela|pro|su|sul|sulla|per|dal|nel|con|com|mit|with)(?: +<article>)? +<contact>';

const ASKS =
  '<change>|<hide>|<show>|<add>|<write>|<replace>|<big>|<small>|<bold>|<thin>|<more>|<less>|<new>|<legible>|<top>|<bottom>|<left>|<right>|<wishes>|\\d';

const hasColor = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => word !== '' && colorOf(word) !== null);

/** Takes out wishes for texts that no showcase has, such as a telephone number, and for parts of an amount's form. */
export function readAbsent(pattern: Patterns, prompt: FoldedPrompt, shown: Shown | null): Doubt[] {
  return clausesIn(pattern, prompt.text).flatMap(({ text, from, to }): Doubt[] => {
    const says = (source: string) => pattern(source).test(text);
    const quote = text.indexOf(QUOTE);
    const isOfQuote =
      quote !== -1 &&
      (says('<price>|<area>') || isOfAmount(prompt.written(from + quote, from + quote + 1), shown));
    const form = withoutAmounts(prompt.written(from, to));
    const isNamed = /\p{Sc}/u.test(form) || pattern('<affix>').test(form);
    const isForm = says('<hide>|<insteadOf>') && (isNamed || isOfQuote);
    const isAbsent = says('<contact>') && !says(BY_WAY) && (says(ASKS) || hasColor(text));
    if (!isForm && !isAbsent) return [];
    const what = prompt.written(from, to);
    prompt.take(from, to);
    return [{ kind: isForm ? 'affix' : 'notShown', what, readings: [] }];
  });
}

/** A "month" that belongs to a rent is no part of the design: "1.350 €/Monat statt 1.450". */
const withoutAmounts = (written: string): string =>
  new FoldedPrompt(
    readAmounts(written, null).reduce((text, amount) => text.replace(amount.written, ' '), written),
  ).text;

/** A part of the price or the size as it stands on the image, or what follows a stroke: "/ month". */
function isOfAmount(words: string, shown: Shown | null): boolean {
  const { price = '', size = '' } = shown?.values ?? {};
  return words.startsWith('/') || [price, size].some((text) => `${text}`.includes(words));
}
