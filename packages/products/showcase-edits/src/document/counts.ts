import { countSenses } from '@groundwork/words/edits';
import type { FoldedText } from './folded-text.js';
import { pattern } from './word-patterns.js';

export const roomFields = ['bedrooms', 'bathrooms', 'parking'] as const;
export type RoomField = (typeof roomFields)[number];

/** "3", "2.5", "zero", "four"; "one" is left out, since in most languages it is the article. */
export const COUNT = `(?:\\d{1,2}(?:[.,]5)?(?![.,]?\\d| ?%|[\\p{L}²])|<zero>|${countSenses
  .slice(1)
  .map((name) => `<${name}>`)
  .join('|')})`;
/** "only one", "un solo": never the article. */
const SINGLE = '(?:<single>|<only>(?: +[\\p{L}]+)? +<one>)';
const NOUNS = '(?:<bedrooms>|<bathrooms>|<parking>)';
const OTHERS = '<logo>|<price>|<text>|<area>|<title>|<badge>';
const PREPOSITION =
  '(?:<filler> +|(?:for|with|by|to|into|con|por|par|en|a|in|durch|gegen|auf|zu|mit|para) +)';
const INSTEAD = `(?:(?:[ ,]+(?!${COUNT})[\\p{L}]+){0,2}?[ ,]+<insteadOf> +${COUNT}(?: +${NOUNS}(?:[ ,]+${COUNT} +${NOUNS})*)?)?`;
/** Between a number and its noun: "5 le stanze da letto", "2 of the bathrooms". */
const JOINT = '(?: +<article>| +of| +full| +large| +private| +separate| +[x×])*';

/** Before a number of what was named, in all languages. */
const TOTAL =
  '(?<![\\p{L}])(?:there are|there s|there is|that makes|makes it|makes|making it|we have|sinds|sind es|es sind|sind|macht das|macht|ergibt|ca en fait|ca fait|ce qui fait|il y en a|y en a|on en a|elles sont|son|hay|en total hay|sono|ce ne sono|ne ha|sao|ha|ficam|total de|donc|soit|also|asi que|quindi|entao|portanto)';

export interface FoundCount {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

function countOf(written: string): number | null {
  if (/^\d/u.test(written)) return Number(written.replace(',', '.'));
  if (pattern('^<zero>$').test(written)) return 0;
  const at = countSenses.findIndex((name) => pattern(`^<${name}>$`).test(written));
  if (at !== -1) return at + 1;
  const ordinal = ['second', 'third', 'fourth'].findIndex((name) =>
    pattern(`^<${name}>$`).test(written),
  );
  if (ordinal !== -1) return ordinal + 2;
  return pattern(SINGLE).test(written) ? 1 : null;
}

const short = (form: string) => `(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`;
/** Short forms: "T3" is a home of three bedrooms in Portugal, "4hab 3wc". */
const shortForms: Readonly<Record<RoomField, readonly string[]>> = {
  bedrooms: [
    short('t(?<value>\\d)'),
    short('(?<value>\\d)(?:q|qts?|brs?|bds?|beds?|habs?|dorms?|ch|zi|zim)'),
  ],
  bathrooms: [short('(?<value>\\d)(?:ba|bths?|wcs?|sdb)')],
  parking: [],
};

/** Ways to say a count, the surest first; `value` is the number. */
const ways = (field: RoomField): readonly string[] => {
  const ends = `(?! +${NOUNS})`;
  const noun = field === 'parking' ? `(?:<parking>|<cars>)` : `<${field}>`;
  return [
    ...shortForms[field],
    // "Beds 4 baths 3": the nouns stand first.
    `(?:^|[,;:]) *<${field}>[ :=x×.]*(?<value>${COUNT})(?= *(?:[,;+&/]|<and>)? *${NOUNS}[ :=x×.]*${COUNT}(?! *${NOUNS})|[ .!]*$)`,
    // "swap 4 bedrooms for 3", "3 bedrooms to 4 bedrooms"
    `(?:(?:<swap>|<replace>)[ ,:]+)?(?:${COUNT}) +<${field}> +${PREPOSITION}(?<value>${COUNT})(?: +<${field}>|${ends})`,
    `(?<value>${COUNT})${JOINT} *-?[ ]*${noun}${INSTEAD}`,
    `(?<value>${SINGLE})(?: +<article>)? +${noun}${INSTEAD}`,
    `(?<value><one>) +<${field}> +<only>`,
    `(?:<exists>|^<insteadOf>)(?: +<filler>)* +(?<value><one>) +<${field}>`,
    // "4 instead of 3 for the bedrooms", "no parking here, set it to 0", "a second bathroom"
    `(?<value>${COUNT}) +<insteadOf> +${COUNT}(?: +[\\p{L}]+){0,3}? +<${field}>`,
    `<${field}>[^.;!?\\n]{0,40}?[ ,]+<change> +<it>(?: +[\\p{L}]+)?? +(?<value>${COUNT})`,
    `(?:<exists>|<add>)(?: +<filler>| +<article>)* +(?<value><second>|<third>|<fourth>) +<${field}>(?! +<photo>)`,
    // "You forgot a bedroom, there are six", "il manque une chambre, ça en fait 4"
    `<${field}>[^.;!?\\n]{0,40}?[ ,]+(?:${TOTAL})(?: +<filler>)*? +(?<value>${COUNT})(?! +${NOUNS})`,
    `<${field}>(?:<gap2>|[ :=x×]*)(?<value>${COUNT}|${SINGLE})(?![ ]*-?[ ]*${NOUNS})${INSTEAD}`,
    // "The bathrooms are wrong, the right number is 4"
    `^(?!.*(?:<photo>|<mainPhoto>|<hide>|<swap>|<edit>|${OTHERS}))[^\\d]*?<${field}>[^.;!?\\n\\d]*?,(?: +(?:<exists>|<filler>|<article>|<new>|<glue>|<reads>|<tells>|<change>))+ +(?<value>${COUNT})[ .!]*$`,
  ];
};

/** The number of bedrooms, bathrooms or parking spaces that a text asks for. */
export function countIn({ text }: FoldedText, field: RoomField): FoundCount | null {
  for (const way of ways(field)) {
    const match = pattern(way).exec(text);
    const written = match?.groups?.value;
    if (match === null || written === undefined) continue;
    // "Remove the 2 cars" is about the photo.
    if (pattern('<cars>').test(match[0]) && pattern('<hide>').test(text)) continue;
    // "Take away how many baths, only one is embarrassing"
    const isHidden = match[0].includes(',') && pattern('<hide>').test(text.slice(0, match.index));
    if (isHidden && !/\d/u.test(written)) continue;
    const value = countOf(written);
    if (value !== null) return { value, from: match.index, to: match.index + match[0].length };
  }
  return null;
}
