import type { SpokenLanguage } from '@groundwork/words/spoken';
import { writtenAmounts } from '@groundwork/words/written-amounts';
import { bareNoun, readNumber, sayCounted, writtenNumber } from './numbers.js';
import { alternatives, notInWord, ofFigures, type Rule, space } from './rule.js';

const { unitSigns, unitsOfNumbers } = writtenAmounts;
export const unitForms = { ...unitSigns, ...unitsOfNumbers };

/** A building's energy use: "45 kWh/m²a", "45 kWh/(m²·a)", "kWh/mq anno". */
const energy =
  'kWh(?:E[PF])?/\\(?(?:m²|m2|mq|qm)(?:[ ./·*]{0,3}(?<year>a|an|año|anno|any|ano|Jahr|yr|year)(?![\\p{L}\\p{N}]))?\\)?';

const anyUnitSign = new RegExp(alternatives(unitSigns), 'u');

export const notBeforeLetter = '(?![\\p{L}\\p{N}²])';

/** "250 m²", and the sign alone: "€ per m²", "/m²". */
export function unitRules(language: SpokenLanguage): Rule[] {
  return [
    ...ofFigures([
      {
        pattern: new RegExp(`${notInWord}(?<number>${writtenNumber})${space}${energy}`, 'gu'),
        say: ({ number = '', year }) => {
          const amount = readNumber(number, language, true);
          const area = `${language.per} ${bareNoun(language.units.m2)}`;
          const rate = year === undefined ? area : `${area} ${language.periods.year}`;
          return `${sayCounted(amount, language.units.kWh, language)} ${rate}`;
        },
      },
      {
        pattern: new RegExp(
          `(?:${notInWord}|(?<=\\d[x×]))(?<number>${writtenNumber})${space}(?<unit>${alternatives(unitForms)})${notBeforeLetter}`,
          'gu',
        ),
        say: ({ unit = '', number = '' }) => {
          const kind = unitForms[unit];
          if (kind === undefined) return null;
          return sayCounted(readNumber(number, language, true), language.units[kind], language);
        },
      },
    ]),
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])(?<slash>/ ?)?(?<unit>${alternatives(unitSigns)})${notBeforeLetter}`,
        'gu',
      ),
      hint: anyUnitSign,
      say: ({ unit = '', slash }, before) => {
        const kind = unitSigns[unit];
        if (kind === undefined) return null;
        const one = bareNoun(language.units[kind]);
        if (slash !== undefined) return ` ${language.per} ${one}`;
        const [, many] = language.units[kind];
        const rate = new RegExp(`(?<!\\p{L})(?:${language.per}|per)\\s+$`, 'iu').test(before);
        return rate ? one : many;
      },
    },
  ];
}
