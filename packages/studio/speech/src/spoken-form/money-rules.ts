import { type Counted, periodNames, type SpokenLanguage } from '@groundwork/words/spoken';
import { writtenAmounts } from '@groundwork/words/written-amounts';
import {
  bareNoun,
  type ReadNumber,
  readNumber,
  sayCounted,
  sayNumber,
  wholePart,
  writtenNumber,
} from './numbers.js';
import { alternatives, notInWord, ofFigures, type Rule, space } from './rule.js';
import { notBeforeLetter, unitForms } from './unit-rules.js';

const { currencies: currencyForms, scales: scaleForms, periods: periodForms } = writtenAmounts;
type Scale = keyof typeof scaleForms;
const scales = ['thousand', 'million', 'billion'] as const;

const currency = alternatives(currencyForms);
/** "1.250.000,- €": the dash means no cents. */
const number = `(?<number>${writtenNumber})(?:[.,][-–—]{1,2})?(?![.,]?\\d)`;
const magnitude = `(?<magnitude>${scales.map((scale) => scaleForms[scale]).join('|')})${'(?![\\p{L}\\p{N}²])'}`;
/** Before a currency's letters the abbreviation of thousands is not a separate word. */
const magnitudeBefore = `(?<magnitude>${scales.map((scale) => scaleForms[scale]).join('|')})(?=${space}(?:de |d'|di |of )?(?:${currency}))`;
const per = `(?:${space}/${space}(?:(?<per>${alternatives(unitForms)})|(?<period>${periodNames.map((period) => periodForms[period]).join('|')}))${notBeforeLetter})?(?:${space}(?<calendar>pcm|p\\.c\\.m\\.|p/m|pw|p\\.w\\.|p/w)(?!\\p{L}))?`;

function scaleOf(word: string | undefined): Scale | null {
  if (word === undefined) return null;
  return (
    scales.find((scale) =>
      new RegExp(`^(?:${scaleForms[scale].replace('(?=[€E])', '')})$`, 'u').test(word),
    ) ?? null
  );
}

function sayMoney(
  amount: ReadNumber,
  scale: Scale | null,
  names: Counted,
  language: SpokenLanguage,
): string {
  const [, many] = names;
  if (scale === 'thousand') {
    return amount.value === 1 && language.thousand === 'mil'
      ? `mil ${many}`
      : `${sayNumber(amount, language)} ${language.thousand} ${many}`;
  }
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

function rateOf(
  groups: Readonly<Record<string, string | undefined>>,
  language: SpokenLanguage,
): string {
  const unit = unitForms[groups.per ?? ''];
  if (unit !== undefined) return ` ${language.per} ${bareNoun(language.units[unit])}`;
  const { period: written, calendar } = groups;
  // "pcm" and "pw" of British rents.
  if (calendar !== undefined)
    return ` ${language.periods[/w\.?$/.test(calendar) ? 'week' : 'month']}`;
  if (written === undefined) return '';
  const period = periodNames.find((one) =>
    new RegExp(`^(?:${periodForms[one]})$`, 'u').test(written),
  );
  return period === undefined ? '' : ` ${language.periods[period]}`;
}

/** Amounts with the sign before or after; ranges of them; a sign that stands alone. */
export function moneyRules(language: SpokenLanguage): Rule[] {
  const say: Rule['say'] = (groups) => {
    const code = currencyForms[groups.code ?? groups.before ?? groups.after ?? ''];
    if (code === undefined || groups.number === undefined) return null;
    const amount = readNumber(groups.number, language, true);
    const scale = scaleOf(groups.magnitude);
    return sayMoney(amount, scale, language.currencies[code], language) + rateOf(groups, language);
  };
  return [
    ...ofFigures([
      {
        pattern: new RegExp(
          `${notInWord}(?<before>${currency})${space}${number}(?:${space}${magnitude})?(?: (?<code>USD|MXN)(?!\\p{L}))?${per}`,
          'gu',
        ),
        say,
      },
      {
        pattern: new RegExp(
          `${notInWord}${number}(?:${space}${magnitudeBefore})?${space}(?:de |d'|di |of )?(?<after>${currency})(?![\\p{L}\\p{N}])${per}`,
          'gu',
        ),
        say,
      },
      {
        pattern: new RegExp(
          `(?<=[\\d€$£kKM])${space}[–-]${space}(?=(?:${currency})${space}\\d)`,
          'gu',
        ),
        say: () => ` ${language.to} `,
      },
    ]),
    {
      pattern: /(?<![\p{L}\p{N}])(?<after>[€£])(?! ?[\p{L}\p{N}])/gu,
      hint: /[€£]/u,
      say: ({ after = '' }) => {
        const code = currencyForms[after];
        return code === undefined ? null : language.currencies[code][1];
      },
    },
    ...ofFigures([
      {
        pattern: new RegExp(
          `${notInWord}(?<number>${writtenNumber})${space}(?<magnitude>Mio\\.?|Mrd\\.?|mln|Mill\\.|mill\\.|Tsd\\.)(?![\\p{L}\\p{N}])`,
          'gu',
        ),
        say: ({ number: written = '', magnitude: word }) => {
          const scale = scaleOf(word);
          if (scale === null) return null;
          const amount = readNumber(written, language, true);
          return scale === 'thousand'
            ? `${sayNumber(amount, language)} ${language.thousand}`
            : sayCounted(amount, language[scale], language);
        },
      },
    ]),
  ];
}
