import type { Meanings } from '@groundwork/words/meanings';
import type { Marks } from '../../appearance/appearance.js';
import { markNames, piercings as piercingKinds } from '../../appearance/traits.js';
import { colourOf } from '../heads.js';
import type { Found, Reading } from '../reading.js';
import { known } from '../said.js';
import { garments, toothBraces } from '../words/meanings.js';
import { namesIn, words } from '../words/word-lists.js';

const marks = namesIn('markWords', markNames);
const moles = words('moleWords');
const scars = words('scarWords');
const scarPlaces = namesIn('scarPlaceWords', ['cheek', 'brow', 'chin']);
const facePlaces = words('facePlaceWords');
const bodyPlaces = words('bodyPlaceWords');
const bracesAmongLooks = words('bracesWord');
const lightMakeup = words('lightMakeupWords');
const lipsticks = words('lipstickWords');
const tattoos = words('tattooWords');
const tattooPlaces = namesIn('tattooPlaceWords', ['arm', 'neck', 'face']);
const hiddenPlaces = words('hiddenTattooPlaceWords');
const piercings = words('piercingWords');
const piercingPlaces = namesIn('piercingPlaceWords', piercingKinds);
const otherPlaces = words('otherPiercingPlaceWords');
const cheeky = words('cheekyWords');

/** Of these, such as are said and not denied, each `true`. */
export function flagsIn<Name extends string>(
  reading: Reading,
  meanings: Meanings<Name>,
): Partial<Record<Name, boolean>> {
  const said = meanings.filter((sense) => reading.has([sense])).map(([name]) => [name, true]);
  return Object.fromEntries(said) as Partial<Record<Name, boolean>>;
}

/** Marks of skin and face. */
export function readMarks(reading: Reading, among: 'looks' | 'clothes'): Partial<Marks> {
  const teeth =
    reading.has(toothBraces) ||
    (among === 'looks' && !holdUpClothes(reading) && reading.has(bracesAmongLooks));
  const pierced = reading.all(piercings).flatMap((noun) => piercedPlaces(reading, noun));
  const [tattoo] = reading.all(tattoos);
  const tattooPlace = tattoo && placeOf(reading, tattoo, tattooPlaces, hiddenPlaces);
  const scar = reading.all(scars).find((one) => !tellElsewhere(reading, one));
  const scarPlace = scar && placeOf(reading, scar, scarPlaces);
  for (const light of reading.all(lightMakeup)) reading.tell(light);
  const lips = reading.first(lipsticks);
  const mole =
    among === 'looks' &&
    reading.all(moles).filter((one) => !tellElsewhere(reading, one)).length > 0;
  const flags = flagsIn(reading, marks);
  if (mole || teeth || flags.freckles === true) reading.has(facePlaces);
  for (const cheeks of reading.all(cheeky)) reading.tell(cheeks);
  return known({
    ...flags,
    mole: mole || undefined,
    toothBraces: teeth || undefined,
    tattoo: tattooPlace === null ? undefined : (tattooPlace ?? (tattoo && ('arm' as const))),
    scar: scar && (scarPlace ?? ('cheek' as const)),
    lipstick: lips && (colourOf(reading, lips, 1) ?? '#b3262e'),
    piercings: pierced.length === 0 ? undefined : pierced,
  });
}

/** Braces beside clothes hold them up. */
function holdUpClothes(reading: Reading): boolean {
  const braces = reading.locate(bracesAmongLooks);
  const others = reading
    .locate(garments)
    .filter((garment) => !braces.some(({ start }) => start === garment.start));
  return braces.some((one) => others.some(reading.inPhraseOf(one)));
}

/** Where a mark is, in its phrase; null, and told, where that is hidden or not drawn. */
function placeOf<T>(
  reading: Reading,
  mark: Found,
  places: Meanings<T>,
  hidden: Meanings<unknown> = [],
): T | null | undefined {
  const inPhrase = reading.inPhraseOf(mark);
  const place = reading.locate(places).find(inPhrase);
  if (place !== undefined) reading.understand(place);
  const other = place === undefined ? reading.locate(hidden).find(inPhrase) : undefined;
  if (other === undefined) return place?.value;
  reading.tell(mark);
  reading.tell(other);
  return null;
}

function piercedPlaces(reading: Reading, noun: Found): Marks['piercings'] {
  // Of silver or gold, which is too small to be seen and is not the hair's.
  colourOf(reading, noun, 0);
  const own = reading.said(noun);
  const inWord = piercingPlaces.find(([, pattern]) => own.search(pattern) >= 0)?.[0];
  if (inWord !== undefined) return [inWord];
  const places = reading.locate(piercingPlaces).filter(reading.inPhraseOf(noun));
  for (const place of places) reading.understand(place);
  if (places.length > 0) return places.map(({ value }) => value);
  return placeOf(reading, noun, [], otherPlaces) === null ? [] : ['nose'];
}

/** "A scar on his neck": marks are drawn in the face, and told where they are elsewhere. */
function tellElsewhere(reading: Reading, mark: Found): boolean {
  const inPhrase = reading.inPhraseOf(mark);
  const inFace = [...reading.locate(scarPlaces), ...reading.locate(facePlaces)].some(inPhrase);
  const elsewhere = reading.locate(bodyPlaces).find((place) => reading.areNear(place, mark, 3));
  if (inFace || elsewhere === undefined) return false;
  reading.tell(mark);
  reading.tell(elsewhere);
  return true;
}
