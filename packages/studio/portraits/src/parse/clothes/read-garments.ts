import { isNear } from '../heads.js';
import { type Found, holds, type Reading } from '../reading.js';
import { clothesWords, type Garment, garments } from '../words/meanings.js';
import { phrase, words } from '../words/word-lists.js';

/** "Capacete debaixo do braço", "hat in hand": it is not worn. "Porta un nadó en un fulard": the baby is in it. */
const held = phrase('heldNotWorn');
const babyIn = phrase('babyIn');
const onHead = phrase('onHead');
const joins = phrase('joinsGarments');
const denim = phrase('denim');
const floorLength = words('floorLengthWords');
const denimBlue = '#4a6285';
const broadTops = ['sweater', 'shirt', 'tshirt'];

/** The garments of a text, each once and of its narrowest kind. */
export function readGarments(reading: Reading, among: 'looks' | 'clothes'): Found<Garment>[] {
  const all = reading
    .all(garments)
    // English "short" is said of hair, beards and people.
    .filter((garment) => among === 'clothes' || reading.said(garment) !== 'short');
  return narrowest(reading, all)
    .map((garment) => ({ ...garment, value: kindOf(reading, garment) }))
    .filter((garment) => {
      const isHeld = held.test(reading.after(garment)) || babyIn.test(reading.before(garment));
      if (isHeld) reading.tell(garment);
      const isOnCloth = isBowOnCloth(reading, garment);
      if (isOnCloth) reading.leave(garment);
      return !isHeld && !isOnCloth;
    });
}

/** The garment that a word means beside its others. */
function kindOf(reading: Reading, garment: Found<Garment>): Garment {
  const { value } = garment;
  const own = reading.said(garment);
  if (isToTheFloor(reading, garment))
    return value.place === 'onePiece'
      ? { place: 'onePiece', kind: 'gown' }
      : { place: 'bottom', kind: 'long_skirt' };
  return value.colour === undefined && denim.test(own) ? { ...value, colour: denimBlue } : value;
}

/** "Long burgundy dress" and "vestido largo"; not the dress with long sleeves. */
function isToTheFloor(reading: Reading, garment: Found<Garment>): boolean {
  const { value } = garment;
  const hasLength =
    (value.place === 'onePiece' && value.kind === 'dress') ||
    (value.place === 'bottom' && value.kind === 'skirt');
  const long = hasLength
    ? reading
        .locate(floorLength)
        .find(
          (word) =>
            reading.areNear(word, garment, 2) && !isNear(reading, word, clothesWords.sleeveNouns),
        )
    : undefined;
  if (long !== undefined) reading.understand(long);
  return long !== undefined;
}

/** "Weiße Bluse mit Schleife": a bow that a garment has is not in the hair. */
function isBowOnCloth(reading: Reading, garment: Found<Garment>): boolean {
  const { value } = garment;
  return (
    value.place === 'headwear' &&
    value.kind === 'bow' &&
    !onHead.test(reading.said(garment)) &&
    reading
      .locate(garments)
      .some(
        (other) =>
          other.value.place !== 'headwear' &&
          other.end <= garment.start &&
          joins.test(reading.text.slice(other.end, garment.start)),
      )
  );
}

/**
 * "Polo shirt", "maglione blu a collo alto" and "camicia di jeans" are one garment, of the narrower kind; denim shorts
 * and skirts are denim blue unless described otherwise.
 */
function narrowest(reading: Reading, all: readonly Found<Garment>[]): Found<Garment>[] {
  const isOf = (one: Found<Garment>, other: Found<Garment>) =>
    (isBroader(one.value, other.value) && reading.areNear(one, other, 2)) ||
    (isJeans(one.value) &&
      other.end < one.start &&
      / (?:di|de|en|in|em|aus) $/u.test(reading.before(one)) &&
      reading.gap(one, other) === 0);
  return all
    .filter((one) => !all.some((other) => isOf(one, other)))
    .map((one) => {
      const colour = all.find((other) => isOf(other, one))?.value.colour;
      return colour === undefined ? one : { ...one, value: { ...one.value, colour } };
    });
}

const isJeans = (garment: Garment) => garment.place === 'bottom' && garment.kind === 'jeans';

function isBroader(one: Garment, other: Garment): boolean {
  if (one.place === 'top' && other.place === 'top')
    return broadTops.includes(one.kind) && !broadTops.includes(other.kind);
  return (
    isJeans(one) &&
    other.place === 'bottom' &&
    ['shorts', 'skirt', 'long_skirt'].includes(other.kind)
  );
}

const visible = words('visibleCutWords');
const cropped = words('croppedWords');
const open = words('openWords');
const wide = words('wideWords');
/** A German garment with cloth before it that one would see. */
const compound = phrase('visibleCompound');

/** Tells cloth and cut that one would see and that are not drawn, within the words of a garment too. */
export function tellCuts(reading: Reading, garments: readonly Found<Garment>[]): void {
  const inGarment = (cut: Found) => garments.some((garment) => holds(garment, cut));
  for (const cut of reading.all(visible)) reading.tell(cut);
  // "Pantalón de pana", "zerrissene Jeans" and "crop top" are words for one garment.
  for (const cut of reading.locate(visible)) if (inGarment(cut)) reading.tell(cut);
  if (garments.length > 0) for (const cut of reading.locate(cropped)) reading.tell(cut);
  const tops = garments.filter(({ value }) => value.place === 'top');
  // Tops are drawn closed, unless another is under them.
  if (tops.length === 1)
    for (const cut of reading.locate(open))
      if (tops.some((top) => reading.areNear(cut, top, 2))) reading.tell(cut);
  for (const garment of garments)
    for (const { index, 0: word } of reading.said(garment).matchAll(/[a-z]+/gu)) {
      const start = garment.start + index;
      if (compound.test(word)) reading.tell({ start, end: start + word.length });
    }
}

/** To be asked for before other words for cuts are read, of which these are some in other languages. */
export function tellWideCuts(reading: Reading, garments: readonly Found<Garment>[]): void {
  for (const word of reading.locate(wide))
    if (garments.some(({ clause }) => clause === word.clause)) reading.tell(word);
}
