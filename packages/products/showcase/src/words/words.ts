import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { languages } from '@groundwork/words';
import type { BadgeWords, CountForms, FixedWords, ShowcaseWords } from '@groundwork/words/showcase';

/** A count as a showcase sets it. Zero stays a plain 0: nothing is concluded from it. */
export interface CountWords {
  /** The number in the language's digits: "3", "1.200". */
  readonly value: string;
  /** The counted noun, in the number that fits the count: "bedrooms". */
  readonly noun: string;
  /** The noun as it stands alone above or below the number: "Bedrooms". */
  readonly label: string;
  /** Number and noun: "3 bedrooms". */
  readonly phrase: string;
  /** For narrow places: "3 bd". */
  readonly short: string;
}

export interface Words extends FixedWords {
  readonly language: ShowcaseLanguage;
  readonly badges: BadgeWords;
  bedrooms(count: number): CountWords;
  bathrooms(count: number): CountWords;
  parking(count: number): CountWords;
}

const NO_BREAK_SPACE = '\u00a0';

function counter(locale: string, forms: CountForms): (count: number) => CountWords {
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  return (count) => {
    const form = rules.select(count) === 'one' ? 'one' : 'other';
    const value = digits.format(count);
    const noun = forms[form];
    return {
      value,
      noun,
      label: `${noun.charAt(0).toLocaleUpperCase(locale)}${noun.slice(1)}`,
      phrase: `${value}${NO_BREAK_SPACE}${noun}`,
      short: `${value}${NO_BREAK_SPACE}${forms.short[form]}`,
    };
  };
}

function spoken(language: ShowcaseLanguage, words: ShowcaseWords): Words {
  return {
    language,
    ...words.fixed,
    badges: words.badges,
    bedrooms: counter(words.locale, words.bedrooms),
    bathrooms: counter(words.locale, words.bathrooms),
    parking: counter(words.locale, words.parking),
  };
}

const words = Object.fromEntries(
  showcaseLanguages.map((language) => [language, spoken(language, languages[language].showcase)]),
) as Readonly<Record<ShowcaseLanguage, Words>>;

export function wordsOf(language: ShowcaseLanguage): Words {
  return words[language];
}
