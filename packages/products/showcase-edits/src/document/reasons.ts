import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import { languagesOf } from '../edits/lexicon.js';
import { clausesOf, type SentenceClause } from './clauses-of-sentences.js';
import { FoldedText } from './folded-text.js';
import { pattern } from './word-patterns.js';

const sentences = /[^.;!?\n]+/gu;

/**
 * Whether a clause tells how things are and asks for nothing: "it's covering the roof", "era nublado". A clause of
 * which anything can be done is none: `asks` says so.
 */
function isReason(
  { text }: SentenceClause,
  others: string,
  language: ShowcaseLanguage,
  { isUnderstood, asks, needsEngine, contradicts, onlyDescribes }: ClauseSense,
): boolean {
  const statement = `^[^\\p{L}\\p{N}]*(?:<states@${language}>|<because@${language}>)|<tells@${language}>`;
  if (!pattern(statement).test(text)) return false;
  if (isUnderstood && !asks(text)) return false;
  // "The client wants a drop shadow" is a wish, understood or not.
  if (pattern('<wishes>').test(text) && !asks(text) && namesSomething(text)) return false;
  // "We forgot the pool" asks for it; "I forgot" asks for nothing.
  if (FORGOTTEN.test(text) && !asks(text) && pattern('<scenery>|<object>').test(text)) return false;
  // A verb of change is a wish, though nothing can be made of it: "the car has to go".
  if (!asks(text) && pattern('<hide>|<add>|<replace>|<swap>|<write>').test(text)) return false;
  // "The baths are missing, there are 2" tells a value.
  const fields = '<bedrooms>|<bathrooms>|<parking>|<area>|<price>';
  if (/\d/u.test(text) && pattern(fields).test(others)) return false;
  // "Warmer, it looks cold": a state to be changed is no request for more of it.
  if (asks(text))
    return contradicts(text, others) || (!WISHED.test(text) && onlyDescribes(text, others));
  // "The sofa is in the way, it has to go" asks for what only an engine can do; "it hides the roof" does not.
  const isOfSubject = pattern(`^[^\\p{L}\\p{N}]*<states@${language}>`).test(text);
  if (needsEngine(text) && !isOfSubject) return false;
  // "The car is ugly, remove it" speaks of the car.
  return !(pattern('<scenery>|<object>').test(text) && pattern('<hide>').test(others));
}

const FORGOTTEN =
  /(?<!\p{L})(?:forgot|forgotten|missed|left out|vergessen|oublie|olvid\p{L}+|esquec\p{L}+|dimenticat\p{L})(?!\p{L})/u;

/** Words by which a clause asks, compares or complains itself, and parts that it may speak of. */
const WISHED = pattern(
  '<change>|<hide>|<show>|<replace>|<swap>|<add>|<use>|<takeBack>|<translate>|<more>|<less>|<too>|<up>|<down>|<wishes>|<asks>|<improved>|<lessened>|<unwanted>|<spoilt>|<logo>|<price>|<text>|<font>|<ground>|<accent>|<scrim>|<sky>|<grass>|<water>',
);

/** How the rest of the grammar reads clauses. */
export interface ClauseSense {
  /** Whether all words of the prompt mean something: then only what describes or contradicts is left out. */
  readonly isUnderstood: boolean;
  /** Whether it finds a request. */
  asks(text: string): boolean;
  /** Whether it finds one that only an image engine can fulfil. */
  needsEngine(text: string): boolean;
  /** Whether it finds the opposite of what the others ask for. */
  contradicts(text: string, others: string): boolean;
  /** Whether it finds no more than an adjective of looks, and a wish in the others: "it is a grand house, hide the price". */
  onlyDescribes(text: string, others: string): boolean;
}

const NAMES = '<logo>|<price>';
const PARTS = `${NAMES}|<text>|<font>|<title>|<badge>|<photo>|<ground>`;
/** "Our logo is in the way, make it smaller", "the price sells it, a larger size please". */
const SPEAKS_OF_IT = '<it>|<big>|<small>|<sizeNoun>';

/** A prompt without the clauses that only give reasons for the others. */
export function withoutReasons(prompt: string, sense: ClauseSense): string {
  const folded = new FoldedText(prompt);
  const [language = 'en'] = languagesOf(folded.text.split(/[^\p{L}\p{N}]+/u));
  let found = 0;
  for (const { 0: sentence, index } of [...folded.text.matchAll(sentences)]) {
    const clauses = clausesOf(sentence);
    const reasons = clauses.filter((clause) => {
      const others = sentence.slice(0, clause.from) + sentence.slice(clause.to);
      return isReason(clause, others, language, sense);
    });
    for (const reason of reasons) {
      const [from, to] = [index + reason.from, index + reason.to];
      // "Our logo is in the way, make it smaller": the name stays for what speaks of it.
      const others = sentence.slice(0, reason.from) + sentence.slice(reason.to);
      const named = pattern(NAMES).exec(reason.text);
      const isSpokenOf =
        named !== null && pattern(SPEAKS_OF_IT).test(others) && !pattern(PARTS).test(others);
      folded.take(from, isSpokenOf ? from + named.index : to);
      if (isSpokenOf) folded.takeBetween(from + named.index + named[0].length, to);
    }
    found += reasons.length;
  }
  return found === 0 ? prompt : folded.rest;
}

/** Words that any wish is made of: verbs of change, parts, qualities, values, things in a photo. */
const OF_WISHES = [
  '<change>|<hide>|<show>|<replace>|<swap>|<add>|<write>|<use>|<takeBack>|<translate>|<more>|<less>|<wishes>',
  '<logo>|<price>|<text>|<font>|<label>|<badge>|<ground>|<accent>|<scrim>|<photo>|<title>|<bedrooms>|<bathrooms>|<parking>|<area>',
  '<warm>|<cool>|<bright>|<dim>|<contrast>|<saturated>|<muted>|<sharp>|<big>|<small>|<bold>|<thin>|<legible>|<prominent>|<colorNoun>|<sizeNoun>',
  '<elegant>|<modern>|<dramatic>|<cosy>|<fresh>|<summer>|<sunset>|<night>|<minimal>|<classic>|<sepia>|<monochrome>|<serif>|<sans>|<style>',
  '<scenery>|<object>|<sky>|<grass>|<water>|<top>|<bottom>|<left>|<right>|<corner>',
  '\\d|<quote>|<address>|#',
].join('|');

/** "Blorf the ceiling": a verb nobody knows, and its object. */
const IMPERATIVE = '^[^\\p{L}]*(?:<polite> +)?(?<verb>[\\p{L}]+) +(?:<article>|<it>)(?![\\p{L}])';

function namesSomething(text: string): boolean {
  const rest = text.replace(pattern('<wishes>'), ' ');
  return !pattern(
    '^(?:[^\\p{L}\\p{N}]|<filler>|<glue>|<article>|<preposition>|<it>|<people>|<asks>)*$',
  ).test(rest);
}

/**
 * Whether a whole clause that nothing could be made of only tells why: no verb of change, no part, no quality, no value
 * and no thing in a photo is in it. Anything else may be a wish and is told to be not understood.
 */
export function onlyTells(clause: string): boolean {
  if (pattern(OF_WISHES).test(clause)) return false;
  // "A QR code" is a wish; "the deal fell through" tells something.
  if (!pattern('^[^\\p{L}\\p{N}]*(?:<states>|<because>|<when>)|<tells>|<when>').test(clause))
    return false;
  const verb = pattern(IMPERATIVE).exec(clause)?.groups?.verb;
  return (
    verb === undefined ||
    pattern('^(?:<states>|<tells>|<filler>|<glue>|<is>|<when>|<because>)$').test(verb)
  );
}

/** The clauses of a prompt, folded. */
export function clausesIn(prompt: string): string[] {
  const { text } = new FoldedText(prompt);
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence }) =>
    clausesOf(sentence).map((clause) => clause.text.trim()),
  );
}
