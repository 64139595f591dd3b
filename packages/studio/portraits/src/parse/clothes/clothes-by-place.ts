import type { Pattern } from '../../appearance/appearance.js';
import type { Found, Place, Reading } from '../reading.js';
import { type ClothesSaid, known } from '../said.js';
import type { Garment } from '../words/meanings.js';

/** A garment with its colour and pattern. */
export interface Worn {
  readonly garment: Found<Garment>;
  colour?: string | undefined;
  /** Where the colour is said, where it is a word of its own. */
  colourWord?: Place;
  pattern?: Pattern;
}

type Pieces = Omit<ClothesSaid, 'colours' | 'style'>;

/** Clothes of one cloth: the pieces that are not named otherwise. */
const sets = {
  suit: { outer: 'blazer', bottom: 'trousers', shoes: 'leather', set: 'suit' },
  skirt_suit: { outer: 'blazer', bottom: 'skirt', shoes: 'leather', set: 'suit' },
  tracksuit: { top: 'hoodie', bottom: 'trousers', shoes: 'sneakers', set: 'tracksuit' },
  scrubs: { top: 'scrubs', bottom: 'trousers', shoes: undefined, set: undefined },
} as const;
const isSet = (place: Garment['place']): place is keyof typeof sets => place in sets;

const trousers: readonly string[] = ['trousers', 'jeans', 'leggings', 'chinos'];
/** One-piece clothes under which a top is seen. */
const showsTop: readonly string[] = ['dungarees', 'sari', 'dirndl'];

/** Clothes by their place; a second one for the same place is told with its colour. */
export function clothesByPlace(worn: readonly Worn[], reading: Reading): Pieces {
  const leave = ({ garment, colourWord }: Worn) => {
    for (const word of [garment, colourWord]) if (word !== undefined) reading.leave(word);
  };
  // Sets of clothes last: named clothes take precedence over the pieces of a set.
  const ordered = [
    ...worn.filter(({ garment }) => !isSet(garment.value.place)),
    ...worn.filter(({ garment }) => isSet(garment.value.place)),
  ];
  let said: Pieces = {};
  for (const one of ordered) {
    const added = addedBy(one, said, { worn, reading });
    if (added === undefined) leave(one);
    else said = { ...said, ...added };
  }
  const hiding = said.onePiece?.kind;
  if (hiding !== undefined && !showsTop.includes(hiding))
    for (const one of worn) if (['top', 'bottom'].includes(one.garment.value.place)) leave(one);
  return said;
}

/** What a garment adds to those before it; undefined where it has no place. */
function addedBy(
  { garment, colour, pattern }: Worn,
  said: Pieces,
  { worn, reading }: { readonly worn: readonly Worn[]; readonly reading: Reading },
): Pieces | undefined {
  const { value } = garment;
  const cloth = { colour: colour ?? value.colour, pattern };
  switch (value.place) {
    case 'suit':
    case 'skirt_suit':
    case 'tracksuit':
    case 'scrubs':
      return ofSet(value.place, said, cloth);
    case 'tie':
    case 'bow_tie':
      return { tie: { ...cloth, bow: value.place === 'bow_tie' } };
    case 'scarf':
    case 'shawl':
    case 'apron':
    case 'suspenders':
      return { [value.place]: cloth };
    case 'top':
      return topOver(said, { kind: value.kind, ...cloth });
    case 'outer':
    case 'bottom':
    case 'shoes':
    case 'headwear': {
      const before = said[value.place];
      if (before?.kind !== undefined && before.kind !== value.kind) return undefined;
      // "Voilée, hijab bleu" is one veil.
      return { [value.place]: { kind: value.kind, ...cloth, ...known(before ?? {}) } };
    }
    case 'onePiece': {
      const isWorn = (passes: (one: Garment) => boolean) =>
        worn.some((one) => passes(one.garment.value));
      // A body or a romper under dungarees is a top.
      const isOn = (kind: string) => isWorn((one) => one.place === 'onePiece' && one.kind === kind);
      if (value.kind === 'romper' && isOn('dungarees'))
        return { top: said.top ?? { kind: 'tshirt', ...cloth } };
      if (said.onePiece !== undefined && said.onePiece.kind !== value.kind) return undefined;
      // Over a top and trousers a kimono is an open jacket.
      if (
        value.kind === 'kimono' &&
        isWorn(({ place }) => place === 'top') &&
        said.outer === undefined
      ) {
        reading.tell(garment);
        return { outer: { kind: 'cardigan', ...cloth } };
      }
      // "Túnica blanca, pantalón gris": over trousers a tunic is a long shirt.
      const overTrousers = isWorn((one) => one.place === 'bottom' && trousers.includes(one.kind));
      if (value.kind === 'thobe' && overTrousers && said.top === undefined)
        return { top: { kind: 'kurta', ...cloth } };
      return { onePiece: { kind: value.kind, ...cloth } };
    }
  }
}

type Cloth = { readonly colour: string | undefined; readonly pattern: Pattern | undefined };

function ofSet(name: keyof typeof sets, said: Pieces, cloth: Cloth): Pieces {
  const { bottom, shoes, set, ...upper } = sets[name];
  return known({
    top:
      'top' in upper && (upper.top === 'scrubs' || said.top === undefined)
        ? { kind: upper.top, ...cloth }
        : said.top,
    outer: 'outer' in upper ? (said.outer ?? { kind: upper.outer, ...cloth }) : said.outer,
    bottom: said.bottom ?? { kind: bottom, ...cloth },
    shoes: shoes && (said.shoes ?? { kind: shoes }),
    set,
  });
}

/** An open shirt over what is closed is a jacket. */
function topOver(said: Pieces, top: NonNullable<Pieces['top']>): Pieces | undefined {
  const before = said.top;
  if (before === undefined) return { top };
  const isClosed = ['tshirt', 'tank', 'turtleneck'].some((kind) => kind === top.kind);
  if (said.outer === undefined && before.kind === 'shirt' && isClosed)
    return { outer: { ...before, kind: 'jacket' }, top };
  return before.kind === top.kind ? {} : undefined;
}
