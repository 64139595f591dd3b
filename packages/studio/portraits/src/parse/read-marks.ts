import type { Marks } from '../appearance/appearance.js';
import { colourBeside } from './colour-beside.js';
import type { Found, Reading, Senses } from './reading.js';
import { known } from './said.js';
import { thingsWords } from './words/vocabulary.js';

/** Of these, such as are said and not denied, each `true`. */
export function flagsIn<Name extends string>(
  reading: Reading,
  senses: Senses<Name>,
): Partial<Record<Name, boolean>> {
  const said = senses.filter(([, words]) => reading.has(words)).map(([name]) => [name, true]);
  return Object.fromEntries(said) as Partial<Record<Name, boolean>>;
}

/** Marks of skin and face. */
export function readMarks(reading: Reading, among: 'looks' | 'clothes'): Partial<Marks> {
  const near = <T>(noun: Found<unknown> | undefined, senses: Senses<T>): T | undefined => {
    if (noun === undefined) return undefined;
    const phrase = reading.phraseOf(noun.start);
    const word = reading.locate(senses).find(({ start }) => reading.phraseOf(start) === phrase);
    if (word !== undefined) reading.understand(word.start, word.end);
    return word?.value;
  };
  const teeth =
    reading.has(thingsWords.toothBracesWords) ||
    (among === 'looks' && reading.has(thingsWords.bracesWord));
  const piercingNouns = reading.all([[true, thingsWords.piercingWords]] as const);
  const piercings = piercingNouns.flatMap((noun) => {
    const own = reading.text.slice(noun.start, noun.end);
    // Of silver or gold, which is too small to be seen and is not the hair's.
    colourBeside(reading, noun, { reach: 0 });
    const inWord = thingsWords.piercingPlaceWords.find(([, words]) => own.search(words) >= 0)?.[0];
    if (inWord !== undefined) return [inWord];
    const places = reading
      .locate(thingsWords.piercingPlaceWords)
      .filter(({ start }) => reading.phraseOf(start) === reading.phraseOf(noun.start));
    for (const { start, end } of places) reading.understand(start, end);
    const elsewhere = reading
      .locate([[true, thingsWords.otherPiercingPlaceWords]])
      .find(({ start }) => reading.phraseOf(start) === reading.phraseOf(noun.start));
    if (places.length === 0 && elsewhere !== undefined) {
      reading.tell(noun);
      reading.tell(elsewhere);
      return [];
    }
    return places.length === 0 ? ['nose' as const] : places.map(({ value }) => value);
  });
  const tattoo = reading.first([[true, thingsWords.tattooWords]] as const);
  const tattooPlace = near(tattoo, thingsWords.tattooPlaceWords);
  const hidden =
    tattoo === undefined || tattooPlace !== undefined
      ? undefined
      : reading
          .locate([[true, thingsWords.hiddenTattooPlaceWords]])
          .find(({ start }) => reading.phraseOf(start) === reading.phraseOf(tattoo.start));
  if (tattoo !== undefined && hidden !== undefined) {
    reading.tell(tattoo);
    reading.tell(hidden);
  }
  const scars = reading.all([[true, thingsWords.scarWords]] as const);
  const scar = scars.find((one) => !tellElsewhere(reading, one));
  const scarPlace = near(scar, thingsWords.scarPlaceWords);
  for (const light of reading.all([[true, thingsWords.lightMakeupWords]])) reading.tell(light);
  const lips = reading.first([[true, thingsWords.lipstickWords]] as const);
  const moles = among === 'looks' ? reading.all([[true, thingsWords.moleWords]] as const) : [];
  const mole = moles.some((one) => !tellElsewhere(reading, one));
  const flags = flagsIn(reading, thingsWords.markWords);
  if (mole || teeth || flags.freckles === true) reading.has(thingsWords.facePlaceWords);
  for (const cheeks of reading.all([[true, thingsWords.cheekyWords]])) reading.tell(cheeks);
  return {
    ...flags,
    ...(mole ? { mole } : {}),
    ...(teeth ? { toothBraces: teeth } : {}),
    ...(tattoo === undefined || hidden !== undefined ? {} : { tattoo: tattooPlace ?? 'arm' }),
    ...known({
      scar: scar && (scarPlace ?? 'cheek'),
      lipstick: lips && (colourBeside(reading, lips, { reach: 1 }) ?? '#b3262e'),
    }),
    ...(piercings.length === 0 ? {} : { piercings }),
  };
}

/** "A scar on his neck": marks are drawn in the face, and told where they are elsewhere. */
function tellElsewhere(reading: Reading, mark: Found<unknown>): boolean {
  const inFace = reading
    .locate([...thingsWords.scarPlaceWords, [true, thingsWords.facePlaceWords]] as Senses<unknown>)
    .some(({ start }) => reading.phraseOf(start) === reading.phraseOf(mark.start));
  const elsewhere = reading
    .locate([[true, thingsWords.bodyPlaceWords]])
    .find((place) => place.clause === mark.clause && reading.gap(place, mark) <= 3);
  if (inFace || elsewhere === undefined) return false;
  reading.tell(mark);
  reading.tell(elsewhere);
  return true;
}
