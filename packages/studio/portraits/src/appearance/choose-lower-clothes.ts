import { chances, oneOf, weighted } from '../seed.js';
import { palette, piece } from './wardrobe.js';
import {
  type Bottom,
  type Described,
  isCovered,
  type Outer,
  type Shoes,
  type Wearer,
} from './wearer.js';

export function chooseBottom(described: Described, wearer: Wearer, outer: Outer | null): Bottom {
  const next = chances(wearer.seed, 'bottom');
  const child = wearer.ageYears < 13;
  const kind =
    described.bottom?.kind ??
    (child
      ? weighted(next, [
          ['jeans', 3],
          ['shorts', isCovered(described) ? 0 : 2.5],
          ['trousers', 2],
        ] as const)
      : described.style === 'casual'
        ? weighted(next, [
            ['jeans', 4],
            ['chinos', 2],
            ['trousers', wearer.ageYears > 58 ? 3 : 1],
          ] as const)
        : described.style === 'sporty'
          ? wearer.presentation === 'feminine'
            ? 'leggings'
            : 'trousers'
          : weighted(next, [
              ['trousers', 4],
              ['chinos', 2],
              ['skirt', wearer.presentation === 'feminine' ? 1.6 : 0],
            ] as const));
  const colour =
    described.whole !== undefined
      ? described.whole
      : described.set === 'suit' && outer !== null
        ? outer.colour
        : kind === 'jeans'
          ? oneOf(next, ['#4a6285', '#3a4c6b', '#6c86a5'])
          : kind === 'chinos'
            ? oneOf(next, ['#bfa47a', '#8b8468', '#5d6672'])
            : kind === 'skirt' || kind === 'long_skirt'
              ? oneOf(next, palette.skirt)
              : kind === 'leggings'
                ? '#2c2d33'
                : oneOf(next, child ? palette.childBottom : palette.bottom);
  return piece<Bottom['kind']>(described.bottom, kind, colour);
}

export function chooseShoes(
  described: Described,
  { ageYears, presentation, seed }: Wearer,
  below: string,
): Shoes {
  const next = chances(seed, 'shoes');
  if (ageYears < 1.5 && described.shoes === undefined)
    return { kind: 'barefoot', colour: '#d9c7a6', pattern: 'plain' };
  const feminine = presentation === 'feminine';
  const kind: Shoes['kind'] =
    described.shoes?.kind ??
    (ageYears < 15 || described.style === 'sporty'
      ? 'sneakers'
      : ['dress', 'gown', 'abaya', 'sari', 'kimono', 'dirndl', 'skirt', 'long_skirt'].includes(
            below,
          )
        ? weighted(next, [
            ['flats', 3],
            ['sneakers', 1],
            ['heels', ageYears > 60 ? 0 : 1.2],
          ] as const)
        : described.style === 'casual'
          ? weighted(next, [
              ['sneakers', 4],
              ['leather', ageYears > 55 ? 4 : 1],
              ['boots', 1],
            ] as const)
          : weighted(
              next,
              feminine
                ? ([
                    ['flats', 2],
                    ['heels', ageYears > 60 ? 0 : 2],
                    ['leather', 1],
                  ] as const)
                : ([
                    ['leather', 5],
                    ['boots', 1],
                  ] as const),
            ));
  const colour =
    kind === 'sneakers'
      ? oneOf(next, ['#f4f2ee', '#f4f2ee', '#c9cdd1', '#5d6b7c'])
      : kind === 'sandals'
        ? '#8a6a4c'
        : oneOf(next, palette.shoes);
  return piece<Shoes['kind']>(described.shoes, kind, colour);
}
