import {
  bareNoun,
  type ReadNumber,
  readNumber,
  sayCounted,
  sayNumber,
  wholePart,
  writtenNumber,
} from './numbers.js';
import {
  type Counted,
  type Currency,
  type Fraction,
  fractions,
  type SpokenLanguage,
  type Unit,
} from './spoken-language.js';

/** Finds one kind of writing and says it; null leaves a find as it is. */
export interface Rule {
  readonly pattern: RegExp;
  /** Gets the named groups, and the text before the find, on which some languages' endings hang. */
  readonly say: (
    groups: Readonly<Record<string, string | undefined>>,
    before: string,
  ) => string | null;
}

const unitForms: Readonly<Record<string, Unit>> = {
  'm²': 'm2',
  m2: 'm2',
  sqm: 'm2',
  'sq m': 'm2',
  'sq. m.': 'm2',
  mq: 'm2',
  qm: 'm2',
  'km²': 'km2',
  km2: 'km2',
  'ft²': 'ft2',
  ft2: 'ft2',
  sqft: 'ft2',
  'sq ft': 'ft2',
  'sq. ft.': 'ft2',
  'sq. ft': 'ft2',
  ha: 'ha',
  ac: 'acre',
  km: 'km',
  m: 'm',
  cm: 'cm',
  mm: 'mm',
  ft: 'ft',
  mi: 'mi',
  'km/h': 'km/h',
};

const currencyForms: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  EUR: 'EUR',
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  '£': 'GBP',
  GBP: 'GBP',
  CHF: 'CHF',
  R$: 'BRL',
  BRL: 'BRL',
};

function alternatives(forms: Readonly<Record<string, unknown>>): string {
  return Object.keys(forms)
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.$]/g, '\\$&'))
    .join('|');
}

const number = `(?<number>${writtenNumber})`;
const unit = `(?<unit>${alternatives(unitForms)})(?![\\p{L}\\p{N}²])`;
const currency = alternatives(currencyForms);
const space = '[ \\u00a0\\u202f\\u2009]?';
const notInWord = '(?<![\\p{L}\\p{N}.,])';
const magnitude = `(?<magnitude>k|K|M|m|mln|mn|Mn|bn|B|Mio\\.?|Mrd\\.?|mil|mila|tausend|thousand|million|millones|mill[oó]n|milhões|milhão|Millionen|Million|millions?|milioni|milione|milions|milió)(?![\\p{L}\\p{N}²])`;
const per = `(?:${space}/${space}(?<per>${alternatives(unitForms)})(?![\\p{L}\\p{N}²]))?`;

function scaleOf(word: string | undefined): 'thousand' | 'million' | 'billion' | null {
  if (word === undefined) return null;
  if (/^(k|mil|mila|tausend|thousand)$/i.test(word)) return 'thousand';
  return /^(bn|b|mrd\.?)$/i.test(word) ? 'billion' : 'million';
}

function sayMoney(
  amount: ReadNumber,
  scale: ReturnType<typeof scaleOf>,
  names: Counted,
  language: SpokenLanguage,
): string {
  const [, many] = names;
  if (scale === 'thousand') return `${sayNumber(amount, language)} ${language.thousand} ${many}`;
  if (scale !== null) {
    return `${sayCounted(amount, language[scale], language)} ${language.millionOf(many)}`;
  }
  if (amount.value >= 1e6 && amount.value % 1e6 === 0) {
    return `${sayNumber(amount, language)} ${language.millionOf(many)}`;
  }
  const cents = Number(amount.fraction.padEnd(2, '0').slice(0, 2));
  const units = sayCounted(wholePart(amount), names, language);
  return cents > 0 ? language.cents(units, `${cents}`) : units;
}

function moneyRules(language: SpokenLanguage): Rule[] {
  const say: Rule['say'] = (groups) => {
    const code = currencyForms[groups.before ?? groups.after ?? ''];
    if (code === undefined || groups.number === undefined) return null;
    const amount = readNumber(groups.number, language, true);
    const money = sayMoney(amount, scaleOf(groups.magnitude), language.currencies[code], language);
    const by = unitForms[groups.per ?? ''];
    return by === undefined ? money : `${money} ${language.per} ${bareNoun(language.units[by])}`;
  };
  return [
    {
      pattern: new RegExp(
        `${notInWord}(?<before>${currency})${space}${number}(?:${space}${magnitude})?${per}`,
        'gu',
      ),
      say,
    },
    {
      pattern: new RegExp(
        `${notInWord}${number}(?:${space}${magnitude})?${space}(?<after>${currency})(?![\\p{L}\\p{N}])${per}`,
        'gu',
      ),
      say,
    },
  ];
}

function dateRules(language: SpokenLanguage): Rule[] {
  const say = (day: number, month: number, year: number, before: string): string | null => {
    const name = language.months[month - 1];
    if (name === undefined || day < 1 || day > 31) return null;
    return language.date(day, name, year, before);
  };
  return [
    {
      pattern: /(?<![\d.-])(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/gu,
      say: ({ day, month, year }, before) => say(Number(day), Number(month), Number(year), before),
    },
    {
      pattern:
        /(?<![\d./])(?<first>\d{1,2})(?<mark>[./])(?<second>\d{1,2})\k<mark>(?<year>(?:19|20)\d{2})(?![\d/])/gu,
      say: ({ first, second, year }, before) => {
        const [a, b] = [Number(first), Number(second)];
        const dayFirst = b <= 12 && (a > 12 || language.dateOrder === 'day_first');
        const [day, month] = dayFirst ? [a, b] : [b, a];
        return say(day, month, Number(year), before);
      },
    },
  ];
}

const fractionSigns: Readonly<Record<string, Fraction>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
};

function clockRule({ clock }: SpokenLanguage): Rule {
  return {
    pattern:
      /(?<![\p{L}\p{N}.,:])(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?:\s?(?:h|Uhr|hrs)(?![\p{L}\p{N}]))?(?![\d:])/gu,
    say: ({ hour, minute }) => clock(Number(hour), Number(minute)),
  };
}

/** Halves, thirds and quarters that stand alone; "3/2" or "1/2026" are something else. */
function fractionRule({ fractions: said }: SpokenLanguage): Rule {
  return {
    pattern:
      /(?<![\p{L}\p{N}.,/-])(?<fraction>[½⅓⅔¼¾]|(?:1\/[234]|2\/3|3\/4)(?![\d/.,]*\d))(?![\p{L}/-])/gu,
    say: ({ fraction = '' }) => {
      const known = fractionSigns[fraction] ?? fractions.find((one) => one === fraction);
      return known === undefined ? null : said[known];
    },
  };
}

/** Longest and shortest count of digits that is read as a telephone number. */
const TELEPHONE_DIGITS = { least: 8, most: 15 } as const;

function telephoneRule(language: SpokenLanguage): Rule {
  const zero = (group: string) => group.startsWith('0') || group.length > 3;
  return {
    pattern:
      /(?<![\p{L}\p{N}.,])(?<telephone>\+\d{1,3}(?:[ .()-]{0,2}\d{1,4}){2,6}|\(\d{2,4}\) ?\d{3,4}[ -]\d{3,4}|0\d(?:[ .]\d{2}){4}|0\d{2,4}[ /-]\d{3,8}|[6789]\d{2} \d{3} \d{3}|[6789]\d{2} \d{2} \d{2} \d{2}|\d{3}-\d{3}-\d{4})(?![\d]|[.,]\d| ?[€$£%])/gu,
    say: ({ telephone = '' }) => {
      const digits = telephone.replace(/\D/g, '').length;
      if (digits < TELEPHONE_DIGITS.least || digits > TELEPHONE_DIGITS.most) return null;
      const groups = telephone.match(/\d+/g) ?? [];
      const said = groups.map((group) =>
        language.telephone === 'digits' || zero(group) ? [...group].join(' ') : group,
      );
      return `${telephone.startsWith('+') ? `${language.plus} ` : ''}${said.join(', ')}`;
    },
  };
}

/** The rules of a language, the stronger first: what one has taken the next ones leave alone. */
export function rulesOf(language: SpokenLanguage): readonly Rule[] {
  return [
    ...dateRules(language),
    ...moneyRules(language),
    telephoneRule(language),
    clockRule(language),
    fractionRule(language),
    {
      // The start of a range, such as "3-4" or "80–120 m²"; codes such as "A1-22" and "1-2-3" are left alone.
      pattern: /(?<![\p{L}\p{N}.,–-])(?<low>\d[\d.,]{0,15}) ?[–-] ?(?=\d{1,16}(?![\d–-]))/gu,
      say: ({ low = '' }) =>
        `${sayNumber(readNumber(low, language, true), language)} ${language.to} `,
    },
    {
      pattern: new RegExp(`${notInWord}${number}${space}${unit}`, 'gu'),
      say: (groups) => {
        const kind = unitForms[groups.unit ?? ''];
        if (kind === undefined || groups.number === undefined) return null;
        const amount = readNumber(groups.number, language, true);
        return sayCounted(amount, language.units[kind], language);
      },
    },
    {
      pattern: new RegExp(`${notInWord}${number}${space}%`, 'gu'),
      say: (groups) =>
        `${sayNumber(readNumber(groups.number ?? '', language, false), language)} ${language.percent}`,
    },
    ...language.shortForms.map((form): Rule => {
      if ('spoken' in form) {
        return {
          pattern: new RegExp(form.written, `${form.written.flags}g`),
          say: () => form.spoken,
        };
      }
      return {
        pattern: new RegExp(`${notInWord}${number}${space}(?:${form.written.source})`, 'giu'),
        say: (groups) => {
          const amount = readNumber(groups.number ?? '', language, true);
          return sayCounted(amount, form.counted, language);
        },
      };
    }),
    {
      pattern: new RegExp(`${notInWord}${number}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'gu'),
      say: ({ number: written = '' }) =>
        /\D/.test(written) ? sayNumber(readNumber(written, language, false), language) : null,
    },
  ];
}
