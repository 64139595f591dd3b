import type { Appearance, Outfit } from '../../appearance/appearance.js';
import { chances, type Seed } from '../../seed.js';
import type { Arm, Figure } from '../body.js';
import { onBody } from '../body-warp.js';
import { drawMotif } from '../motif.js';
import { type Path, smooth } from '../outline.js';
import { part, warped } from '../parts/draw-part.js';
import type { Sheet } from '../sheet.js';
import { drawTrousers } from './trousers.js';
import { type Coloured, clothOf, drawSleeveOf, drawWorn, isRobe } from './worn.js';

/** What a person wears, from the back to the front. */
export interface Dressed {
  /** Collars and backs of jackets behind the neck. */
  readonly behind: string;
  /** Below the waist; over the top where that is tucked in. */
  readonly lower: string;
  readonly isTucked: boolean;
  readonly trunk: string;
  readonly outer: string;
  readonly sleeves: (arm: Arm) => string;
  readonly hasBareLegs: boolean;
}

type OnePiece = NonNullable<Outfit['onePiece']>;

/** Worn over a top, and outer garments that show the sleeves below. */
const overTop: readonly string[] = ['dungarees', 'sari', 'dirndl'];
const openSleeved: readonly string[] = ['waistcoat', 'hi_vis', 'poncho'];
const legged: readonly string[] = ['dungarees', 'romper', 'jumpsuit'];
const skirted: readonly string[] = ['dress', 'gown', 'sari', 'dirndl'];
const withBack: readonly string[] = ['blazer', 'jacket', 'coat', 'cardigan'];
const bareBelow: readonly string[] = [
  ...['dress', 'gown', 'skirt', 'long_skirt', 'kilt', 'lederhosen', 'shorts'],
];

export function dress(sheet: Sheet, figure: Figure, appearance: Appearance, seed: Seed): Dressed {
  const { outfit } = appearance;
  const { onePiece, outer } = outfit;
  const habits = chances(seed, 'habits');
  const hasLongSleeves = habits() < 0.4;
  const isOver = onePiece !== null && overTop.includes(onePiece.kind);
  const isTucked = onePiece === null ? tucks(appearance, habits()) : isOver;
  const top = onePiece !== null && !isOver ? null : outfit.top;
  const topName = `tops/${top?.kind}`;
  const upper = [
    ...(top === null ? [] : [drawTop(sheet, figure, appearance, top, isTucked)]),
    ...(onePiece === null ? [] : [drawUpper(sheet, figure, appearance, onePiece)]),
  ];
  const sleeved = outfit.sleeves ?? (onePiece?.kind === 'dress' && hasLongSleeves ? 'long' : null);
  const behind = [
    ...(outer !== null && withBack.includes(outer.kind)
      ? [drawWorn(sheet, figure, `outer/${outer.kind}-behind`, outer)]
      : []),
    ...(top === null || ['tank', 'blouse'].includes(top.kind)
      ? []
      : [drawWorn(sheet, figure, `${topName}-behind`, top)]),
  ];
  return {
    behind: behind.join(''),
    lower: lowerOf(sheet, figure, outfit),
    isTucked: isTucked && onePiece === null,
    trunk: upper.join(''),
    outer:
      outer === null || outer.kind === 'poncho'
        ? ''
        : drawWorn(sheet, figure, `outer/${outer.kind}`, outer, { part: `outer-${outer.kind}` }),
    sleeves: (arm) =>
      [
        onePiece === null || isOver
          ? ''
          : drawSleeveOf(
              sheet,
              figure,
              arm,
              `whole/${onePiece.kind}`,
              onePiece,
              isRobe(onePiece.kind) ? null : sleeved,
            ),
        // Below another sleeve it would only shine through at the edges.
        top !== null && (outer === null || openSleeved.includes(outer.kind))
          ? drawSleeveOf(sheet, figure, arm, topName, top, outfit.sleeves)
          : '',
        outer === null ? '' : drawSleeveOf(sheet, figure, arm, `outer/${outer.kind}`, outer),
      ].join(''),
    hasBareLegs:
      bareBelow.includes(onePiece?.kind ?? outfit.bottom?.kind ?? '') ||
      (onePiece !== null && isRobe(onePiece.kind)),
  };
}

/** Over a belly a shirt hangs. */
function tucks({ ageYears, expecting, outfit }: Appearance, habit: number): boolean {
  const { bottom, outer, top } = outfit;
  if (bottom?.kind === 'skirt' || bottom?.kind === 'long_skirt') return true;
  if (top?.kind !== 'shirt' && top?.kind !== 'blouse') return false;
  const smart = outer?.kind === 'blazer' || outer?.kind === 'waistcoat';
  return !expecting && (smart || habit < 0.5) && ageYears > 12;
}

function drawTop(
  sheet: Sheet,
  figure: Figure,
  appearance: Appearance,
  top: NonNullable<Outfit['top']>,
  isTucked: boolean,
): string {
  const drawn = drawWorn(sheet, figure, `tops/${top.kind}`, top, { part: `top-${top.kind}` });
  const whole =
    onTrunk(sheet, figure, appearance, top, drawn) + drawMotif(sheet, figure, appearance);
  if (!isTucked) return whole;
  const { waist, height: h } = figure;
  return `<g clip-path="${sheet.clip(box(h, -h * 2, waist.y + h * 0.04))}">${whole}</g>`;
}

function drawUpper(sheet: Sheet, figure: Figure, appearance: Appearance, worn: OnePiece): string {
  const drawn = drawWorn(sheet, figure, `whole/${worn.kind}`, worn, { part: worn.kind });
  if (isRobe(worn.kind)) return drawn;
  const motif = worn.kind === 'dungarees' ? '' : drawMotif(sheet, figure, appearance);
  return onTrunk(sheet, figure, appearance, worn, drawn) + motif;
}

/** With what the trunk below does to it, and the armholes cut in where no sleeves are said. */
function onTrunk(
  sheet: Sheet,
  figure: Figure,
  { outfit }: Appearance,
  { colour }: Coloured,
  drawn: string,
): string {
  const bust = figure.bust > 0.4 ? drawWorn(sheet, figure, 'extras/bust', { colour }) : '';
  const [cut] = part('sleeveless').shapes[0]?.paths ?? [];
  if (outfit.sleeves !== 'none' || cut === undefined) return drawn + bust;
  return `<g clip-path="${sheet.clip(warped(cut, onBody(figure)))}">${drawn}${bust}</g>`;
}

function lowerOf(sheet: Sheet, figure: Figure, { bottom, onePiece }: Outfit): string {
  if (onePiece !== null) {
    const { kind } = onePiece;
    if (skirted.includes(kind))
      return drawWorn(sheet, figure, `skirts/${kind}`, onePiece, { part: kind });
    if (!legged.includes(kind)) return '';
    const legs = kind === 'jumpsuit' ? kind : 'dungarees';
    return drawTrousers(sheet, figure, clothOf(sheet, onePiece, figure), legs);
  }
  if (bottom === null) return '';
  const { kind, pattern } = bottom;
  if (kind === 'skirt' || kind === 'long_skirt' || kind === 'kilt') {
    // Tartan, unless something else is said.
    const worn =
      kind === 'kilt' && pattern === 'plain' ? { ...bottom, pattern: 'checks' as const } : bottom;
    return drawWorn(sheet, figure, `skirts/${kind}`, worn, { part: kind });
  }
  const trousers = drawTrousers(sheet, figure, clothOf(sheet, bottom, figure), kind);
  return kind === 'lederhosen'
    ? trousers +
        drawWorn(sheet, figure, 'extras/lederhosen-straps', bottom, { part: 'lederhosen-straps' })
    : trousers;
}

/** A box as wide as anybody, from one height to another. */
export function box(half: number, top: number, bottom: number): Path {
  return smooth([
    [-half, top, 1],
    [half, top, 1],
    [half, bottom, 1],
    [-half, bottom, 1],
  ]);
}
