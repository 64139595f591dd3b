import { colorOf } from '@groundwork/words/colors';
import { fontNamed } from '../edits/fonts.js';
import { understandPrompt } from '../edits/understand-prompt.js';
import type { DocumentDirective } from './document-directives.js';
import { type FoldedPrompt, QUOTE } from './folded-text.js';
import type { Patterns } from './word-patterns.js';

/** "of the listing", "do imóvel": whose name. */
const OWNER =
  '(?: +(?:of|for|de|do|da|del|della|dell|der|des|du|vom|von)(?: +<article>)? +[\\p{L}]+)?';
const TO = '(?:to|as|into|in|auf|zu|als|a|por|en|par|pour|con|para|come|como)';

const VALUE = '(?<value>(?:[^;.!?\\n]|(?<=\\d)\\.(?=\\d))+)';
const FEW = '(?: +<article>| +<filler>| +<new>)*?';

/** Ways to give a name. Where one is not sure, only words that begin with a capital are a name there. */
const ways: readonly { readonly source: string; readonly isSure: boolean }[] = [
  {
    source: `(?:<callIt>${FEW} +<property>(?: +${TO})?|<title>(?:<gap4>|[ :=]*)|<nameIt>(?: +[\\p{L}]+){0,3}?)[ :]*(?<value>${QUOTE})`,
    isSure: true,
  },
  // "Write Seaview Lodge in the title"
  {
    source: `(?:<write>|<add>|<use>|<change>)${FEW} +(?<value>[\\p{L}\\p{N}][^;.!?,\\n]*?) +(?:as|in|als|im|in den|en|comme|dans|como|come|no|nel)(?: +<article>)? +<title>`,
    isSure: false,
  },
  { source: `<title>${OWNER} ?[:=] *${VALUE}`, isSure: true },
  {
    source: `(?:<change>|<replace>|<write>|<use>)${FEW} +<title>${OWNER}${FEW} +${TO} +${VALUE}`,
    isSure: false,
  },
  {
    source: `(?:(?:<article> +)?<property> +)?<nameIt>(?: +${TO})?[ :]+${VALUE}`,
    isSure: true,
  },
  // "The title should read Seaview", "put the title House by the Lake"
  { source: `<title>${OWNER}${FEW}(?: +<reads>)?${FEW}[ :]+${VALUE}`, isSure: false },
];

/** Adverbs before a name: "soll künftig Quartier Lindenhof lauten"; verbs: "en el título pon Casa Sol". */
const LEAD =
  '^(?:(?:<change>|<write>|<add>|<wishes>|<filler>|<new>|kunftig|fortan|wieder|ab jetzt|ab sofort|in zukunft|from now on|instead|again) +)+';

/** Where a name ends: before courtesies, what it replaces, a verb at the end, another wish. */
const END =
  '[ ,]+(?:<polite>|<insteadOf>)(?![\\p{L}])|,(?=[ ]*(?:<filler>|<change>|<add>|<hide>|<article>|<it>|<because>|<states>) )|[ ,]+<and> +(?:<change>|<add>|<hide>|<show>|<write>|<use>|<article>|<filler>) |(?: +<filler>)* +(?:heissen|lauten|sein|stehen|nennen|nannt|umbenennen|andern|setzen)[ ]*$';

/** "It is called Villa Rosa, not 'House 1'" */
const FORMER = '(?:<not>(?: +<is>)?|<insteadOf>|<wrongly>|<formerly>)(?: +<article>)?[ ,:]*$';

interface FoundName {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const hasCapital = (words: string): boolean => /^[\p{Lu}\d]/u.test(words);

/** The name that a text gives the property: "name it Rosewood Cottage", "the headline should read Seaview Penthouse". */
function nameIn(pattern: Patterns, folded: FoldedPrompt): FoundName | null {
  for (const { source, isSure } of ways) {
    const match = pattern(source).exec(folded.text);
    const said = match?.groups?.value;
    if (match === null || said === undefined) continue;
    const starts = match.index + match[0].lastIndexOf(said);
    const lead = pattern(LEAD).exec(said)?.[0].length ?? 0;
    // "Künftig Haus Birkenhain": what begins with a capital is a part of the name.
    const isLed =
      hasCapital(folded.written(starts + lead, starts + said.length)) &&
      !/\p{Lu}/u.test(folded.written(starts, starts + lead));
    const [from, words] = isLed ? [starts + lead, said.slice(lead)] : [starts, said];
    if (pattern(FORMER).test(folded.text.slice(0, from))) continue;
    // "Write my name: Ana Souza"
    if (pattern('<contact>[^\\p{L}]*$').test(folded.text.slice(0, from))) continue;
    // "The headline 'Villa Sol' should be bigger" speaks of a name and gives none.
    const [behind = ''] = words === QUOTE ? folded.text.slice(from + 1).split(/[;.!?,\n]/u, 1) : [];
    const [wish = ''] = behind.split(pattern(' *<and> '), 1);
    if (understandPrompt(wish).directives.length > 0) continue;
    const end = words === QUOTE ? null : pattern(END).exec(words);
    const to = from + (end?.index ?? words.trimEnd().length);
    const value = folded.written(from, to).replace(/^[\s:,]+|[\s,]+$/gu, '');
    const isNamed = words === QUOTE || hasCapital(value);
    if (value === '' || !(isSure || isNamed)) continue;
    // "The title in dark blue", "mets le titre en gras", "the name should be back on the picture"
    const isLook = pattern('^[^\\p{L}]*(?:<hide>|<spoilt>|<unwanted>)|<photo>$').test(words.trim());
    if (colorOf(value) !== null || (isNamed ? fontNamed(value) !== null : isLook)) continue;
    return { value, from: match.index, to: end === null ? match.index + match[0].length : to };
  }
  return null;
}

/** Takes out the property's new name. */
export function readName(pattern: Patterns, folded: FoldedPrompt): DocumentDirective[] {
  const found = nameIn(pattern, folded);
  if (found === null) return [];
  folded.take(found.from, found.to);
  return [{ kind: 'value', field: 'label', value: found.value }];
}
