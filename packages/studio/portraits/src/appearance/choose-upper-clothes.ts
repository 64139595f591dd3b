import { mixed } from '../draw/colour.js';
import { chances, oneOf, weighted } from '../seed.js';
import type { Outfit } from './appearance.js';
import { palette, piece } from './wardrobe.js';
import { type Described, isCovered, type Outer, type Top, type Wearer } from './wearer.js';

export function chooseTop(
  described: Described,
  wearer: Wearer,
  outer: Outer | null,
  avoid: string | undefined,
): Top {
  const next = chances(wearer.seed, 'top');
  const child = wearer.ageYears < 13;
  const colours: readonly string[] = child ? palette.childTop : palette.top;
  if (
    described.whole === undefined &&
    described.top === undefined &&
    described.onePiece?.kind === 'sari'
  )
    return {
      kind: 'tshirt',
      colour: avoid === undefined ? '#7b2638' : mixed(avoid, '#2a1414', 0.4),
      pattern: 'plain',
    };
  const light =
    outer?.kind === 'blazer' ||
    described.tie !== undefined ||
    described.suspenders !== undefined ||
    described.onePiece?.kind === 'dirndl';
  const free = colours.filter((colour) => colour !== outer?.colour && colour !== avoid);
  const colour =
    described.whole ?? (light ? '#f3f1ec' : (described.colours[0] ?? oneOf(next, free)));
  const feminine = wearer.presentation === 'feminine';
  const kind = light
    ? feminine && described.tie === undefined
      ? 'blouse'
      : 'shirt'
    : child
      ? weighted(next, [
          ['tshirt', isCovered(described) ? 0 : 5],
          ['sweater', 2],
          ['hoodie', 1.5],
        ] as const)
      : described.style === 'sporty'
        ? weighted(next, [
            ['hoodie', 2],
            ['tshirt', 2],
          ] as const)
        : described.style === 'casual'
          ? weighted(next, [
              ['tshirt', isCovered(described) ? 0 : 3],
              ['sweater', 4],
              ['shirt', 2],
              ['turtleneck', 0.8],
            ] as const)
          : weighted(
              next,
              feminine
                ? ([
                    ['blouse', 4],
                    ['shirt', 2],
                    ['turtleneck', 1],
                  ] as const)
                : ([
                    ['shirt', 5],
                    ['polo', 1.5],
                    ['sweater', 1],
                  ] as const),
            );
  const striped =
    child &&
    described.whole === undefined &&
    described.top === undefined &&
    kind === 'tshirt' &&
    next() < 0.35;
  return piece<Top['kind']>(striped ? { pattern: 'stripes' } : described.top, kind, colour);
}

export function chooseOuter(described: Described, wearer: Wearer): Outfit['outer'] {
  const next = chances(wearer.seed, 'outer');
  const colour = described.whole ?? oneOf(next, palette.outer);
  if (described.outer?.kind !== undefined)
    return piece(described.outer, described.outer.kind, colour);
  // A described top should be visible.
  if (described.top !== undefined || described.onePiece !== undefined || wearer.ageYears < 16)
    return null;
  if (
    described.suspenders !== undefined ||
    described.apron !== undefined ||
    described.shawl !== undefined
  )
    return null;
  if (described.style === 'formal') return piece<Outer['kind']>(undefined, 'blazer', colour);
  if (described.style === 'smart' && next() < 0.35)
    return piece<Outer['kind']>(undefined, 'blazer', colour);
  if (described.style === 'casual' && next() < (wearer.ageYears > 58 ? 0.35 : 0.14))
    return piece<Outer['kind']>(undefined, 'cardigan', colour);
  return null;
}
