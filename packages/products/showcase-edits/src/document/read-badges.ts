import { longest } from '@groundwork/words/meanings';
import { foldPhrase } from '@groundwork/words/word-forms';
import {
  badgeFor,
  type Found,
  OTHER_PARTS,
  ownWords,
  PARTS,
  type Span,
  statuses,
} from './badge-words.js';
import { clausesIn } from './clauses-of-sentences.js';
import type { DocumentDirective } from './document-directives.js';
import type { Doubt } from './figures/doubts.js';
import type { FoldedPrompt } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

type Written = (from: number, to: number) => string;
type BadgeDirective = Extract<DocumentDirective, { kind: 'badge' }>;

const parts = /[^.;!?\n,()\s](?:[^.;!?\n,()])*/gu;
const PRAISE = '(?:(?:<very>|<more>|<much>|ben|bien|gut|bem) +)*(?:<big>|<prominent>)';
const TO = '(?:to|by|with|for|zu|auf|durch|gegen|mit|en|par|pour|avec|por|con|per|para|com)';

const spanOf = (pattern: Patterns, source: string, text: string): Span[] =>
  [pattern(source).exec(text)].flatMap((match): Span[] =>
    match === null ? [] : [[match.index, match.index + match[0].length]],
  );

const without = (pattern: Patterns, source: string, text: string): string =>
  pattern(source)
    .matchAll(text)
    .reduce(
      (left, { 0: said, index }) =>
        left.slice(0, index) + ' '.repeat(said.length) + left.slice(index + said.length),
      text,
    );

const STATES = statuses.map((name) => `<${name}>`).join('|');

/** "From sold to reserved", "replace reserved by sold", "sold instead of reserved": the one that is wanted. */
function exchanged(pattern: Patterns, part: string, written: Written): Found | null {
  const told = longest(
    statuses.flatMap((name) =>
      pattern(`<${name}>`)
        .matchAll(part)
        .map(({ 0: said, index: start }) => ({ name, start, end: start + said.length })),
    ),
  )
    .map((one) => ({ ...one, before: part.slice(0, one.start) }))
    .filter(
      ({ name, before }) =>
        name !== 'newlyListed' ||
        pattern(`(?:<insteadOf>|<wrongly>|<replace>|${TO})(?: +<article>)?(?: +<badge>)? *$`).test(
          before,
        ),
    )
    .toSorted((one, other) => one.start - other.start);
  if (new Set(told.map(({ name }) => name)).size < 2) return null;
  const wanted = told.findLast(
    ({ before }) =>
      !pattern('(?:<insteadOf>|<wrongly>|<noLonger>)(?: +<article>)?(?: +<badge>)? *$').test(
        before,
      ),
  );
  if (wanted === undefined) return null;
  const badge = badgeFor(wanted.name, written(wanted.start, wanted.end));
  return { badge, spans: [[0, part.trimEnd().length]] };
}

/** "Noch nicht verkauft", "casi vendido", "don't put a sold badge"; what is "sold by the owner" is on offer. */
const isDenied = (pattern: Patterns, status: string, text: string): boolean =>
  pattern(
    `(?:<not>|<deny>|<amountTerms>)(?: +(?:<is>|<filler>|<glue>|<article>|<write>|<add>|<use>))* +<${status}>`,
  ).test(text) || !pattern(`<${status}>`).test(without(pattern, '<onOffer>', text));

/** A status that is named as one: "add a sold badge", "mark it as reserved", "the house is sold, show that". */
function statusIn(
  pattern: Patterns,
  part: string,
  nouns: readonly Span[],
  written: Written,
): Found | null {
  const cues = [...nouns, ...spanOf(pattern, '<write>', part)];
  for (const status of statuses) {
    const spans = spanOf(pattern, `<${status}>`, part);
    const [span] = spans;
    if (span === undefined || isDenied(pattern, status, part)) continue;
    const isNew = status === 'newlyListed';
    // "New price" and "now reduced saturation" are no badges; "new" alone is an adjective, "new on the market" news.
    const rest = part.replace(pattern(`<${status}>`), ' ');
    const isAlone =
      pattern(ONLY_SHOWS).test(rest) &&
      !pattern('^ +<preposition>').test(part.slice(span[1])) &&
      (!isNew || part.slice(...span).includes(' '));
    const isMarked = pattern(
      `(?:as|als|como|comme|come) +<${status}>|<add>(?: +(?:<article>|<filler>|[\\p{L}]+)){0,2}? +<${status}>|^[ ]*<use>(?: +<filler>)* +<${status}>[ ]*$`,
    ).test(part);
    const isTold =
      pattern(`<is>(?: +<filler>| +<article>| +<new>)* +<${status}>`).test(part) &&
      !pattern(`${OTHER_PARTS}|<beside>|<object>|<ofPart>`).test(rest) &&
      (!isNew || pattern('<write>').test(part));
    const isNamed = nouns.length > 0 || isTold || (!isNew && (isMarked || cues.length > 0));
    if (!isAlone && !isNamed) continue;
    // A badge is large and seen anyway.
    const praised = cues.length > 0 ? spanOf(pattern, PRAISE, part) : [];
    return {
      badge: badgeFor(status, written(...span)),
      spans: [...cues, ...spans, ...spanOf(pattern, '<add>', part), ...praised],
    };
  }
  return null;
}

function readPart(pattern: Patterns, clause: string, written: Written): Found | null {
  // A "price tag" is no badge.
  const tags = pattern('<price>').matchAll(clause);
  const isTag = tags.some(({ 0: said }) => pattern('<badge>').test(said));
  const part = without(pattern, isTag ? '<price>|<polite>' : '<polite>', clause);
  const whole: Span = [0, part.trimEnd().length];
  const nouns = spanOf(pattern, '<badge>', part);
  const sure = ownWords(pattern, part, written, true);
  if (sure !== null) return sure;
  const own = ownWords(pattern, part, written, false);
  const words = typeof own?.badge === 'object' ? `${own.badge?.words}` : '';
  // "A ribbon Sans vis-à-vis" takes nothing away.
  if (pattern('^<condition> ').test(foldPhrase(words))) return own;
  const denied = spanOf(pattern, '<not>(?: +[\\p{L}]+)?? +<badge>(?: +[\\p{L}]+)?[ ]*$', part);
  if (denied.length > 0) return { badge: null, spans: denied };
  // "A price drop banner" takes nothing away.
  const withoutStates = without(pattern, STATES, part);
  const isStated = pattern(STATES.replace('|<newlyListed>', '')).test(part);
  const isOfBadge = nouns.length > 0 || (isStated && !pattern(PARTS).test(part));
  if (isOfBadge && pattern('<hide>').test(withoutStates)) return { badge: null, spans: [whole] };
  const other = exchanged(pattern, part, written);
  if (other !== null) return other;
  // "It is no longer reserved": remove what shows it. "Signed, so it is no longer for sale" is not that.
  const ended = without(pattern, '<noLonger>(?: +[\\p{L}]+){0,2} +<onOffer>', withoutStates);
  if (pattern('<noLonger>').test(ended) && pattern(STATES).test(part))
    return { badge: null, spans: [whole] };
  return own ?? statusIn(pattern, part, nouns, written);
}

/** "It is under offer, add an 'Under offer' badge" is one. */
const keyOf = (badge: Found['badge']): string => JSON.stringify(badge).toLocaleUpperCase();

/**
 * Removes and returns requests for the badge: "add a SOLD badge", "put a badge 'Price on request'", "remove the badge".
 */
export function readBadges(
  pattern: Patterns,
  folded: FoldedPrompt,
): { badges: readonly DocumentDirective[]; doubts: readonly Doubt[] } {
  const directives: BadgeDirective[] = [];
  const named = new Map<string, string>();
  for (const { 0: clause, index: start } of [...folded.text.matchAll(parts)]) {
    let from = 0;
    // French "plus" joins, but in "n'est plus" it ends something.
    for (const part of clause.split(pattern('(?<= )(?<!n (?:est|sont) )(?:<and>|<orElse>)(?= )'))) {
      const offset = start + clause.indexOf(part, from);
      from = offset - start + part.length;
      const found = readPart(pattern, part, (one, other) =>
        folded.written(offset + one, offset + other),
      );
      if (found === null) continue;
      const first = Math.min(...found.spans.map(([at]) => at));
      const last = Math.max(...found.spans.map(([, at]) => at));
      directives.push({ kind: 'badge', badge: found.badge });
      if (found.badge !== null && !pattern('<wrongly>|<formerly>').test(part))
        named.set(keyOf(found.badge), folded.written(offset + first, offset + last));
      folded.take(offset + first, offset + last);
    }
  }
  if (directives.length === 0) return { badges: readTold(pattern, folded), doubts: [] };
  if (named.size > 1) {
    const readings = [...named.values()];
    return { badges: [], doubts: [{ kind: 'twoBadges', what: readings.join(', '), readings }] };
  }
  // "Remove the reserved tag and put sold": the old one goes by itself.
  const last = directives.at(-1);
  const isNamed = ({ badge }: BadgeDirective) => named.has(keyOf(badge));
  const wanted = last?.badge === null ? last : (directives.findLast(isNamed) ?? last);
  return { badges: wanted === undefined ? [] : [wanted], doubts: [] };
}

const ONLY_SHOWS =
  '^(?:(?!<ofPart>)(?:[^\\p{L}\\p{N}]|<write>|<show>|<add>|<change>|<it>|<filler>|<glue>|<article>|<preposition>|<photo>|<asSuch>|<property>|<is>))*$';

/** "The price came down, put that on a ribbon": one clause tells the state, another asks to show it. */
function readTold(pattern: Patterns, folded: FoldedPrompt): DocumentDirective[] {
  const clauses = clausesIn(pattern, folded.text);
  const shows = clauses.find(
    ({ text }) =>
      (pattern('<badge>').test(text) && !pattern('<hide>|<logo>|<photo>|<ground>').test(text)) ||
      (pattern('<write>|<show>|<add>|<change>').test(text) && pattern(ONLY_SHOWS).test(text)),
  );
  if (shows === undefined) return [];
  for (const name of statuses) {
    const tells = clauses.find(
      ({ text }) =>
        pattern(`<${name}>`).test(text) &&
        !pattern('<logo>|<photo>|<text>|<font>|<ground>|<accent>').test(text) &&
        !isDenied(pattern, name, text),
    );
    if (tells === undefined) continue;
    const [[from, to] = [0, 0]] = spanOf(pattern, `<${name}>`, tells.text);
    // "That is the new rent"
    const noun = '(?! *;| +(?!<when>|<filler>|<preposition>|<glue>)[\\p{L}])';
    const isNews =
      name !== 'newlyListed' ||
      pattern(`(?:<is>|<article>)(?: +[\\p{L}]+)? +<${name}>${noun}`).test(
        folded.text.slice(tells.from, tells.to + 1),
      );
    if (!isNews || (tells === shows && name !== 'newlyListed')) continue;
    const said = folded.written(tells.from + from, tells.from + to);
    for (const clause of new Set([tells, shows])) folded.take(clause.from, clause.to);
    return [{ kind: 'badge', badge: badgeFor(name, said) }];
  }
  return [];
}
