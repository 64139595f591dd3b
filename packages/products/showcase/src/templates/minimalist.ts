import type { TextStyle } from '@groundwork/typesetting';
import type { Box, Layer, LogoLayer } from '../design.js';
import type { Template, TemplateInput, Theme } from '../template.js';
import { columnHeight, drawColumn, textItem } from './parts/column.js';
import { capitals, displayStyle, textAt, textStyle, weightFor } from './parts/lettering.js';
import { closedUp } from './parts/measures.js';
import { priceColumn } from './parts/price/price-column.js';
import { roomsOf } from './parts/rooms.js';
import { setAlike } from './parts/set-alike.js';

const MARGIN = 108;
const PHOTO: Box = { x: 804, y: MARGIN, width: 1008, height: 672 };
const FOOT_Y = 820;
const FOOT = 152;
const GAP = 40;
const COLUMN = 616;
const LOGO_WIDTH = 216;
/** Most height of a line of the caption; four of them take the height of the small prints. */
const LINE = 38;

/** A print on a white wall with its caption: every text aligns with an edge of a picture, the rest is white space. */
export const minimalist: Template = {
  id: 'minimalist',
  draw(input): readonly Layer[] {
    const { size, theme } = input;
    const sheet: Layer = { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: theme.colors.ground };
    const { layer: logo, box } = logoOf(input);
    return [
      sheet,
      { kind: 'photo', photo: 0, box: PHOTO, border: edgeOf(theme) },
      ...prints(theme, box !== null && box.y === FOOT_Y && box.x > PHOTO.x ? box : null),
      ...words(input, box),
      ...logo,
    ];
  },
};

/** Keeps a bright photo from running out into the white. */
function edgeOf({ colors }: Theme) {
  return { width: 1, color: colors.line };
}

type Corner = NonNullable<Theme['logo']['corner']>;

function logoOf({ logo, theme }: TemplateInput): { layer: LogoLayer[]; box: Box | null } {
  if (logo === null) return { layer: [], box: null };
  const corner: Corner = theme.logo.corner ?? 'bottom_right';
  const width = Math.min(LOGO_WIDTH * theme.scale.logo, 420);
  const tall = corner === 'top_left' ? Math.min(FOOT * 0.7 * theme.scale.logo, 240) : FOOT;
  const boxes: Record<Corner, Box> = {
    top_left: { x: MARGIN, y: MARGIN, width, height: tall },
    top_right: { x: PHOTO.x + PHOTO.width - GAP - width, y: PHOTO.y + GAP, width, height: FOOT },
    bottom_left: { x: MARGIN, y: FOOT_Y, width: Math.min(width, 280), height: FOOT },
    bottom_right: { x: PHOTO.x + PHOTO.width - width, y: FOOT_Y, width, height: FOOT },
  };
  const box = boxes[corner];
  const [vertical, side] = corner.split('_');
  const layer: LogoLayer = {
    kind: 'logo',
    box,
    align: { x: side === 'left' ? 'left' : 'right', y: vertical === 'top' ? 'top' : 'bottom' },
    plate: { color: theme.colors.panel, radius: 0, padding: 18 },
  };
  return { layer: [layer], box };
}

/** The three small prints; a logo at their end takes its share of the row. */
function prints(theme: Theme, logo: Box | null): Layer[] {
  const end = logo === null ? PHOTO.x + PHOTO.width : logo.x - GAP;
  const width = (end - PHOTO.x - 2 * GAP) / 3;
  return [1, 2, 3].map((photo, at) => ({
    kind: 'photo',
    photo,
    border: edgeOf(theme),
    box: { x: PHOTO.x + at * (width + GAP), y: FOOT_Y, width, height: FOOT },
  }));
}

function words(input: TemplateInput, logo: Box | null): Layer[] {
  const { values, theme, typesetter } = input;
  const { ink, softInk, price: priceColor } = theme.colors;
  const isLeft = logo !== null && logo.x === MARGIN;
  const top = isLeft && logo.y === MARGIN ? logo.y + logo.height + 64 : MARGIN;
  const wordsOf = (size: number, minSize: number, maxLines: number) =>
    textStyle(input, 400, size, minSize, maxLines);
  const label = typesetter.set(
    values.label ?? '',
    { width: COLUMN * 0.92, height: 210 },
    {
      ...wordsOf(40, 22, 4),
      weight: weightFor(theme, 600),
      lineHeight: 1.3,
      letterSpacing: -0.01,
      uppercase: capitals(theme),
      balance: true,
    },
  );
  const labelItem = textItem('label', label, 0, { x: MARGIN }, { color: ink });
  const labelHeight = columnHeight(labelItem);
  const bottom = PHOTO.y + PHOTO.height;
  const price = priceColumn(
    typesetter,
    values.price,
    { width: COLUMN, height: Math.min(420, bottom - top - labelHeight - 64) },
    { x: MARGIN },
    {
      amount: {
        ...displayStyle(input, 400, 132, 28, 4, 'price'),
        lineHeight: 1.04,
        letterSpacing: closedUp(theme.faces.display, -0.045),
      },
      words: { ...wordsOf(30, 22, 2), balance: true },
      gap: 30,
      amountColors: { color: priceColor },
      wordsColors: { color: softInk },
    },
  );
  const priceTop = bottom - columnHeight(price);
  const shift = isLeft && logo.y === FOOT_Y ? logo.width + GAP : 0;
  return [
    ...drawColumn(labelItem, top),
    ...drawColumn(price, priceTop),
    ...caption(input, { x: MARGIN + shift, width: COLUMN - shift }, wordsOf(31, 20, 1)),
  ];
}

/** One fact a line, from the small prints' upper edge to their lower one. */
function caption(
  { values, words, theme, typesetter }: TemplateInput,
  { x, width }: { x: number; width: number },
  style: TextStyle,
): Layer[] {
  const facts = [
    ...(values.size === undefined ? [] : [{ id: 'size', text: values.size }]),
    ...roomsOf(values, words).map((room) => ({ id: room.id, text: room.words.phrase })),
  ];
  const blocks = setAlike(
    typesetter,
    facts.map(({ text }) => ({ text, width, height: LINE })),
    style,
  );
  const cap = Math.max(0, ...blocks.map(({ capHeight }) => capHeight));
  const pitch = (FOOT - cap) / 3;
  return blocks.flatMap((block, at) =>
    textAt(
      facts[at]?.id ?? '',
      block,
      { x, baseline: FOOT_Y + cap + at * pitch },
      { color: at === 0 ? theme.colors.ink : theme.colors.softInk },
    ),
  );
}
