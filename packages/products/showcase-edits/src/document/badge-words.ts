import type { BadgeName } from '../adjustments.js';
import { foldWord } from '../edits/tokens.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import { QUOTE } from './folded-text.js';
import { isPhrase, pattern, SPACE, WORD } from './word-patterns.js';

export const statuses = ['sold', 'reserved', 'reduced', 'openHouse', 'newlyListed'] as const;
export const names: Readonly<Record<(typeof statuses)[number], BadgeName>> = {
  sold: 'sold',
  reserved: 'reserved',
  reduced: 'reduced',
  openHouse: 'open_house',
  newlyListed: 'new',
};

const folded = (written: string) =>
  written
    .trim()
    .split(/[\s'’-]+/u)
    .map(foldWord)
    .join(' ');

/** A known badge's name, or the words themselves. */
export function badgeOf(written: string): BadgeName | { words: string } {
  const status = statuses.find((name) => isPhrase(folded(written), name));
  return status === undefined ? { words: written } : names[status];
}

/** Whether words say how far a sale is; an image shows one such status. */
export const isStatus = (written: string) =>
  typeof badgeOf(written) === 'string' || isPhrase(folded(written), 'onOffer');

export type Span = readonly [from: number, to: number];
export interface Found {
  readonly badge: BadgeName | { words: string } | null;
  readonly spans: readonly Span[];
}

export const OTHER_PARTS =
  '<logo>|<price>|<text>|<font>|<ground>|<accent>|<photo>|<badge>|<title>|<bedrooms>|<bathrooms>|<parking>';
export const PARTS = `${OTHER_PARTS}|<scenery>|<object>`;

/** Own words in capitals behind a verb of adding: "add Sale Agreed", "put SSTC". German nouns have a capital anyway. */
const inCapitals =
  /^(?:\p{Lu}[\p{L}\p{N}'’&-]*|\d+)(?: (?:\p{Lu}[\p{L}\p{N}'’&-]*|\d+|of|on|the|&))+$|^\p{Lu}{3,}$/u;

export function capitalsAdded(
  part: string,
  written: (from: number, to: number) => string,
): Found | null {
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

const WITH = '(?:with|mit|avec|con|com|saying|says|reads|for)';
const INTO = '(?:to|into|in|zu|auf|en|em|a|por|para|par|pour|con|com)';
const ON = '(?:as|on|in|into|als|auf|ins|im|en|sur|dans|comme|su|come|nel|em|como|no|na|num|numa)';

/** Own words without quotes, with a capital: "a banner with Exclusive listing", "write Vue lac on a ribbon". */
export function ownWords(
  part: string,
  written: (from: number, to: number) => string,
  isFirst = false,
): Found | null {
  const sources: readonly { readonly source: string; readonly isSure?: true }[] = [
    {
      source: `<badge>(?: +[\\p{L}]+){0,2}? +${WITH}(?: +<article>| +<text>)* +(?<words>[\\p{L}\\p{N}][^;\\n]*)`,
    },
    // "Change the ribbon to Let agreed", "what the ribbon says by Let agreed", "the ribbon should say Last units"
    {
      source: `(?:<change>|<replace>|<swap>|<write>)[^;\\n]*?<badge>(?: +<text>)? +${INTO}(?: +<article>)? +(?<words>[\\p{L}\\p{N}][^;\\n]*)`,
    },
    {
      source: `<badge>(?: +<filler>| +<wishes>)* +(?:<write>|dizer|dire|decir|say|read|sagen)(?: +<article>)? +(?<words>[\\p{L}\\p{N}][^;\\n]*)`,
    },
    { source: `<badge> +(?:d[eio]|da) +(?<words>[\\p{L}\\p{N}][^;\\n]*)`, isSure: true },
    { source: `<badge> +(?<words>[\\p{L}\\p{N}][^;\\n]*)` },
    {
      source: `(?:<write>|<add>|avoir|have|haben|tener|avere|ter)(?: +<filler>| +<article>)*? +(?<words>[\\p{L}\\p{N}][^;\\n]*?) +${ON}(?: +<article>)?(?: +[\\p{L}]+)?? +<badge>`,
    },
  ];
  // A banner "with Sem comissão", "ribbon: Sin vecinos": whatever the words mean elsewhere.
  const sure = [...sources.slice(0, 1), { source: '<badge> *: *(?<words>[\\p{L}\\p{N}][^;\\n]*)' }];
  for (const { source, isSure } of isFirst ? [...sure, ...sources.slice(-1)] : sources) {
    const match = pattern(source).exec(part);
    const words = match?.groups?.words;
    if (match === null || words === undefined) continue;
    const from = match.index + match[0].lastIndexOf(words);
    // "Bollino NUOVO da aggiungere", "selo de Exclusivo por favor"
    const end = pattern('[ ,]+(?:<polite>|d[ae] +<add>) *$').exec(words)?.index ?? words.length;
    const own = written(from, from + end);
    // "Write Vue mer on the badge" names no thing in the photo.
    const others = isFirst ? OTHER_PARTS : PARTS;
    if (!/^\p{Lu}/u.test(own) || pattern(`${others}|<corner>`).test(words)) continue;
    const { directives } = understandPrompt(own);
    // "Selo de Exclusivo": a mood is none right behind the badge.
    if (directives.some(({ kind }) => kind !== 'mood') || (directives.length > 0 && !isSure))
      continue;
    return { badge: badgeOf(own), spans: [[match.index, match.index + match[0].length]] };
  }
  return null;
}

/** Before the words of a badge, in all languages and as text is folded: "a banner on it saying under offer". */
const SAYING =
  'avec les mots|avec le texte|avec marque|with the words?|with the text|mit den worten|mit dem text|saying|that says|which says|that reads|reading|mit (?:der )?aufschrift|auf dem steht|qu (?:diga|ponga|diz|dice)|que (?:diga|ponga|diz|dice|pone|lea|rece|indique|lleve escrito|traga|tenha escrito)|diciendo|ponga|diga|escrib[ieao]|con (?:el texto|las palabras|la palabra|la frase|la leyenda|el rotulo)|qui dit|disant|avec ecrit|con (?:su )?scritto|con la (?:scritta|dicitura|frase|parola)|con le parole|con il testo|che (?:dica|dice|riporti|reciti)|scritto|a dizer|dizendo|escrit[oa]|com (?:a frase|a palavra|as palavras|os dizeres|o texto|o dizer)';

/** Where the words stand that a badge is told to say. */
export function saidOn(part: string): { readonly at: number; readonly to: number } | null {
  const said =
    pattern(`<badge>(?:${SPACE}${WORD}){0,4}? +(?:${SAYING}) +(?<words>[^;\\n]+)`).exec(part)
      ?.groups?.words ??
    pattern(
      '<badge>(?: +with| +saying| +mit| +con| +avec| +com)+(?: +<article>)? +(?:text|words?|texto|texte|testo) +(?<words>[^;\\n]+)',
    ).exec(part)?.groups?.words;
  if (said === undefined || said.includes(QUOTE)) return null;
  const at = part.lastIndexOf(said);
  // "Fita que diz Perto da praia por favor"
  const end = pattern('[ ,]+<polite>[ .!]*$').exec(said)?.index ?? said.length;
  return { at, to: at + end };
}
