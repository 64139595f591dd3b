import { chances, oneOf } from '../seed.js';
import { choices, chosen, palette, piece } from './choices.js';
import {
  type Bottom,
  type Described,
  isCovered,
  type Outer,
  type Shoes,
  type Wearer,
} from './wearer.js';

export function chooseBottom(described: Described, wearer: Wearer, outer: Outer | null): Bottom {
  const { ageYears, presentation, seed } = wearer;
  const next = chances(seed, 'bottom');
  const isSo = {
    [described.style]: true,
    feminine: presentation === 'feminine',
    covered: isCovered(described),
  };
  const kind = described.bottom?.kind ?? chosen(choices.bottom, ageYears, isSo, next);
  const plain = ageYears < 13 ? palette.childTrousers : palette.trousers;
  const colours =
    kind === 'long_skirt'
      ? palette.skirt
      : kind === 'jeans' || kind === 'chinos' || kind === 'skirt' || kind === 'leggings'
        ? palette[kind]
        : plain;
  const ofSuit = described.set === 'suit' ? outer?.colour : undefined;
  const colour = described.whole ?? ofSuit ?? oneOf(next, colours);
  return piece<Bottom['kind']>(described.bottom, kind, colour);
}

const skirts = ['dress', 'gown', 'abaya', 'sari', 'kimono', 'dirndl', 'skirt', 'long_skirt'];

export function chooseShoes(
  described: Described,
  { ageYears, presentation, seed }: Wearer,
  below: string,
): Shoes {
  const next = chances(seed, 'shoes');
  if (ageYears < 1.5 && described.shoes === undefined)
    return { kind: 'barefoot', colour: '#d9c7a6', pattern: 'plain' };
  const isSo = {
    [described.style]: true,
    feminine: presentation === 'feminine',
    skirted: skirts.includes(below),
  };
  const kind = described.shoes?.kind ?? chosen(choices.shoes, ageYears, isSo, next);
  const colours = palette[kind === 'sneakers' || kind === 'sandals' ? kind : 'shoes'];
  return piece<Shoes['kind']>(described.shoes, kind, oneOf(next, colours));
}
