import type { SpokenLanguage } from '@groundwork/words/spoken';
import { writtenAmounts } from '@groundwork/words/written-amounts';
import type { Rule } from './rule.js';

/** Longest and shortest count of digits that is read as a telephone number; after its label fewer are enough. */
const DIGITS = { least: 8, most: 15, labelled: 6 } as const;

const label = `(?:${writtenAmounts.telephoneLabels.join('|')})`;

/** Forms of a bare telephone number. */
const plain = [
  String.raw`\+\d{1,3}(?:[ .()/-]{0,2}\d{1,4}){2,6}`,
  String.raw`\+\d{9,14}`,
  String.raw`00\d{2}(?:[ .()/-]{1,2}\d{1,4}){2,5}`,
  String.raw`\(\d{2,5}\) ?\d{3,4}[ -]\d{3,5}`,
  String.raw`0\d(?:[ .]\d{2}){4}`,
  String.raw`0\d{2,4}(?: ?[ /-] ?\d{2,8}){1,4}`,
  String.raw`0\d(?:[ -]\d{2,8}){1,4}`,
  String.raw`0\d{8,11}`,
  String.raw`[6789]\d{2} (?!000)\d{3} (?!000)\d{3}`,
  String.raw`[6789]\d{2} \d{2} \d{2} \d{2}`,
  String.raw`(?:1-)?\d{3}-\d{3}-\d{4}`,
  String.raw`\(\d{2}\) ?\d{4,5}-\d{4}`,
  String.raw`0 8\d{2} \d{3} \d{3}`,
].join('|');

const notAmount = '(?!\\d|[.,]\\d| ?[€$£%²]| ?(?:m²|m2|mq|EUR|USD)(?![\\p{L}\\p{N}]))';

/** The groups of a number that was written as one; a last figure alone joins the group before it. */
function grouped(digits: string, { telephone, telephoneGroup }: SpokenLanguage): string[] {
  if (telephone === 'digits') return [digits];
  const groups = digits.match(new RegExp(`\\d{1,${telephoneGroup}}`, 'g')) ?? [];
  const last = groups.at(-1) ?? '';
  return last.length === 1 ? [...groups.slice(0, -2), `${groups.at(-2) ?? ''}${last}`] : groups;
}

function sayTelephone(written: string, least: number, language: SpokenLanguage): string | null {
  const digits = written.replace(/\D/g, '');
  if (digits.length < least || digits.length > DIGITS.most) return null;
  // "+49 (0)176": from abroad the nought is not dialled, and is not said.
  const groups = written.replace(/^(\+\d+ ?)\(0\)/, '$1 ').match(/\d+/g) ?? [];
  const [only = ''] = groups;
  const heard = groups.length === 1 && only.length > 6 ? grouped(only, language) : groups;
  const said = heard.map((group) =>
    language.telephone === 'digits' || group.startsWith('0') || group.length > 3
      ? [...group].join(' ')
      : group,
  );
  return `${written.startsWith('+') ? `${language.plus} ` : ''}${said.join(', ')}`;
}

export function telephoneRules(language: SpokenLanguage): Rule[] {
  return [
    {
      pattern: new RegExp(
        `(?<=(?<!\\p{L})${label}[.:]{0,2} {0,2}:? ?)(?<telephone>\\+?\\(?\\d[\\d ()/.-]{4,24}\\d)(?!\\d)`,
        'giu',
      ),
      say: ({ telephone = '' }) => sayTelephone(telephone, DIGITS.labelled, language),
    },
    {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}.,])(?<telephone>${plain})${notAmount}`, 'gu'),
      say: ({ telephone = '' }) => sayTelephone(telephone, DIGITS.least, language),
    },
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}.,])(?<telephone>${language.telephoneAlone})${notAmount}`,
        'gu',
      ),
      say: ({ telephone = '' }) => sayTelephone(telephone, DIGITS.least, language),
    },
  ];
}

/** E-mail and web addresses: their dots and dashes are names of their own. */
export function addressRules({ at, dot }: SpokenLanguage): Rule[] {
  const say = (address: string) =>
    address
      .replace(/^https?:\/\/|\/$/gu, '')
      .replaceAll('@', ` ${at} `)
      .replaceAll('.', ` ${dot} `)
      .replace(/[-_/+]/g, ' ')
      .replace(/ {2,}/g, ' ');
  return [
    {
      pattern:
        /(?<![\p{L}\p{N}])(?<address>[\p{L}\p{N}_+-]{1,64}(?:\.[\p{L}\p{N}_+-]{1,64}){0,4}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4})/gu,
      hint: /@/u,
      say: ({ address = '' }) => say(address),
    },
    {
      pattern:
        /(?<![\p{L}\p{N}])(?<address>(?:https?:\/\/(?:www\.)?|www\.)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}(?:\/[\p{L}\p{N}/_-]{0,80})?)/gu,
      hint: /https?:|www/u,
      say: ({ address = '' }) => say(address),
    },
  ];
}
