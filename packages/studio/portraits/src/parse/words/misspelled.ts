import { isSpelled, phrase } from './word-lists.js';

/** Shorter words differ by one letter too often. */
const SHORTEST = 5;
/** From this length on any single letter may be missing. */
const LONG = 7;
/** A German garment with its cloth or occasion before it: "Leinensakko". "Handschuh" is no shoe. */
const compound = phrase('compound');
/** Kept as a word of its own: cloth that one would see, a picture, or what tells a pregnancy. */
const keptApart = phrase('keptApart');

/**
 * Unknown words that differ from exactly one word of the lists by a slip of the hand: "glases", "baerd",
 * "Maedchen", or hold one. A changed letter is no slip here, because it makes other words of seven languages.
 */
export function spellingsOf(unknown: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    unknown
      .filter((word) => /^[a-z]+$/u.test(word) && word.length >= SHORTEST && !isSpelled(word))
      .flatMap((word) => {
        const [, garment] = compound.exec(word) ?? [];
        if (garment !== undefined && isSpelled(garment)) {
          const cloth = word.slice(0, -garment.length);
          // A German shirt has no collar.
          const worn = garment === 'shirt' ? 't-shirt' : garment;
          return [[word, keptApart.test(cloth) ? `${cloth} ${worn}` : worn] as const];
        }
        const [only, ...others] = new Set(slipsOf(word).filter(isSpelled));
        return only === undefined || others.length > 0 ? [] : [[word, only] as const];
      }),
  );
}

function slipsOf(word: string): string[] {
  const places = [...word].map((_, place) => place);
  const without = (at: number) => word.slice(0, at) + word.slice(at + 1);
  const withLetter = (at: number, letter = '') => word.slice(0, at) + letter + word.slice(at);
  return [
    // Swapped, written once too often, once too little.
    ...places
      .slice(1, -1)
      .map((at) => withLetter(at, word[at + 1]).slice(0, at + 2) + word.slice(at + 2)),
    ...places.filter((at) => word[at] === word[at + 1]).map(without),
    ...places.slice(1).map((at) => withLetter(at, word[at])),
    // "Gruen", "Maedchen": umlauts are spelled without their dots in the lists.
    ...[...word.matchAll(/(?<=[aou])e/gu)].map(({ index }) => without(index)),
    ...(word.length < LONG ? [] : places.slice(1, -2)).flatMap((at) =>
      [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => withLetter(at, letter)),
    ),
  ];
}
