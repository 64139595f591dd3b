import type { Recipe } from '@groundwork/showcase-edits';
import { contrastWith, legibleOn } from './compose/color.js';
import type { Plate } from './compose/plate.js';
import type { Materials } from './showcase-materials.js';
import type { Theme } from './template.js';

type Look = Pick<Theme, 'colors' | 'faces'>;

const BADGE_SIZES = [0.039, 0.033, 0.027, 0.022] as const;
const PRICE_SIZES = [0.062, 0.052, 0.043, 0.035, 0.028] as const;

/** The look of plates on a custom design: its strongest known colour, or nearly black. */
export function customLook(recipe: Recipe, { adjustments }: Materials): Look {
  const palette = recipe.template.kind === 'custom' ? recipe.template.spec.palette : [];
  const accent = adjustments.dominantColor ?? palette[0] ?? '#17191c';
  const onAccent = legibleOn('#ffffff', [accent], 5);
  const colors = {
    ...{
      ground: '#ffffff',
      panel: '#ffffff',
      ink: '#17191c',
      softInk: '#4c4c4c',
      accent,
      onAccent,
    },
    ...{ price: '#17191c', line: '#d9d9d6' },
  };
  return { colors, faces: { display: 'sans', text: 'sans' } };
}

/** The words of the badge that an edit asks for. */
export function badgeWords({
  adjustments: { badge },
  words,
}: Pick<Materials, 'adjustments' | 'words'>): string | null {
  if (badge === null) return null;
  return typeof badge === 'string' ? words.badges[badge] : badge.words;
}

/** Plates that edits lay over the finished design: the badge, and a price moved to a corner. */
export function editPlates(recipe: Recipe, materials: Materials, { colors, faces }: Look): Plate[] {
  const { adjustments, words } = materials;
  const badge = badgeWords(materials);
  const { priceCorner, values, hidden } = adjustments;
  const price = values.price ?? recipe.values.price;
  const plates: Plate[] = [];
  if (priceCorner !== null && price !== undefined && !hidden.includes('price')) {
    plates.push({
      ...{ id: 'price', text: price, language: words.language, typeface: faces.display },
      ...{ weight: 600, uppercase: false, ground: colors.panel },
      ink:
        contrastWith(colors.price, [colors.panel]) >= 4.5
          ? colors.price
          : legibleOn(colors.ink, [colors.panel], 10),
      sizes: PRICE_SIZES.map((share) => share * adjustments.scale.price),
      corner: priceCorner,
    });
  }
  if (badge !== null) {
    plates.push({
      ...{ id: 'badge', language: words.language, typeface: faces.text },
      text: badge,
      ...{ weight: 600, uppercase: true, ground: colors.accent },
      ink: legibleOn(colors.onAccent, [colors.accent], 5),
      sizes: BADGE_SIZES,
      corner: null,
    });
  }
  return plates;
}
