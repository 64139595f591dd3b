import { mixed } from '../draw/colour.js';
import type { MemberSaid } from '../parse/said.js';
import { chances, oneOf, weighted } from '../seed.js';
import type { Outfit } from './appearance.js';
import { choices, chosen, cloth, palette, piece } from './choices.js';
import { chooseBottom, chooseShoes } from './choose-lower-clothes.js';
import {
  type Bottom,
  type Described,
  isCovered,
  type Outer,
  type Top,
  type Wearer,
} from './wearer.js';

/** The described clothes; the rest is plain and goes with them. */
export function chooseOutfit(said: MemberSaid, wearer: Wearer): Outfit {
  const { clothes, things } = said;
  const style =
    clothes.style ??
    (wearer.type === 'child' || clothes.suspenders !== undefined
      ? 'casual'
      : weighted(chances(wearer.seed, 'style'), [
          ['casual', 5],
          ['smart', 3],
        ] as const));
  const described = { ...clothes, style };
  const covered = isCovered(described);
  const onePiece = lengthened(chooseOnePiece(described, wearer), covered);
  const outer = chooseOuter(described, wearer);
  const needsTop =
    onePiece === null ||
    onePiece.kind === 'dungarees' ||
    onePiece.kind === 'sari' ||
    onePiece.kind === 'dirndl';
  const free =
    onePiece === null ? lengthened(chooseBottom(described, wearer, outer), covered) : null;
  const top = needsTop
    ? chooseTop(described, wearer, outer, onePiece?.colour ?? free?.colour)
    : null;
  // The trousers of a tracksuit are of its cloth.
  const bottom =
    free !== null && top !== null && clothes.set === 'tracksuit' && isUncoloured(clothes.bottom)
      ? { ...free, colour: top.colour }
      : free;
  const worn = (place: 'scarf' | 'tie' | 'apron' | 'shawl' | 'suspenders', colour: string) => {
    const described = clothes[place];
    return described === undefined ? null : cloth(described, colour);
  };
  const tie = worn('tie', oneOf(chances(wearer.seed, 'tie colour'), palette.tie));
  return {
    top,
    outer,
    bottom,
    onePiece,
    shoes: chooseShoes(described, wearer, onePiece?.kind ?? bottom?.kind ?? 'trousers'),
    headwear: chooseHeadwear(described, wearer, said.origins.includes('black')),
    scarf: worn('scarf', oneOf(chances(wearer.seed, 'scarf'), palette.scarf)),
    tie: tie && { ...tie, bow: clothes.tie?.bow ?? false },
    apron: worn('apron', '#d9cbb2'),
    shawl: worn('shawl', '#8d6f7c'),
    suspenders: worn('suspenders', '#4a4038'),
    sleeves: clothes.sleeves ?? null,
    motif: things.motif ?? null,
    necklace: things.necklace ?? null,
    earrings: things.earrings ?? null,
    watch: things.watch ?? null,
    bracelet: things.bracelet ?? null,
    headphones: things.headphones ?? null,
    backpack: things.backpack ?? null,
    bag: things.bag ?? null,
    stethoscope: things.stethoscope,
  };
}

function isUncoloured(garment: { readonly colour?: string | undefined } | undefined): boolean {
  return garment?.colour === undefined;
}

/** Whoever is covered wears the long kind of dress and skirt. */
function lengthened<T extends Outfit['onePiece'] | Bottom>(worn: T, covered: boolean): T {
  if (!covered || worn === null) return worn;
  const kind = worn.kind === 'dress' ? 'gown' : worn.kind === 'skirt' ? 'long_skirt' : worn.kind;
  return { ...worn, kind };
}

/** A woman's African "turbante" is a wrap, and the cap that goes with a robe is round. */
function chooseHeadwear(
  { headwear, onePiece }: Described,
  wearer: Wearer,
  african: boolean,
): Outfit['headwear'] {
  if (headwear?.kind === undefined) return null;
  const kind =
    headwear.kind === 'turban' && african && wearer.presentation === 'feminine'
      ? 'headwrap'
      : headwear.kind === 'cap' && onePiece?.kind === 'thobe'
        ? 'kufi'
        : headwear.kind;
  const colours = kind === 'hat' ? palette.hat : palette.headwear;
  return piece({ ...headwear, kind }, kind, oneOf(chances(wearer.seed, 'headwear'), colours));
}

function chooseOnePiece(
  described: Described,
  { presentation, ageYears, seed }: Wearer,
): Outfit['onePiece'] {
  const next = chances(seed, 'one piece');
  const colour = described.whole ?? oneOf(next, palette.dress);
  if (described.onePiece?.kind !== undefined) {
    // A baby's "macacão" or "granota" is a romper.
    const kind =
      ageYears < 2 && described.onePiece.kind === 'jumpsuit' ? 'romper' : described.onePiece.kind;
    return piece(
      { ...described.onePiece, kind },
      kind,
      ageYears < 2 ? oneOf(next, palette.childTop) : colour,
    );
  }
  if (
    described.bottom !== undefined ||
    described.top !== undefined ||
    described.outer?.kind === 'blazer'
  )
    return null;
  if (ageYears < 1.6)
    return piece<'romper'>(
      undefined,
      'romper',
      described.colours[0] ?? oneOf(next, palette.childTop),
    );
  const chance = next();
  if (
    presentation === 'feminine' &&
    described.style !== 'sporty' &&
    chance < (ageYears < 12 ? 0.3 : 0.22)
  ) {
    return piece<'dress'>(
      { pattern: next() < 0.3 ? 'floral' : 'plain' },
      'dress',
      described.colours[0] ?? colour,
    );
  }
  return null;
}

function chooseTop(
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
  const isSo = {
    light,
    [described.style]: true,
    feminine: wearer.presentation === 'feminine',
    tieless: described.tie === undefined,
    covered: isCovered(described),
  };
  const kind = chosen(choices.top, wearer.ageYears, isSo, next);
  const striped =
    child &&
    described.whole === undefined &&
    described.top === undefined &&
    kind === 'tshirt' &&
    next() < 0.35;
  return piece<Top['kind']>(striped ? { pattern: 'stripes' } : described.top, kind, colour);
}

function chooseOuter(described: Described, wearer: Wearer): Outfit['outer'] {
  const next = chances(wearer.seed, 'outer');
  const colour = described.whole ?? oneOf(next, palette.outer);
  if (described.outer?.kind !== undefined)
    return piece(described.outer, described.outer.kind, colour);
  // A described top should be visible.
  if (described.top !== undefined || described.onePiece !== undefined || wearer.ageYears < 16)
    return null;
  const { apron, shawl, suspenders } = described;
  if ([apron, shawl, suspenders].some((worn) => worn !== undefined)) return null;
  if (described.style === 'formal') return piece<Outer['kind']>(undefined, 'blazer', colour);
  if (described.style === 'smart' && next() < 0.35)
    return piece<Outer['kind']>(undefined, 'blazer', colour);
  if (described.style === 'casual' && next() < (wearer.ageYears > 58 ? 0.35 : 0.14))
    return piece<Outer['kind']>(undefined, 'cardigan', colour);
  return null;
}
