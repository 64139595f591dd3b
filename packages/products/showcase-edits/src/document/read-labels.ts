import type { Directive } from '../edits/directives.js';
import { foldWord } from '../edits/tokens.js';
import { badgeOf } from './badge-words.js';
import { clausesOf } from './clauses-of-sentences.js';
import type { Doubt, Shown } from './figures/doubts.js';
import { type FoldedText, QUOTE } from './folded-text.js';
import { pattern, SENTENCE } from './word-patterns.js';

const sentences = new RegExp(`[^.;!?\\n\\s]${SENTENCE}`, 'gu');

/** Between a text on the image and the one that takes its place. */
const INTO =
  '(?:to|into|with|by|in|zu|auf|durch|gegen|mit|en|par|pour|por|con|para|per|a|em|com|pelo|pela|->|→|:)';

const folded = (words: string): string =>
  words
    .split(/[\s'’-]+/u)
    .map(foldWord)
    .join(' ');
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

type Part = 'label' | 'badge';

interface Named {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** Reads one clause that speaks of a text on the image by its words. */
class LabelClause {
  constructor(
    readonly prompt: FoldedText,
    readonly text: string,
    readonly at: number,
    readonly shown: Shown,
  ) {}

  #written(from: number, to: number): string {
    return this.prompt.written(this.at + from, this.at + to);
  }

  /** "New", "the word New", "the New label", in quotes or as it is written on the image. */
  #named(): Named | null {
    const { badge, values } = this.shown;
    const texts = [
      ['badge', badge],
      ['label', values.label === undefined ? null : `${values.label}`],
    ] as const;
    for (const [part, words] of texts) {
      if (words === null) continue;
      const source = `(?<![\\p{L}\\p{N}])${escaped(folded(words))}(?![\\p{L}\\p{N}])(?! +(?:<price>|<area>|<photo>|<logo>))`;
      for (const { 0: said, index } of pattern(source).matchAll(this.text)) {
        const [from, to] = [index, index + said.length];
        const isAsShown = this.#written(from, to).toLocaleUpperCase() === words.toLocaleUpperCase();
        if (isAsShown && /^\p{Lu}/u.test(this.#written(from, to))) return { part, from, to };
      }
      for (const { index } of this.text.matchAll(new RegExp(QUOTE, 'gu'))) {
        if (folded(this.#written(index, index + 1)) === folded(words))
          return { part, from: index, to: index + 1 };
      }
    }
    const noun =
      badge === null && values.label !== undefined
        ? pattern('<badge>|<label>').exec(this.text)
        : null;
    return noun === null
      ? null
      : { part: 'label', from: noun.index, to: noun.index + noun[0].length };
  }

  read(): Directive[] {
    const named = this.#named();
    if (named === null) return [];
    const behind = this.text.slice(named.to);
    const by = pattern(
      `^(?: +(?:<badge>|<label>|um))* +${INTO} +(?<words>[\\p{L}\\p{N}\\uE000][^;\\n]*?)(?:[ ,]+<polite>)?[ .!]*$`,
    ).exec(behind);
    const words = by?.groups?.words;
    const changes = pattern('<replace>|<swap>|<rename>|<title>|<nameIt>').test(
      this.text.slice(0, named.from),
    );
    if (changes && by !== null && words !== undefined) {
      const from = named.to + behind.indexOf(words, 1);
      const own = this.#written(from, from + words.length);
      if (own !== '') return [replaced(named.part, own)];
    }
    const isWord =
      this.text.slice(named.from, named.to) !== '' &&
      !pattern('^(?:<badge>|<label>)$').test(this.text.slice(named.from, named.to));
    if (isWord && pattern('<hide>').test(this.text)) return [removed(named.part)];
    return [];
  }
}

const removed = (part: Part): Directive =>
  part === 'badge'
    ? { kind: 'badge', badge: null }
    : { kind: 'visibility', part: 'label', visible: false };

const replaced = (part: Part, words: string): Directive =>
  part === 'badge'
    ? { kind: 'badge', badge: badgeOf(words) }
    : { kind: 'value', field: 'label', value: words };

/** Takes out wishes for a text on the image that is named by its words: "hide the word New", "replace New with Sold". */
export function readLabels(prompt: FoldedText, shown: Shown | null): Directive[] {
  if (shown === null) return [];
  return [...prompt.text.matchAll(sentences)].flatMap(({ 0: sentence, index }) =>
    clausesOf(sentence).flatMap(({ text, from, to }) => {
      const read = new LabelClause(prompt, text, index + from, shown).read();
      if (read.length > 0) prompt.take(index + from, index + to);
      return read;
    }),
  );
}

/** Through which a customer looks, or for whom: "on my phone", "for the website". */
const BY_WAY =
  '(?<![\\p{L}])(?:on|for|via|by|from|auf|am|im|fur|per|uber|sur|pour|par|dans|en|para|por|desde|em|no|na|pelo|pela|pro|su|sul|sulla|per|dal|nel|con|com|mit|with)(?: +<article>)? +<contact>';

const ASKS =
  '<change>|<hide>|<show>|<add>|<write>|<replace>|<big>|<small>|<bold>|<thin>|<more>|<less>|<new>|<legible>|<top>|<bottom>|<left>|<right>|<wishes>|\\d';

/** Takes out wishes for texts that no showcase has, such as a telephone number, and for parts of an amount's form. */
export function readAbsent(
  prompt: FoldedText,
  shown: Shown | null,
  hasColor: (text: string) => boolean,
): Doubt[] {
  const doubts: Doubt[] = [];
  for (const { 0: sentence, index } of [...prompt.text.matchAll(sentences)]) {
    for (const { text, from, to } of clausesOf(sentence)) {
      const says = (source: string) => pattern(source).test(text);
      const quote = text.indexOf(QUOTE);
      const hides = says('<hide>|<insteadOf>');
      const isForm =
        hides &&
        (says('<affix>') ||
          (quote !== -1 &&
            isOfAmount(prompt.written(index + from + quote, index + from + quote + 1), shown)) ||
          (quote !== -1 && says('<price>|<area>')));
      const isAbsent = says('<contact>') && !says(BY_WAY) && (says(ASKS) || hasColor(text));
      if (!isForm && !isAbsent) continue;
      doubts.push({
        kind: isForm ? 'affix' : 'notShown',
        what: prompt.written(index + from, index + to),
        readings: [],
      });
      prompt.take(index + from, index + to);
    }
  }
  return doubts;
}

/** A part of the price or the size as it stands on the image, or what follows a stroke: "/ month". */
function isOfAmount(words: string, shown: Shown | null): boolean {
  const { price = '', size = '' } = shown?.values ?? {};
  return words.startsWith('/') || [price, size].some((text) => `${text}`.includes(words));
}
