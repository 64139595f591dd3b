import { once } from '../data-file.js';
import type { Locale } from './locale.js';
import type { Found } from './read-dates.js';
import { vocabulary } from './vocabulary.js';

/** Longest and shortest count of digits that is read as a telephone number; after its label fewer are enough. */
const DIGITS = { least: 8, most: 15, labelled: 6 } as const;

const notAmount = '(?!\\d|[.,]\\d| ?[€$£%²]| ?(?:m²|m2|mq|EUR|USD)(?![\\p{L}\\p{N}]))';

const labelled = once(
  () =>
    new RegExp(
      `(?<=(?<!\\p{L})(?:${vocabulary().telephoneLabels.join('|')})[.:]{0,2} {0,2}:? ?)\\+?\\(?\\d[\\d ()/.-]{4,24}\\d(?!\\d)`,
      'giu',
    ),
);
const plain = once(
  () =>
    new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${vocabulary().telephones.join('|')})${notAmount}`, 'gu'),
);

/** Telephone numbers: after a label, in an international form, or in one of the language's countries. */
export function findTelephones(text: string, { spoken }: Locale): Found[] {
  const own =
    spoken && new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${spoken.telephoneAlone})${notAmount}`, 'gu');
  const patterns = [
    [labelled(), DIGITS.labelled],
    [plain(), DIGITS.least],
    ...(own ? [[own, DIGITS.least] as const] : []),
  ] as const;
  return patterns.flatMap(([pattern, least]) =>
    [...text.matchAll(pattern)].flatMap((match): Found[] => {
      const digits = match[0].replace(/\D/gu, '').length;
      const place = { from: match.index, to: match.index + match[0].length };
      return digits < least || digits > DIGITS.most
        ? []
        : [{ ...place, reading: { is: 'telephone' } }];
    }),
  );
}

const EMAIL =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_+-]{1,64}(?:\.[\p{L}\p{N}_+-]{1,64}){0,4}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const WEB =
  /(?<![\p{L}\p{N}])(?:https?:\/\/(?:www\.)?|www\.)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}(?:\/[\p{L}\p{N}/_-]{0,80})?/gu;

/** E-mail and web addresses. */
export function findAddresses(text: string): Found[] {
  if (!/@|https?:|www/u.test(text)) return [];
  return [EMAIL, WEB].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      reading: { is: 'address' },
    })),
  );
}
