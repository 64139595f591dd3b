import { understandPrompt } from '../edits/understand-prompt.js';
import { type FoldedText, QUOTE } from './folded-text.js';
import { pattern } from './word-patterns.js';

/** "of the listing", "do imóvel": whose name. */
const OWNER =
  '(?: +(?:of|for|de|do|da|del|della|dell|der|des|du|vom|von)(?: +<article>)? +[\\p{L}]+)?';
const TO = '(?:to|as|into|in|auf|zu|als|a|por|en|par|pour|con|para|come|como)';

interface Way {
  readonly source: string;
  /** Whether any words are a name there; otherwise only such as begin with a capital, or ask for nothing else. */
  readonly isSure: boolean;
  /** Only what begins with a capital is a name there. */
  readonly isCapital?: true;
}

const ways: readonly Way[] = [
  { source: `(?:<replace>|<change>) +${QUOTE} +[\\p{L}]+ +(?<value>${QUOTE})`, isSure: true },
  {
    source: `(?<value>${QUOTE}) +(?:betiteln|nennen|taufen|heissen)(?![\\p{L}])`,
    isSure: true,
  },
  {
    source: `<title>[^.;!?\\n]{0,20}?,? +(?:c est|it s|it is|das ist|es heisst|richtig ist) +(?<value>[^;.!?\\n]+)`,
    isSure: false,
  },
  { source: `<title>(?:<gap4>|[ :=]*)(?<value>${QUOTE})`, isSure: true },
  { source: `<nameIt>(?: +[\\p{L}]+){0,3}?[ :]+(?<value>${QUOTE})`, isSure: true },
  { source: `<title>${OWNER} ?[:=] *(?<value>[^;\\n]+)`, isSure: true },
  {
    source: `(?:<change>|<replace>|<write>|<use>) +(?:<article> +)?(?:<new> +)?<title>${OWNER}(?: +<filler>)* +${TO} +(?<value>[^;\\n.]+)`,
    isSure: true,
  },
  { source: `<nameIt>(?: +${TO})?[ :]+(?<value>[^;.!?\\n]+)`, isSure: true },
  {
    source: `<title>${OWNER}(?: +<filler>| +<new>)*? +<reads>(?: +<filler>| +<new>)*[ :]+(?<value>[^;.!?\\n]+)`,
    isSure: false,
  },
  // "Put the title House by the Lake"
  {
    source: `<title>${OWNER}(?: +<filler>| +<new>)*?[ :]+(?<value>[^;.!?\\n]+)`,
    isSure: false,
    isCapital: true,
  },
];

export interface FoundName {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** Where a name ends: before courtesies, what it replaces, a verb at the end, another wish. */
const END =
  '[ ,]+(?:<polite>|<insteadOf>)(?![\\p{L}])|,(?=[ ]*(?:<filler>|<change>|<add>|<hide>|<article>|<it>) )|[ ,]+<and> +(?:<change>|<add>|<hide>|<show>|<write>|<use>|<article>|<filler>) |(?: +<filler>)* +(?:heissen|lauten|sein|stehen|nennen|nannt|umbenennen|andern|setzen)[ ]*$';

/** The name that a text gives the property: "name it Rosewood Cottage", "the headline should read Seaview Penthouse". */
export function nameIn(folded: FoldedText): FoundName | null {
  for (const { source, isSure, isCapital } of ways) {
    const match = pattern(source).exec(folded.text);
    const words = match?.groups?.value;
    if (match === null || words === undefined) continue;
    const from = match.index + match[0].lastIndexOf(words);
    // "Better without the name"
    if (pattern('<hide>(?: +<article>)? *$').test(folded.text.slice(0, match.index))) continue;
    // "Write my name: Ana Souza"
    if (pattern('<contact>[^\\p{L}]*$').test(folded.text.slice(0, from))) continue;
    const end = words === QUOTE ? null : pattern(END).exec(words);
    const to = from + (end?.index ?? words.trimEnd().length);
    const value = folded.written(from, to).replace(/^[\s:,]+|[\s,]+$/gu, '');
    if (value === '') continue;
    const hasCapital = /^[\p{Lu}\d]/u.test(value);
    if (isCapital === true && !hasCapital) continue;
    const isName = isSure || hasCapital || understandPrompt(value).directives.length === 0;
    if (isName)
      return { value, from: match.index, to: end === null ? match.index + match[0].length : to };
  }
  return null;
}
