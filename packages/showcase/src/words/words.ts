import type { ShowcaseLanguage } from '@groundwork/contract';
import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import { italian } from './italian.js';
import { portuguese } from './portuguese.js';
import { spanish } from './spanish.js';

/** A count as a showcase sets it. Zero stays a plain 0: nothing is concluded from it. */
export interface CountWords {
  /** The number in the language's digits: "3", "1.200". */
  readonly value: string;
  /** What is counted, in the number that goes with the count: "bedrooms". */
  readonly noun: string;
  /** The noun as it stands alone above or below the number: "Bedrooms". */
  readonly label: string;
  /** Number and noun: "3 bedrooms". */
  readonly phrase: string;
  /** For narrow places: "3 bd". */
  readonly short: string;
}

/**
 * Words that a showcase says of its own accord. None claims what the request does not say: not that the
 * property is new, exclusive, for sale or to let, nor that its size is a living area.
 */
export interface FixedWords {
  readonly price: string;
  readonly size: string;
  readonly atAGlance: string;
  readonly details: string;
  readonly theProperty: string;
  /** Line above a heading: "Featured property". */
  readonly featured: string;
  /** The same for a badge: "Featured". */
  readonly featuredShort: string;
  readonly discover: string;
  readonly gallery: string;
  readonly bookViewing: string;
  readonly getInTouch: string;
  readonly askForDetails: string;
  /** Name of a magazine: "Residences". */
  readonly masthead: string;
  readonly portfolio: string;
  readonly properties: string;
  readonly issue: string;
  readonly coverStory: string;
  /** Across images made with a test key. */
  readonly sample: string;
}

interface CountForms {
  readonly one: string;
  readonly other: string;
  readonly short: { readonly one: string; readonly other: string };
}

export interface LanguageWords {
  /** Of plural rules and digits. */
  readonly locale: string;
  readonly fixed: FixedWords;
  readonly bedrooms: CountForms;
  readonly bathrooms: CountForms;
  readonly parking: CountForms;
}

export interface Words extends FixedWords {
  readonly language: ShowcaseLanguage;
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

function spoken(language: ShowcaseLanguage, words: LanguageWords): Words {
  return {
    language,
    ...words.fixed,
    bedrooms: counter(words.locale, words.bedrooms),
    bathrooms: counter(words.locale, words.bathrooms),
    parking: counter(words.locale, words.parking),
  };
}

const languages: Readonly<Record<ShowcaseLanguage, Words>> = {
  en: spoken('en', english),
  es: spoken('es', spanish),
  de: spoken('de', german),
  fr: spoken('fr', french),
  it: spoken('it', italian),
  pt: spoken('pt', portuguese),
};

/** The words of a showcase in a language. */
export function wordsOf(language: ShowcaseLanguage): Words {
  return languages[language];
}
