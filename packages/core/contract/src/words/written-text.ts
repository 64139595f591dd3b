import { z } from 'zod';

/** Scripts whose letters take their shape, or may break, by joiners between them. */
const SHAPED =
  '\\p{M}\\p{sc=Arabic}\\p{sc=Syriac}\\p{sc=Mongolian}\\p{sc=Nko}\\p{sc=Devanagari}\\p{sc=Bengali}\\p{sc=Gurmukhi}' +
  '\\p{sc=Gujarati}\\p{sc=Oriya}\\p{sc=Tamil}\\p{sc=Telugu}\\p{sc=Kannada}\\p{sc=Malayalam}\\p{sc=Sinhala}' +
  '\\p{sc=Tibetan}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
const JOINERS = new RegExp(
  `(?<![${SHAPED}\\p{Extended_Pictographic}\\p{EMod}])[\\u200b-\\u200d]`,
  'gu',
);
const WITHOUT_MEANING = /[\u00ad\u180e\u2060\ufeff]/gu;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/** Drops characters that nobody sees and that say nothing; joiners that shape letters or emoji stay. */
export function withoutInvisible(text: string): string {
  const seen = text.replace(JOINERS, '').replace(WITHOUT_MEANING, '');
  return RIGHT_TO_LEFT.test(seen) ? seen : seen.replace(DIRECTIONS, '');
}

const ENTITIES =
  'nbsp|amp|lt|gt|quot|apos|euro|pound|yen|cent|copy|reg|trade|hellip|[nm]dash|[lr][sd]quo|bull|middot|deg|sup[23]|ord[fm]' +
  '|frac(?:12|14|34)|times|plusmn|[lr]aquo|szlig|shy|[a-z](?:acute|grave|circ|tilde|uml|cedil|ring|slash)|(?:ae|oe)lig';
/** What programs leave in a text: places that nobody filled, HTML entities, and tags. */
const LEFTOVER = new RegExp(
  [
    '\\{\\{[^{}]*\\}\\}|\\{%[^%]*%\\}|[$#]?\\{[\\p{L}_][\\p{L}\\p{N}_.-]*\\}|\\[\\[[^\\[\\]]*\\]\\]|<%[^%]*%>',
    '(?<![\\p{L}\\p{N}%])%(?:\\d\\$)?[sd](?![\\p{L}\\p{N}])|%\\(\\w+\\)[sd]|\\[object Object\\]',
    `&(?:#\\d{1,7}|#x[\\da-f]{1,6}|${ENTITIES});`,
    '</?[a-z][a-z\\d]*(?:\\s[^<>]*)?/?>|<!--',
  ].join('|'),
  'iu',
);

/** The first placeholder, entity or tag that was left in a text; null without one. */
export function leftoverIn(text: string): string | null {
  return LEFTOVER.exec(text)?.[0] ?? null;
}

/**
 * Text of a customer that people will read or hear: without invisible characters, and refused where a program left
 * something in it.
 */
export const writtenText = () =>
  z
    .string()
    .overwrite(withoutInvisible)
    .superRefine((text, context) => {
      const seen = leftoverIn(text);
      if (seen === null) return;
      const shown = seen.length > 60 ? `${seen.slice(0, 60)}…` : seen;
      context.addIssue({
        code: 'custom',
        message: `contains "${shown}", which would be shown or read aloud as it stands. Send the finished text`,
        params: { afterField: true },
      });
    });
