import { phrase } from './phrases.js';
import { spelledWords } from './plain-form.js';

/** Shorter words differ by one letter too often. */
const SHORTEST = 5;
/** From this length on any single letter may be missing. */
const LONG = 7;

/** A German garment with its cloth or occasion before it: "Leinensakko". "Handschuh" is no shoe. */
const compound = phrase('compound');

/** Kept as a word of its own: cloth that one would see, a picture, or what tells a pregnancy. */
const keptApart = phrase('keptApart');

/**
 * Unknown words that differ from exactly one word of the vocabularies by a slip of the hand: "glases", "baerd",
 * "Maedchen", or hold one. A changed letter is no slip here, because it makes other words of seven languages.
 */
export function spellingsOf(unknown: readonly string[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const word of unknown.flatMap((phrase) => phrase.split(/[ -]+/u))) {
    if (!/^[a-z]+$/u.test(word) || word.length < SHORTEST || spelledWords.has(word)) continue;
    const [, garment] = compound.exec(word) ?? [];
    if (garment !== undefined && spelledWords.has(garment)) {
      const cloth = word.slice(0, -garment.length);
      // A German shirt has no collar.
      const worn = garment === 'shirt' ? 't-shirt' : garment;
      spellings.set(word, keptApart.test(cloth) ? `${cloth} ${worn}` : worn);
      continue;
    }
    const meant = new Set(slipsOf(word).filter((slip) => spelledWords.has(slip)));
    const [only, ...others] = meant;
    if (only !== undefined && others.length === 0) spellings.set(word, only);
  }
  return spellings;
}

function slipsOf(word: string): string[] {
  const letters = [...word];
  const places = letters.map((_, place) => place);
  const swapped = places
    .slice(1, -1)
    .map((at) => word.slice(0, at) + letters[at + 1] + letters[at] + word.slice(at + 2));
  const single = places
    .filter((at) => letters[at] === letters[at + 1])
    .map((at) => word.slice(0, at) + word.slice(at + 1));
  const double = places.slice(1).map((at) => word.slice(0, at) + letters[at] + word.slice(at));
  // "Gruen", "Maedchen": umlauts are spelled without their dots in the vocabularies.
  const umlauts = [...word.matchAll(/[aou](?=e)/gu)].map(
    ({ index }) => word.slice(0, index + 1) + word.slice(index + 2),
  );
  const inner = word.length < LONG ? [] : places.slice(1, -2);
  const missing = inner.flatMap((at) =>
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => word.slice(0, at) + letter + word.slice(at)),
  );
  return [...swapped, ...single, ...double, ...umlauts, ...missing];
}
