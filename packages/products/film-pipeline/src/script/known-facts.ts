import { type VoiceLanguage, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import { languages } from '@groundwork/words';
import { madeOnce, once } from '@groundwork/words/data';
import { type FeatureKind, featureKinds } from '@groundwork/words/features';
import type { PropertyLanguage } from '@groundwork/words/property';
import { list } from './phrasing.js';

/** Facts that a film can state about a property; null for those that are unknown or can't be put in a sentence. */
export interface KnownFacts {
  readonly title: string | null;
  readonly place: string | null;
  readonly price: string | null;
  readonly size: string | null;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly parking: number;
  readonly features: readonly ToldFeature[];
  readonly contact: string | null;
}

/** Longest value within a sentence, in characters. */
const MOST = { title: 88, place: 72, price: 56, size: 64, feature: 84, contact: 84 } as const;

/** Between parts of a value that also stand without the rest. */
const SEPARATOR = /\s*[,;|•·\n(]\s*|\s+[–—/-]\s+|:\s+/gu;

/**
 * In one line, without pictures and without the marks at its ends that a sentence brings itself; "k.k." and "p.a." keep
 * their dots.
 */
function clean(value: string | undefined): string {
  return (value ?? '')
    .normalize('NFC')
    .replace(/\n+/g, ', ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\p{Extended_Pictographic}(?<![©®™])/gu, ' ')
    .replace(/([!?])+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.,;:!?*–—-]+|(?:(?<!\.\p{L})\.|[\s,;:!*–—-])+$/gu, '');
}

/** As many whole parts of the value, from its beginning, as fit; null when not even the first does. */
function wholeParts(value: string, most: number): string | null {
  if (value.length <= most) return value === '' ? null : value;
  const ends = [...value.matchAll(SEPARATOR)].map(({ index }) => index);
  const end = ends.filter((at) => at > 0 && at <= most).at(-1);
  return end === undefined ? null : clean(value.slice(0, end));
}

/** A title is said in any case: cut after a word when it has no parts. */
function titleOf(value: string): string | null {
  const whole = wholeParts(value, MOST.title);
  if (whole !== null || value === '') return whole;
  const words = value.slice(0, MOST.title);
  const space = words.lastIndexOf(' ');
  return `${space > 0 ? words.slice(0, space) : words}…`;
}

/** Words of nations keep their capital in English. */
const NATION = /^\p{Lu}\p{Ll}+(?:ian|ish|ese|can|ench)$/u;

/**
 * "Private pool" within a sentence: "private pool". Names, abbreviations and nouns of languages that write them so keep
 * their capital, and so does text in capitals throughout, such as titles.
 */
function withinSentence(feature: string, language: VoiceLanguage): string {
  const lowered = languages[language].lowered;
  if (lowered !== undefined) return feature.replace(lowered, (first) => first.toLocaleLowerCase());
  const [first = '', ...others] = feature.split(' ');
  const capital = /^\p{Lu}[\p{Ll}'’-]+$/u;
  const titled = others.some((word) => capital.test(word));
  if (titled || !capital.test(first) || NATION.test(first)) return feature;
  return first.toLocaleLowerCase() + feature.slice(first.length);
}

/** @param language of the script */
export function knownFacts(details: PropertyDetails | null, language: VoiceLanguage): KnownFacts {
  const { title, location, price, size, features = [], contact } = details ?? {};
  const listed = new Set<string>();
  const place = wholeParts(clean(location), MOST.place);
  return {
    title: titleOf(clean(title)),
    place,
    price: wholeParts(clean(price), MOST.price),
    size: wholeParts(clean(size), MOST.size),
    bedrooms: details?.bedrooms ?? 0,
    bathrooms: details?.bathrooms ?? 0,
    parking: details?.parking ?? 0,
    features: features.flatMap((feature) => {
      const words = wholeParts(clean(feature), MOST.feature);
      if (words === null) return [];
      const told = toldFeature(words, language);
      const key = told.text.toLocaleLowerCase();
      if (listed.has(key) || title?.toLowerCase().includes(words.toLowerCase())) return [];
      listed.add(key);
      return [told.object ? told : { ...told, text: withinSentence(words, language) }];
    }),
    contact: wholeParts(clean(contact), MOST.contact),
  };
}

/** Characters of a title and a place that are said together. */
const LONGEST_SUBJECT = 92;

/** The title with the place, when that is short and the title does not say it already. */
export function subjectOf({ title, place }: KnownFacts): {
  readonly subject: string | null;
  readonly saysPlace: boolean;
} {
  if (title === null || place === null) return { subject: title ?? place, saysPlace: true };
  const namesPlace = title.toLocaleLowerCase().includes(place.toLocaleLowerCase());
  if (namesPlace) return { subject: title, saysPlace: true };
  const both = `${title}, ${place}`;
  return both.length <= LONGEST_SUBJECT
    ? { subject: both, saysPlace: true }
    : { subject: title, saysPlace: false };
}

/** Whether a value is an amount, with which "the price is" can be completed, and no words such as "on request". */
function isAmount(value: string): boolean {
  return /^(?:(?:ca|approx|aprox|env|c)\.? ?)?(?:\p{Sc}|[A-Z]{3} ?|R\$|US\$)?\s?\d/u.test(value);
}

/** A feature as a film tells it. */
export interface ToldFeature {
  readonly text: string;
  /** Whether it is an object of a sentence, "a roof terrace"; otherwise it is the seller's own wording. */
  readonly object: boolean;
  /** As the seller wrote it. */
  readonly written: string;
}

const written = madeOnce(
  (language: VoiceLanguage): ReadonlyMap<FeatureKind, RegExp> =>
    new Map(
      featureKinds.map((kind) => [
        kind,
        new RegExp(`^(?:${languages[language].features.kinds[kind][1]})$`, 'iu'),
      ]),
    ),
);

/** Sellers write in another language than the film's too; the film's own comes first, because "cave" is a cellar in French. */
function kindOf(feature: string, language: VoiceLanguage) {
  const others = voiceLanguages.filter((code) => code !== language);
  for (const code of [language, ...others]) {
    const found = featureKinds.find((kind) => written(code).get(kind)?.test(feature));
    if (found !== undefined) return found;
  }
  return null;
}

/** Sellers write in another language than the film's, so the words of all of them are sought. */
const elsewhere = once(
  () =>
    new RegExp(
      Object.values(languages)
        .map(({ features }) => features.elsewhere)
        .join('|'),
      'iu',
    ),
);

/** Tells a well-known feature in the film's language and any other as it is written. */
export function toldFeature(feature: string, language: VoiceLanguage): ToldFeature {
  const { kinds, named, withArticle, asWritten } = languages[language].features;
  const kind = kindOf(feature, language);
  if (kind !== null) {
    const [said] = kinds[kind];
    const own = written(language).get(kind)?.test(feature) ? asWritten(feature, said) : null;
    return { text: own ?? said, object: true, written: feature };
  }
  if (!elsewhere().test(feature)) {
    for (const [said] of Object.values(kinds)) {
      const known = named(said);
      const text = known && withArticle(feature, known);
      if (text !== null) return { text, object: true, written: feature };
    }
  }
  return { text: feature, object: false, written: feature };
}

/** Sentences of a fact, as frames, and what fills them. */
export interface FactFrames {
  readonly frames: readonly string[];
  readonly slots: Readonly<Record<string, string>>;
}

/** The ways to say one fact. */
export function factFrames(
  kind: 'opening' | 'place' | 'size' | 'price' | 'contact',
  facts: KnownFacts,
  property: PropertyLanguage,
): FactFrames {
  if (kind === 'opening')
    return { frames: property.opening, slots: { subject: subjectOf(facts).subject ?? '' } };
  const value = facts[kind] ?? '';
  if (kind === 'place' || kind === 'contact' || isAmount(value))
    return { frames: property[kind], slots: { [kind]: value } };
  return { frames: ['{fact}'], slots: { fact: namedFact(kind, value, property) } };
}

/** An amount as it is, and words such as "on request" behind the name of what they say, which "price on request" holds. */
export function namedFact(kind: 'size' | 'price', value: string, { named }: PropertyLanguage) {
  const isNamed = Object.values(languages).some(({ property }) => {
    const [name = ''] = property.named[kind].toLocaleLowerCase().split(/\s?:/u);
    return value.toLocaleLowerCase().includes(name);
  });
  return isNamed || isAmount(value) ? value : named[kind].replace('{value}', () => value);
}

/** The ways to say some features in one sentence. */
export function featureFrames(
  features: readonly ToldFeature[],
  property: PropertyLanguage,
): FactFrames {
  const areObjects = features.every(({ object }) => object);
  const texts = features.map(({ text }) => text);
  // "And" joins like with like, which the seller's own words need not be.
  return areObjects
    ? { frames: property.features, slots: { features: list(texts, property) } }
    : { frames: property.otherFeatures, slots: { features: texts.join(', ') } };
}
