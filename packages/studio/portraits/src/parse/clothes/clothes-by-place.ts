import type { Pattern } from '../../appearance/appearance.js';
import type { Found, Reading } from '../reading.js';
import { type ClothesSaid, known } from '../said.js';
import type { Garment } from '../words/vocabulary.js';

/** A garment with its colour and pattern. */
export interface Worn {
  readonly garment: Found<Garment>;
  colour?: string | undefined;
  /** Where the colour is said, where it is a word of its own. */
  colourWord?: Pick<Found<unknown>, 'start' | 'end'>;
  pattern?: Pattern;
}

/** Clothes by their place; a second one for the same place counts as not drawn. */
export function clothesByPlace(
  worn: readonly Worn[],
  reading: Reading,
): Omit<ClothesSaid, 'colours' | 'style'> {
  let said: Omit<ClothesSaid, 'colours' | 'style'> = {};
  /** Names a garment that is not drawn, with its colour. */
  const leaveToBeNamed = ({ garment, colourWord }: Worn) => {
    reading.leave(garment);
    if (colourWord !== undefined) reading.leave(colourWord);
  };
  const overTrousers = worn.some(
    ({ garment: { value } }) =>
      value.place === 'bottom' && ['trousers', 'jeans', 'leggings', 'chinos'].includes(value.kind),
  );
  const hasTop = worn.some(({ garment: { value } }) => value.place === 'top');
  // Sets of clothes last: named clothes take precedence over the pieces of a set.
  const sets = worn.filter(({ garment }) => isSet(garment.value));
  const pieces = worn.filter(({ garment }) => !isSet(garment.value));
  for (const one of [...pieces, ...sets]) {
    const { garment, colour, pattern } = one;
    const { value } = garment;
    const cloth = { colour: colour ?? value.colour, pattern };
    switch (value.place) {
      case 'suit':
      case 'skirt_suit':
        said = {
          ...said,
          outer: said.outer ?? { kind: 'blazer', ...cloth },
          bottom: said.bottom ?? {
            kind: value.place === 'suit' ? 'trousers' : 'skirt',
            ...cloth,
          },
          shoes: said.shoes ?? { kind: 'leather' },
          set: 'suit',
        };
        break;
      case 'tracksuit':
        said = {
          ...said,
          top: said.top ?? { kind: 'hoodie', ...cloth },
          bottom: said.bottom ?? { kind: 'trousers', ...cloth },
          shoes: said.shoes ?? { kind: 'sneakers' },
          set: 'tracksuit',
        };
        break;
      case 'tie':
      case 'bow_tie':
        said = { ...said, tie: { ...cloth, bow: value.place === 'bow_tie' } };
        break;
      case 'scrubs':
        said = {
          ...said,
          top: { kind: 'scrubs', ...cloth },
          bottom: said.bottom ?? { kind: 'trousers', ...cloth },
        };
        break;
      case 'scarf':
      case 'shawl':
      case 'apron':
      case 'suspenders':
        said = { ...said, [value.place]: cloth };
        break;
      case 'top':
        if (said.top === undefined) said = { ...said, top: { kind: value.kind, ...cloth } };
        else if (said.outer === undefined && isOver(said.top.kind, value.kind))
          said = {
            ...said,
            outer: { ...said.top, kind: 'jacket' },
            top: { kind: value.kind, ...cloth },
          };
        else if (
          said.outer === undefined &&
          isOver(value.kind, said.top.kind ?? '') &&
          overshirt.test(reading.text.slice(garment.start, garment.end))
        )
          said = { ...said, outer: { kind: 'jacket', ...cloth } };
        else if (said.top.kind !== value.kind) leaveToBeNamed(one);
        break;
      case 'outer':
      case 'bottom':
      case 'shoes':
      case 'headwear': {
        const before = said[value.place];
        if (before?.kind !== undefined && before.kind !== value.kind) leaveToBeNamed(one);
        // "Voilée, hijab bleu" is one veil.
        else
          said = { ...said, [value.place]: { kind: value.kind, ...cloth, ...known(before ?? {}) } };
        break;
      }
      case 'onePiece':
        // A body or a romper under dungarees is a top.
        if (value.kind === 'romper' && worn.some(({ garment }) => isDungarees(garment.value))) {
          said = { ...said, top: said.top ?? { kind: 'tshirt', ...cloth } };
          break;
        }
        if (said.onePiece !== undefined && said.onePiece.kind !== value.kind) {
          leaveToBeNamed(one);
          break;
        }
        // "Túnica blanca, pantalón gris": over trousers a tunic is a long shirt.
        // Over a top and trousers a kimono is an open jacket.
        if (value.kind === 'kimono' && hasTop && said.outer === undefined) {
          said = { ...said, outer: { kind: 'cardigan', ...cloth } };
          reading.tell(garment);
        } else if (value.kind === 'thobe' && overTrousers && said.top === undefined)
          said = { ...said, top: { kind: 'kurta', ...cloth } };
        else said = { ...said, onePiece: { kind: value.kind, ...cloth } };
        break;
    }
  }
  const hiding = said.onePiece?.kind;
  if (hiding !== undefined && !showsTop.includes(hiding)) {
    for (const one of worn) {
      const { place } = one.garment.value;
      if (place === 'top' || place === 'bottom') leaveToBeNamed(one);
    }
  }
  return said;
}

const overshirt = /^(?:overshirt|surchemise|overhemd|sobrecamisa)/u;

/** One-piece clothes under which a top is seen. */
const showsTop: readonly string[] = ['dungarees', 'sari', 'dirndl'];

function isDungarees(garment: Garment): boolean {
  return garment.place === 'onePiece' && garment.kind === 'dungarees';
}

function isSet({ place }: Garment): boolean {
  return place === 'suit' || place === 'skirt_suit' || place === 'tracksuit' || place === 'scrubs';
}

/** An open shirt over what is closed. */
function isOver(one: string | undefined, other: string): boolean {
  return one === 'shirt' && ['tshirt', 'tank', 'turtleneck'].includes(other);
}

/** A shirt without sleeves is a tank top. */
export function sleeveless<T extends Pick<ClothesSaid, 'top'>>(
  clothes: T,
  cut: ClothesSaid['sleeves'],
): T {
  return cut === 'none' && clothes.top?.kind === 'tshirt'
    ? { ...clothes, top: { ...clothes.top, kind: 'tank' } }
    : clothes;
}
