import type { Layer, LogoLayer } from '../design.js';
import type { Template, TemplateInput } from '../template.js';
import { type ColumnItem, columnHeight, drawColumn, textItem } from './parts/column.js';
import { capitals, capitalsHeight, displayStyle, textAt, weightFor } from './parts/lettering.js';
import { amountBlock, priceLines } from './parts/price/price-lines.js';
import { ruledTable } from './parts/ruled-table.js';

const MARGIN = 72;
const HEAD = 70;
const GUTTER = 52;
const PHOTO_GAP = 20;
/** Widths of the words and of the small photos; the main photo gets the rest. */
const WORDS_WIDTH = 508;
const SIDE_WIDTH = 276;
const EAR = { width: 330, gap: 64 };

/** Letterspacing of the name in em, and the most to add. */
const CLOSE = -0.012;
const WIDEST = 0.17;

type Corner = NonNullable<TemplateInput['theme']['logo']['corner']>;

/** A page of a printed magazine: its name across the head, rules, columns, and one colour besides black. */
export const magazine: Template = {
  id: 'magazine',
  draw(input): readonly Layer[] {
    const { size, theme, logo } = input;
    const { ground, line } = theme.colors;
    const corner = logo === null ? null : (theme.logo.corner ?? 'top_right');
    const head = masthead(input, corner);
    const logoHeight = 84 * Math.min(1.5, theme.scale.logo);
    const isLogoBelow = corner?.startsWith('bottom') === true;
    const top = head.bottom + 36;
    const bottom = size.height - MARGIN;
    const sideX = size.width - MARGIN - SIDE_WIDTH;
    const wordsX = sideX - GUTTER - WORDS_WIDTH;
    const column = article(input, { x: wordsX, top, bottom });
    const photoRight = (column.length === 0 ? sideX : wordsX) - GUTTER;
    const logoRoom = logoHeight + 32;
    const photoHeight = bottom - top - (corner === 'bottom_left' ? logoRoom : 0);
    const sideHeight = bottom - top - (corner === 'bottom_right' ? logoRoom : 0);
    const side = (sideHeight - 2 * PHOTO_GAP) / 3;
    const rules = column.length === 0 ? [sideX] : [wordsX, sideX];
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: ground },
      ...head.layers,
      {
        kind: 'photo',
        photo: 0,
        box: { x: MARGIN, y: top, width: photoRight - MARGIN, height: photoHeight },
      },
      ...[1, 2, 3].map((photo, at) => ({
        kind: 'photo' as const,
        photo,
        box: { x: sideX, y: top + at * (side + PHOTO_GAP), width: SIDE_WIDTH, height: side },
      })),
      ...rules.map((x) => ({
        kind: 'fill' as const,
        box: { x: x - GUTTER / 2, y: top, width: 1, height: bottom - top },
        paint: line,
      })),
      ...column,
      ...(corner === null ? [] : [logoAt(input, corner, isLogoBelow ? logoHeight : head.height)]),
    ];
  },
};

/** The magazine's name across the page or next to the logo; below it a rule and a line of small words. */
function masthead({ size, theme, typesetter, words }: TemplateInput, corner: Corner | null) {
  const whole = size.width - 2 * MARGIN;
  const isShared = corner?.startsWith('top') === true;
  const width = isShared ? whole - EAR.width - EAR.gap : whole;
  const { ink, softInk, accent, line } = theme.colors;
  const named = (letterSpacing: number) =>
    typesetter.set(
      words.masthead,
      { width, height: 290 },
      {
        typeface: theme.faces.display,
        weight: weightFor(theme, 400),
        size: 276,
        minSize: 90,
        maxLines: 1,
        letterSpacing,
        uppercase: capitals(theme, true),
        language: words.language,
      },
    );
  const close = named(CLOSE);
  // The room that the largest size leaves in the measure is shared out between the letters.
  const open = (width - close.width - 2) / ((words.masthead.length - 1) * close.size);
  const name = open > 0 && open < WIDEST ? named(CLOSE + open) : close;
  const isRight = corner === 'top_left';
  const small = (text: string) =>
    typesetter.set(
      text,
      { width: whole / 2 - 40, height: 40 },
      {
        typeface: theme.faces.text,
        weight: weightFor(theme, 600),
        size: 21 * Math.min(1.2, theme.scale.text),
        minSize: 16,
        maxLines: 1,
        letterSpacing: 0.14,
        uppercase: capitals(theme, true),
        language: words.language,
      },
    );
  const capTop = HEAD + Math.max(0, name.ascent - name.capHeight);
  const height = capitalsHeight(name);
  const rule = Math.round(capTop + height + 34);
  const folio = rule + 44;
  const featured = small(words.featured);
  const layers: Layer[] = [
    ...textAt(
      'masthead',
      name,
      { x: isRight ? size.width - MARGIN : MARGIN, align: isRight ? 'right' : 'left', capTop },
      { color: ink },
    ),
    { kind: 'fill', box: { x: MARGIN, y: rule, width: whole, height: 7 }, paint: ink },
    ...textAt(
      'cover_story',
      small(words.coverStory),
      { x: MARGIN, baseline: folio },
      { color: accent, alternatives: [ink] },
    ),
    ...textAt(
      'featured',
      featured,
      // Spaced letters end at the rule's end by their ink.
      { x: size.width - MARGIN - featured.ink.x - featured.ink.width, baseline: folio },
      { color: softInk },
    ),
    { kind: 'fill', box: { x: MARGIN, y: folio + 18, width: whole, height: 1 }, paint: line },
  ];
  return { layers, bottom: folio + 19, height: capTop + height - HEAD };
}

interface Column {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Shares of their sizes that price and facts are set in, until the headline has room. */
const SHARES = [1, 0.86, 0.74, 0.64];

/** A headline at the top of the column, or the price without one; at its foot the facts as a table. */
function article(input: TemplateInput, column: Column): readonly Layer[] {
  const tried = SHARES.slice(0, -1).map((share) => () => articleIn(input, column, share));
  for (const attempt of tried) {
    const { layers, fits } = attempt();
    if (fits) return layers;
  }
  return articleIn(input, column, SHARES.at(-1) ?? 1).layers;
}

function articleIn(
  input: TemplateInput,
  { x, top, bottom }: Column,
  share: number,
): { readonly layers: readonly Layer[]; readonly fits: boolean } {
  const { theme, typesetter, values, words } = input;
  const { ink, softInk, price } = theme.colors;
  const place = { x };
  const { before, amount, after } = priceLines(values.price ?? '');
  const hasHeadline = values.label !== undefined;
  const note = (text: string) =>
    typesetter.set(
      text,
      { width: WORDS_WIDTH, height: 76 },
      {
        typeface: theme.faces.text,
        weight: weightFor(theme, 400),
        size: 28 * theme.scale.text * share,
        minSize: 20,
        maxLines: 2,
        lineHeight: 1.25,
        uppercase: capitals(theme),
        language: words.language,
      },
    );
  const figure = amountBlock(
    typesetter,
    amount,
    { width: WORDS_WIDTH, height: 230 * share },
    {
      typeface: theme.faces.display,
      weight: weightFor(theme, 600),
      size: (hasHeadline ? 106 : 140) * theme.scale.price * share,
      minSize: 32,
      maxLines: 4,
      lineHeight: 1.1,
      letterSpacing: -0.02,
      language: words.language,
    },
  );
  const rows = ruledTable(input, { x, width: WORDS_WIDTH, share });
  const offer: readonly ColumnItem[] = [
    ...textItem('price_before', note(before), 0, place, { color: softInk }),
    ...textItem('price', figure, 26, place, { color: price, alternatives: [ink] }),
    ...textItem('price_after', note(after), 30, place, { color: softInk }),
  ];
  const tableTop = bottom - columnHeight(rows);
  const gap = rows.length > 0 && offer.length > 0 ? 40 : 0;
  if (!hasHeadline) {
    const fits = top + columnHeight(offer) + gap <= tableTop;
    return { layers: [...drawColumn(offer, top), ...drawColumn(rows, tableTop)], fits };
  }
  const offerTop = tableTop - columnHeight(offer) - gap;
  const room = offerTop - top - (rows.length + offer.length > 0 ? 44 : 0);
  const headline = typesetter.set(
    values.label ?? '',
    { width: WORDS_WIDTH, height: Math.max(40, room) },
    {
      ...displayStyle({ theme, words }, 400, 124, 28, 7, 'text'),
      lineHeight: 1.06,
      letterSpacing: -0.02,
      uppercase: capitals(theme),
    },
  );
  return {
    layers: [
      ...textAt('label', headline, { x, top }, { color: ink }),
      ...drawColumn(offer, offerTop),
      ...drawColumn(rows, tableTop),
    ],
    fits: !headline.truncated && headline.height <= room,
  };
}

function logoAt({ size, theme }: TemplateInput, corner: Corner, height: number): LogoLayer {
  const isTop = corner.startsWith('top');
  const isRight = corner.endsWith('right');
  const width = isTop ? EAR.width : SIDE_WIDTH;
  return {
    kind: 'logo',
    box: {
      x: isRight ? size.width - MARGIN - width : MARGIN,
      y: isTop ? HEAD : size.height - MARGIN - height,
      width,
      height,
    },
    align: { x: isRight ? 'right' : 'left', y: isTop ? 'bottom' : 'center' },
    plate: { color: theme.colors.panel, radius: 0, padding: 18 },
  };
}
