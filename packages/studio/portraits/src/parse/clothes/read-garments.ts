import type { Found, Reading } from '../reading.js';
import { phrase } from '../words/phrases.js';
import { isRomance } from '../words/romance-words.js';
import { clothesWords, type Garment } from '../words/vocabulary.js';
import { meansWide } from './read-visible-cuts.js';

/** The garments of a text, each once and of its narrowest kind. */
export function readGarments(reading: Reading, among: 'looks' | 'clothes'): Found<Garment>[] {
  return narrowest(garmentsOf(reading, among), reading)
    .map((garment) =>
      toTheFloor(among === 'looks' ? inTheHair(garment, reading) : garment, reading),
    )
    .filter((garment) => {
      const held = isHeld(garment, reading);
      if (held) reading.tell(garment);
      return !held;
    })
    .map((garment) => inDenim(garment, reading))
    .map((garment) => ofCook(garment, reading))
    .filter((garment) => {
      const isOnCloth = isBowOnCloth(garment, reading);
      if (isOnCloth) reading.leave(garment);
      return !isOnCloth;
    });
}

/** All garments; German "hat" is none, English "short" neither. */
function garmentsOf(reading: Reading, among: 'looks' | 'clothes'): Found<Garment>[] {
  return (
    reading
      .all(clothesWords.garmentWords)
      .filter(
        ({ start, end }) =>
          reading.text.slice(start, end) !== 'hat' || !germanWords.test(reading.text),
      )
      // English "short" is said of hair, beards and people.
      .filter(
        ({ start, end }) =>
          among === 'clothes' ||
          reading.text.slice(start, end) !== 'short' ||
          isRomance(reading.text),
      )
  );
}

/** "Capacete debaixo do braço", "hat in hand": it is not worn. */
function isHeld({ start, end }: Found<Garment>, reading: Reading): boolean {
  return held.test(reading.text.slice(end)) || babyIn.test(reading.text.slice(0, start));
}

/** "Porta un nadó en un fulard": the baby is in it. */
const babyIn = phrase('babyIn');

const held = phrase('heldNotWorn');

const germanWords = phrase('germanWords');

const denim = '#4a6285';

/** A "Jeansrock" is of denim, unless a colour says otherwise. */
function inDenim(garment: Found<Garment>, reading: Reading): Found<Garment> {
  const word = reading.text.slice(garment.start, garment.end);
  return garment.value.colour === undefined &&
    /jeans|denim|vaquer|tejan|texan|mezclilla/u.test(word)
    ? { ...garment, value: { ...garment.value, colour: denim } }
    : garment;
}

/** A cook's "gorro" is tall and white. */
function ofCook(garment: Found<Garment>, reading: Reading): Found<Garment> {
  const { value } = garment;
  const isCap = value.place === 'headwear' && (value.kind === 'beanie' || value.kind === 'hat');
  const generic = /^(?:gorro|gorra|mutze|hat|cappello|berretto|touca|barret)$/u;
  return isCap &&
    generic.test(reading.text.slice(garment.start, garment.end)) &&
    cooks.test(reading.text)
    ? { ...garment, value: { place: 'headwear', kind: 'toque', colour: '#f6f5f1' } }
    : garment;
}

const cooks = phrase('cooks');

/** Portuguese "laço" is a bow tie among clothes and a bow among looks. */
function inTheHair(garment: Found<Garment>, reading: Reading): Found<Garment> {
  return garment.value.place === 'bow_tie' && reading.text.startsWith('lac', garment.start)
    ? { ...garment, value: { place: 'headwear', kind: 'bow' } }
    : garment;
}

const onHead = phrase('onHead');

/** "Weiße Bluse mit Schleife": a bow that a garment has is not in the hair. */
function isBowOnCloth({ value, start, end }: Found<Garment>, reading: Reading): boolean {
  return (
    value.place === 'headwear' &&
    value.kind === 'bow' &&
    !onHead.test(reading.text.slice(start, end)) &&
    reading
      .locate(clothesWords.garmentWords)
      .some(
        (other) =>
          other.value.place !== 'headwear' &&
          other.start < start &&
          reading.phraseOf(other.start) === reading.phraseOf(start) &&
          / (?:mit|with|con|com|avec|amb|a) (?:[a-z]+ )?$/u.test(
            reading.text.slice(other.end, start),
          ),
      )
  );
}

/** "Camicia di jeans" is no pair of trousers. */
function isClothOf(one: Found<Garment>, other: Found<Garment>, reading: Reading): boolean {
  return (
    one.value.place === 'bottom' &&
    one.value.kind === 'jeans' &&
    other.end < one.start &&
    /^ (?:di|de|en|in|em|aus) $/u.test(reading.text.slice(other.end, one.start))
  );
}

const broadTops = ['sweater', 'shirt', 'tshirt'];

function isBroader(one: Garment, other: Garment): boolean {
  if (one.place === 'top' && other.place === 'top')
    return broadTops.includes(one.kind) && !broadTops.includes(other.kind);
  return (
    one.place === 'bottom' &&
    other.place === 'bottom' &&
    one.kind === 'jeans' &&
    ['shorts', 'skirt', 'long_skirt'].includes(other.kind)
  );
}

/**
 * "Polo shirt", "maglione blu a collo alto" and "falda vaquera" are one garment, of the narrower kind; denim shorts and
 * skirts are denim blue unless described otherwise.
 */
function narrowest(garments: readonly Found<Garment>[], reading: Reading): Found<Garment>[] {
  const beside = (one: Found<Garment>, other: Found<Garment>) =>
    other.clause === one.clause && reading.gap(one, other) <= 2;
  const isOf = (one: Found<Garment>, other: Found<Garment>) =>
    (isBroader(one.value, other.value) && beside(one, other)) || isClothOf(one, other, reading);
  return garments
    .filter((one) => !garments.some((other) => isOf(one, other)))
    .map((one) => {
      const cloth = garments.find((other) => isOf(other, one));
      return cloth?.value.colour === undefined
        ? one
        : { ...one, value: { ...one.value, colour: cloth.value.colour } };
    });
}

/** "Long burgundy dress" and "vestido largo"; not the dress with long sleeves. */
function toTheFloor(garment: Found<Garment>, reading: Reading): Found<Garment> {
  const { value } = garment;
  const dress = value.place === 'onePiece' && value.kind === 'dress';
  const skirt = value.place === 'bottom' && value.kind === 'skirt';
  if (!dress && !skirt) return garment;
  const described = reading.locate([[true, clothesWords.floorLengthWords]]).find((word) => {
    const around = reading.text.slice(Math.max(0, word.start - 9), word.end + 8);
    return (
      word.clause === garment.clause &&
      reading.gap(word, garment) <= 2 &&
      !sleeves.test(around) &&
      !meansWide(reading, word)
    );
  });
  if (described === undefined) return garment;
  reading.understand(described.start, described.end);
  const long: Garment = dress
    ? { place: 'onePiece', kind: 'gown' }
    : { place: 'bottom', kind: 'long_skirt' };
  return { ...garment, value: long };
}

const sleeves = /sleeve|manga|manches|maniche|manigues|armel/u;
