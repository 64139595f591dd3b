import type { BadgeName } from '../adjustments.js';
import { foldWord } from '../edits/tokens.js';
import type { DocumentDirective } from './document-directives.js';
import { type FoldedText, QUOTE } from './folded-text.js';
import { isPhrase, pattern, SPACE, WORD } from './word-patterns.js';

const parts = /[^.;!?\n,\s](?:[^.;!?\n,])*/gu;
const statuses = ['sold', 'reserved', 'reduced', 'openHouse', 'newlyListed'] as const;
const names: Readonly<Record<(typeof statuses)[number], BadgeName>> = {
  sold: 'sold',
  reserved: 'reserved',
  reduced: 'reduced',
  openHouse: 'open_house',
  newlyListed: 'new',
};

/** A known badge's name, or the words themselves. */
function badgeOf(written: string): BadgeName | { words: string } {
  const folded = written
    .trim()
    .split(/[\s'’-]+/u)
    .map(foldWord)
    .join(' ');
  const status = statuses.find((name) => isPhrase(folded, name));
  return status === undefined ? { words: written } : names[status];
}

/** Before the words of a badge, in all languages and as text is folded: "a banner on it saying under offer". */
const SAYING =
  'saying|that says|which says|that reads|reading|mit (?:der )?aufschrift|auf dem steht|qu (?:diga|ponga|diz)|qui dit|disant|avec ecrit|con scritto|con la scritta|a dizer';

const PRAISE = '(?:(?:<very>|<more>|<much>|ben|bien|gut|bem) +)*(?:<big>|<prominent>)';

type Span = readonly [from: number, to: number];
interface Found {
  readonly badge: BadgeName | { words: string } | null;
  readonly spans: readonly Span[];
}

function spanOf(source: string, text: string): Span[] {
  const match = pattern(source).exec(text);
  return match === null ? [] : [[match.index, match.index + match[0].length]];
}

/** Own words in capitals behind a verb of adding: "add Sale Agreed", "put SSTC". German nouns have a capital anyway. */
const inCapitals =
  /^(?:\p{Lu}[\p{L}\p{N}'’&-]*|\d+)(?: (?:\p{Lu}[\p{L}\p{N}'’&-]*|\d+|of|on|the|&))+$|^\p{Lu}{3,}$/u;

function capitalsAdded(part: string, written: (from: number, to: number) => string): Found | null {
  const match =
    pattern('(?:<add>|<write>)(?: +<article>)? +(?<words>[\\p{L}\\p{N}][^;\\n]*?) +<badge>').exec(
      part,
    ) ??
    pattern(
      '(?:<add>|<write>)(?: +(?:<article>|as|als|como|comme|come))? +(?<words>[\\p{L}\\p{N}][^;\\n]*?)[ ]*$',
    ).exec(part);
  const words = match?.groups?.words;
  if (match === null || words === undefined || pattern(PARTS).test(words)) return null;
  const from = match.index + match[0].lastIndexOf(words);
  const own = written(from, from + words.length);
  if (!inCapitals.test(own)) return null;
  return { badge: badgeOf(own), spans: [[match.index, match.index + match[0].length]] };
}

const PARTS =
  '<logo>|<price>|<text>|<font>|<ground>|<accent>|<photo>|<badge>|<title>|<bedrooms>|<bathrooms>|<parking>|<scenery>|<object>';

function readPart(part: string, written: (from: number, to: number) => string): Found | null {
  const nouns = spanOf('<badge>', part);
  const taken = spanOf('<hide>', part);
  if (taken.length > 0 && nouns.length > 0) {
    return {
      badge: null,
      spans: [...taken, ...nouns, ...statuses.flatMap((name) => spanOf(`<${name}>`, part))],
    };
  }
  // "It is no longer reserved": remove what shows it.
  const ended = spanOf('<noLonger>', part);
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
  const named = pattern('<badge> ?: *(?<words>[^;\\n]+)').exec(part)?.groups?.words;
  const said =
    named ??
    pattern(`<badge>(?:${SPACE}${WORD}){0,4}? +(?:${SAYING}) +(?<words>[^;\\n]+)`).exec(part)
      ?.groups?.words ??
    pattern(
      '<badge>(?: +with| +saying| +mit| +con| +avec| +com)+(?: +<article>)? +(?:text|words?|texto|texte|testo) +(?<words>[^;\\n]+)',
    ).exec(part)?.groups?.words;
  if (said !== undefined) {
    const at = part.lastIndexOf(said);
    return { badge: badgeOf(written(at, at + said.length)), spans: [...cues, [at, part.length]] };
  }
  const marked = capitalsAdded(part, written);
  if (marked !== null) return marked;
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
    const isAlone = pattern('^(?:\\s|<filler>|<article>|<preposition>|<glue>)*$').test(rest);
    const isBare = isAlone && status !== 'newlyListed';
    const isMarked = spanOf(`(?:as|als|como|comme|come) +<${status}>`, part).length > 0;
    // "Stick a sold on it": a status with an article is a badge.
    const isStuck =
      spanOf(`<add>(?: +(?:<article>|<filler>|[\\p{L}]+))? +<${status}>`, part).length > 0;
    const isNamed =
      nouns.length > 0 ||
      (isStuck && status !== 'newlyListed') ||
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
  const directives: DocumentDirective[] = [];
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
  return directives;
}
