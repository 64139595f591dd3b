import {
  badgeOf,
  capitalsAdded,
  type Found,
  names,
  OTHER_PARTS,
  ownWords,
  PARTS,
  type Span,
  saidOn,
  statuses,
} from './badge-words.js';
import { clausesOf } from './clauses-of-sentences.js';
import type { DocumentDirective } from './document-directives.js';
import { type FoldedText, QUOTE } from './folded-text.js';
import { pattern, SENTENCE } from './word-patterns.js';

const sentences = new RegExp(`[^.;!?\\n\\s]${SENTENCE}`, 'gu');
const parts = /[^.;!?\n,\s](?:[^.;!?\n,])*/gu;
const PRAISE = '(?:(?:<very>|<more>|<much>|ben|bien|gut|bem) +)*(?:<big>|<prominent>)';

/** "The ribbon is ugly", "la cinta molesta": nothing else is said of it. */
const DISLIKED =
  '^(?:<article>|<filler>|<glue>|<it>|<new>| )*<badge>(?: +(?:<is>|<seems>|<filler>|<very>|<too>|<article>|<glue>))*? +(?:feo|fea|feia|horrible|horribles|horrivel|horroros[oa]|ugly|awful|hideous|annoying|annoys me|in the way|hasslich|scheusslich|furchtbar|stort|nervt|moche|affreux|laid|gene|brutt[oa]|orribile|disturba|da fastidio|molesta|estorba|sobra|afea|cansa|atrapalha|incomoda|estorva|mal)[^\\p{L}]*$';

function spanOf(source: string, text: string): Span[] {
  const match = pattern(source).exec(text);
  return match === null ? [] : [[match.index, match.index + match[0].length]];
}

interface Told {
  readonly name: (typeof statuses)[number];
  readonly from: number;
  readonly to: number;
}

/** "From sold to reserved", "replace reserved by sold", "sold instead of reserved": the one that is wanted. */
function exchanged(part: string): Found | null {
  const told = statuses
    .flatMap((name) =>
      pattern(`<${name}>`)
        .matchAll(part)
        .map(({ 0: words, index }): Told => ({ name, from: index, to: index + words.length })),
    )
    .filter(
      ({ name, from }) =>
        name !== 'newlyListed' ||
        pattern(`(?:<insteadOf>|<wrongly>|<replace>|${TO})(?: +<article>)?(?: +<badge>)? *$`).test(
          part.slice(0, from),
        ),
    )
    .toSorted((one, other) => one.from - other.from);
  if (new Set(told.map(({ name }) => name)).size < 2) return null;
  const isFormer = ({ from }: Told) =>
    pattern('(?:<insteadOf>|<wrongly>|<noLonger>)(?: +<article>)?(?: +<badge>)? *$').test(
      part.slice(0, from),
    );
  const wanted = told.filter((one) => !isFormer(one)).at(-1);
  if (wanted === undefined) return null;
  return { badge: names[wanted.name], spans: [[0, part.trimEnd().length]] };
}

const TO = '(?:to|by|with|for|zu|auf|durch|gegen|mit|en|par|pour|avec|por|con|per|para|com)';
const OTHER_PARTS_BUT_BADGE = OTHER_PARTS.replace('<badge>|', '');

function readPart(clause: string, written: (from: number, to: number) => string): Found | null {
  // A "price tag" is no badge.
  const part = pattern('<price>')
    .matchAll(clause)
    .filter(({ 0: said }) => pattern('<badge>').test(said))
    .reduce(
      (left, { 0: said, index }) =>
        left.slice(0, index) + 'x'.repeat(said.length) + left.slice(index + said.length),
      clause,
    );
  const nouns = spanOf('<badge>', part);
  // "A price drop banner" takes nothing away.
  const withoutStates = statuses
    .flatMap((name) => pattern(`<${name}>`).matchAll(part))
    .reduce(
      (left, { 0: said, index }) =>
        left.slice(0, index) + ' '.repeat(said.length) + left.slice(index + said.length),
      part,
    );
  const taken = spanOf('<hide>', withoutStates);
  // "Sans vis-à-vis as a badge": own words, whatever they mean elsewhere.
  const first = ownWords(part, written, true);
  if (first !== null) return first;
  // "A banner with the text Sans frais d'agence"
  const introduced = saidOn(part);
  if (introduced !== null && !pattern('<hide>').test(part.slice(0, introduced.at))) {
    return {
      badge: badgeOf(written(introduced.at, introduced.to)),
      spans: [...nouns, [introduced.at, part.length]],
    };
  }
  const disliked = pattern(DISLIKED).exec(part);
  if (disliked !== null) return { badge: null, spans: [[0, part.trimEnd().length]] };
  const isDenied = spanOf('<not>(?: +[\\p{L}]+)?? +<badge>(?: +[\\p{L}]+)?[ ]*$', part);
  if (isDenied.length > 0) return { badge: null, spans: isDenied };
  const marks = statuses.flatMap((name) =>
    name === 'newlyListed' ? [] : spanOf(`<${name}>`, part),
  );
  const areTaken = nouns.length > 0 || (marks.length > 0 && !pattern(PARTS).test(part));
  if (taken.length > 0 && areTaken) {
    const all = statuses.flatMap((name) => spanOf(`<${name}>`, part));
    return { badge: null, spans: [...taken, ...nouns, ...all] };
  }
  const other = exchanged(part);
  if (other !== null) return other;
  // "It is no longer reserved": remove what shows it.
  // "The price fell" is a state of its own, and "no longer for sale" is sold, though a deal that "fell through" ends one.
  const ended = spanOf('<noLonger>', withoutStates);
  if (ended.length > 0) {
    const over = statuses.flatMap((name) => spanOf(`<${name}>`, part));
    if (over.length > 0) return { badge: null, spans: [[0, part.trimEnd().length]] };
  }
  const cues = [...nouns, ...spanOf('<write>', part)];
  const quotes = spanOf(QUOTE, part);
  const [quote] = quotes;
  const placed = spanOf('<corner>', part);
  const isPlaced = cues.length > 0 || placed.length > 0;
  if (quote !== undefined && isPlaced && spanOf('<title>', part).length === 0) {
    return { badge: badgeOf(written(...quote)), spans: [...cues, ...placed, quote] };
  }
  const named = pattern('<badge>(?: +<text>)? ?: *(?<words>[^;\\n]+)').exec(part)?.groups?.words;
  if (named !== undefined) {
    const at = part.lastIndexOf(named);
    return { badge: badgeOf(written(at, at + named.length)), spans: [...cues, [at, part.length]] };
  }
  const marked = capitalsAdded(part, written);
  if (marked !== null) return marked;
  const own = ownWords(part, written);
  if (own !== null) return own;
  for (const status of ['sold', 'reserved', 'reduced'] as const) {
    // "the house is sold, show that"; "the price is reduced to …" is already removed.
    const spans = spanOf(
      `^(?:(?!<not>|<photo>|<text>)[^;])*?<is>(?: +<filler>| +<new>)* +<${status}>`,
      part,
    );
    if (spans.length > 0) return { badge: names[status], spans: spans };
  }
  for (const status of statuses) {
    const spans = spanOf(`<${status}>`, part);
    if (spans.length === 0) continue;
    // "new price" and "now reduced saturation" are no badges.
    const rest = part.replace(pattern(`<${status}>`), ' ');
    const isAlone = pattern('^(?:\\s|<filler>|<article>|<preposition>|<glue>|<change>)*$').test(
      rest,
    );
    // "New" alone is an adjective, "new on the market" is news.
    const isNews =
      status !== 'newlyListed' || spans.some(([from, to]) => part.slice(from, to).includes(' '));
    const isBare = isAlone && isNews;
    const isMarked = spanOf(`(?:as|als|como|comme|come) +<${status}>`, part).length > 0;
    // "Stick a sold on it": a status with an article is a badge.
    const isStuck =
      spanOf(`<add>(?: +(?:<article>|<filler>|[\\p{L}]+)){0,2}? +<${status}>`, part).length > 0 ||
      spanOf(`^[ ]*<use>(?: +<filler>)* +<${status}>[ ]*$`, part).length > 0;
    // "Signale que le bien est nouveau", "people should see it's a new listing"
    const isTold =
      spanOf('<write>', part).length > 0 &&
      !pattern(OTHER_PARTS).test(rest) &&
      spanOf(`<is>(?: +<filler>| +<article>)* +<${status}>`, part).length > 0;
    const isNamed =
      nouns.length > 0 ||
      isTold ||
      ((isStuck || isMarked) && status !== 'newlyListed') ||
      (cues.length > 0 && (status !== 'newlyListed' || isMarked));
    if (!isBare && !isNamed) continue;
    // A badge is large and seen anyway.
    const praised = nouns.length > 0 || cues.length > 0 ? spanOf(PRAISE, part) : [];
    return {
      badge: names[status],
      spans: [...cues, ...spans, ...spanOf('<add>', part), ...praised],
    };
  }
  return null;
}

/**
 * Removes and returns requests for the badge: "add a SOLD badge", "put a badge 'Price on request'", "remove the badge".
 */
export function readBadges(folded: FoldedText): DocumentDirective[] {
  const directives: Extract<DocumentDirective, { kind: 'badge' }>[] = [];
  for (const { 0: clause, index: start } of [...folded.text.matchAll(parts)]) {
    let from = 0;
    // French "plus" joins, but in "n'est plus" it ends something.
    for (const part of clause.split(pattern('(?<= )(?<!n (?:est|sont) )<and>(?= )'))) {
      const offset = start + clause.indexOf(part, from);
      from = offset - start + part.length;
      const found = readPart(part, (one, other) => folded.written(offset + one, offset + other));
      if (found === null) continue;
      const first = Math.min(...found.spans.map(([at]) => at));
      const last = Math.max(...found.spans.map(([, at]) => at));
      directives.push({ kind: 'badge', badge: found.badge });
      folded.take(offset + first, offset + last);
    }
  }
  if (directives.length === 0) return readTold(folded);
  // "Remove the reserved tag and put sold": the old one goes by itself, and of two the last counts.
  const last = directives.findLast(({ badge }) => badge !== null) ?? directives.at(-1);
  if (directives.at(-1)?.badge === null) return directives.slice(-1);
  return last === undefined ? [] : [last];
}

/** "The price came down, put that on a ribbon": one clause tells the state, another asks to show it. */
function readTold(folded: FoldedText): DocumentDirective[] {
  const clauses = [...folded.text.matchAll(sentences)].flatMap(({ 0: sentence, index }) =>
    clausesOf(sentence).map(({ text, from, to }) => ({ text, from: index + from, to: index + to })),
  );
  const shows = clauses.find(
    ({ text }) =>
      (pattern('<badge>').test(text) && !pattern('<hide>|<logo>|<photo>|<ground>').test(text)) ||
      (pattern('<write>|<show>|<add>|<change>').test(text) &&
        pattern(
          '^(?:[^\\p{L}\\p{N}]|<write>|<show>|<add>|<change>|<it>|<filler>|<glue>|<article>|<preposition>|<photo>|<asSuch>)*$',
        ).test(text)),
  );
  if (shows === undefined) return [];
  // "It is 'For investors', write that on the ribbon"
  const quotes = clauses.filter(({ text }) => text.includes(QUOTE));
  const [quoted] = quotes;
  if (
    quoted !== undefined &&
    quotes.length === 1 &&
    quoted !== shows &&
    pattern('<badge>').test(shows.text) &&
    !pattern('<title>|<label>|<price>|<logo>').test(quoted.text)
  ) {
    const at = quoted.from + quoted.text.indexOf(QUOTE);
    const words = folded.written(at, at + 1);
    for (const { from, to } of [quoted, shows]) folded.take(from, to);
    return [{ kind: 'badge', badge: badgeOf(words) }];
  }
  // "I don't like the ribbon, off with it"
  const takes = clauses.find(
    ({ text }) =>
      pattern('<hide>').test(text) &&
      pattern('^(?:[^\\p{L}\\p{N}]|<hide>|<it>|<filler>|<glue>)*$').test(text),
  );
  if (
    takes !== undefined &&
    takes.from > shows.from &&
    !pattern(OTHER_PARTS_BUT_BADGE).test(shows.text)
  ) {
    for (const { from, to } of [shows, takes]) folded.take(from, to);
    return [{ kind: 'badge', badge: null }];
  }
  for (const name of statuses) {
    const tells = clauses.find(
      ({ text }) =>
        pattern(`<${name}>`).test(text) &&
        !pattern('<logo>|<photo>|<text>|<font>|<ground>|<accent>').test(text),
    );
    if (tells === undefined) continue;
    const isNews =
      name !== 'newlyListed' ||
      pattern(`(?:<is>|<article>)(?: +[\\p{L}]+)? +<${name}>|<${name}>(?<= [^;]*)`).test(
        tells.text,
      );
    if (!isNews || (tells === shows && name !== 'newlyListed')) continue;
    for (const { from, to } of new Set([tells, shows])) folded.take(from, to);
    return [{ kind: 'badge', badge: names[name] }];
  }
  return [];
}
