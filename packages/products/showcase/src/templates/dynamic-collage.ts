import type { TextBlock } from '@groundwork/typesetting';
import type { Box, Layer, LogoLayer, PhotoLayer } from '../design.js';
import type { Template, TemplateInput, Theme } from '../template.js';
import { pricePanel } from './parts/clear-colors.js';
import { columnHeight, drawColumn, seenHeight, textItem } from './parts/column.js';
import { capitals, displayStyle, textStyle } from './parts/lettering.js';
import { logoHeight, STORY_SAFE } from './parts/measures.js';
import { amountBlock, priceLines } from './parts/price/price-lines.js';
import { turnedText } from './parts/turned.js';

const MARGIN = 80;
const FOOT = STORY_SAFE.bottom;
/** Prints lean one way or the other, by these degrees. */
const LEAN = -4;
const COUNTER = 5;
const PAPER = 18;

/** Middles and sizes of the prints on a table as wide as the image and `TABLE` high, from the bottom of the pile. */
const TABLE = 1200;
const prints = [
  { photo: 1, x: 800, y: 224, width: 600, height: 440, turn: COUNTER },
  { photo: 3, x: 812, y: 1000, width: 580, height: 430, turn: COUNTER - 2 },
  { photo: 0, x: 534, y: 560, width: 944, height: 664, turn: LEAN },
  { photo: 2, x: 240, y: 984, width: 540, height: 404, turn: COUNTER + 1 },
] as const;
const LOGO = { width: 320, height: 112 };

/** Prints of the house thrown on a coloured table, and its price on one of them. */
export const dynamicCollage: Template = {
  id: 'dynamic_collage',
  draw(input): readonly Layer[] {
    const { size, theme, logo } = input;
    const corner = logo === null ? null : (theme.logo.corner ?? 'bottom_right');
    const markHeight =
      logo === null ? 0 : logoHeight(logo, LOGO.height) * Math.min(1.6, theme.scale.logo);
    const isLogoAbove = corner === 'top_left' || corner === 'top_right';
    const isLogoBelow = corner !== null && !isLogoAbove;
    const captions = captionsOf(input, isLogoBelow ? corner : null, markHeight);
    const card = priceCard(input);
    const top = isLogoAbove ? STORY_SAFE.top + markHeight * 0.35 : -40;
    const bottom = captions.top === null ? size.height - FOOT : captions.top - 60;
    const cardRoom = card === null ? 0 : card.reach * 0.7;
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: theme.colors.ground },
      ...thrown(input, top, bottom - cardRoom, corner === 'top_right'),
      ...(card === null ? [] : card.draw(bottom)),
      ...captions.layers,
      ...(corner === null ? [] : [logoAt(input, corner, markHeight)]),
    ];
  },
};

/** The prints, spread between two heights; on a short table they are a little smaller, too. */
function thrown(
  { size, theme }: TemplateInput,
  top: number,
  bottom: number,
  isRightTaken: boolean,
): PhotoLayer[] {
  const stretch = (bottom - top) / TABLE;
  const scale = Math.min(1.1, Math.max(0.84, Math.min(1, stretch), stretch * 0.86));
  const [last, ...others] = prints;
  const placed = isRightTaken
    ? [{ ...last, x: size.width - last.x, turn: -last.turn }, ...others]
    : prints;
  return placed.map(({ photo, x, y, width, height, turn }) => ({
    kind: 'photo',
    photo,
    box: {
      x: x - (width * scale) / 2,
      y: top + y * stretch - (height * scale) / 2,
      width: width * scale,
      height: height * scale,
    },
    rotation: turn,
    border: { width: PAPER, color: theme.colors.panel },
    shadow: { blur: 44, dx: 4, dy: 20, opacity: 0.36 },
  }));
}

/** The price on a card, with small words before and after its amount. */
function priceCard(input: TemplateInput) {
  const { size, values, theme, typesetter, words } = input;
  const { before, amount, after } = priceLines(values.price ?? '');
  const width = Math.min(size.width - 2 * MARGIN - 60, 744 * Math.max(1, theme.scale.price));
  const big = amountBlock(
    typesetter,
    amount,
    { width, height: 320 },
    {
      ...displayStyle({ theme, words }, 800, 172, 40, 3, 'price'),
      lineHeight: 1.1,
      letterSpacing: -0.01,
      balance: true,
    },
  );
  if (big.lines.length === 0) return null;
  const small = (text: string) =>
    typesetter.set(
      text,
      { width: Math.max(420, big.width), height: 90 },
      { ...textStyle({ theme, words }, 600, 32, 24, 2), uppercase: capitals(theme) },
    );
  const parts = [
    { id: 'price_before', block: small(before), space: 0 },
    { id: 'price', block: big, space: 34 },
    { id: 'price_after', block: small(after), space: 36 },
  ].filter(({ block }) => block.lines.length > 0);
  const padding = 58;
  const inner = parts.reduce(
    (sum, { block, space }, at) => sum + (at === 0 ? 0 : space) + seen(block),
    0,
  );
  const height = inner + 2 * padding;
  const cardWidth = Math.max(...parts.map(({ block }) => block.width)) + 2 * (padding + 10);
  /** How much higher than the card the room for it is once it is turned. */
  const drop = (cardWidth / 2) * Math.sin((Math.abs(LEAN) * Math.PI) / 180);
  const card = pricePanel(theme);
  return {
    reach: height + 2 * drop,
    draw: (bottom: number): readonly Layer[] => {
      const box: Box = {
        x: size.width - MARGIN + 12 - cardWidth,
        y: bottom - drop - height,
        width: cardWidth,
        height,
      };
      let y = box.y + padding;
      return [
        {
          kind: 'fill',
          box,
          rotation: LEAN,
          paint: card.paint,
          shadow: { blur: 40, dx: 4, dy: 18, opacity: 0.36 },
        },
        ...parts.flatMap(({ id, block, space }, at) => {
          if (at > 0) y += space;
          const layers = turnedText(
            id,
            block,
            { x: box.x + padding + 10, y: y - seenHeight(block).top },
            { box, rotation: LEAN },
            { color: id === 'price' ? card.price : card.words },
          );
          y += seen(block);
          return layers;
        }),
      ];
    },
  };
}

function seen(block: TextBlock): number {
  const { top, bottom } = seenHeight(block);
  return bottom - top;
}

/** Name and size below the prints; the size next to a logo at the foot. `top` is null if there is nothing. */
function captionsOf(
  { size, values, theme, typesetter, words }: TemplateInput,
  corner: Corner | null,
  markHeight: number,
): { readonly top: number | null; readonly layers: readonly Layer[] } {
  const width = size.width - 2 * MARGIN;
  const logoRoom = corner === null ? 0 : logoWidth(theme) + 48;
  const label = typesetter.set(
    values.label ?? '',
    { width, height: 300 },
    {
      ...displayStyle({ theme, words }, 800, values.price === undefined ? 124 : 92, 36, 4, 'text'),
      lineHeight: 1.08,
      letterSpacing: -0.01,
      balance: true,
      uppercase: capitals(theme),
    },
  );
  const extent = typesetter.set(
    values.size ?? '',
    { width: width - logoRoom, height: 150 },
    {
      ...textStyle({ theme, words }, 600, values.label === undefined ? 68 : 50, 28, 3),
      lineHeight: 1.2,
      balance: true,
    },
  );
  const sizeAt = { x: corner === 'bottom_left' ? MARGIN + logoRoom : MARGIN };
  const sizeItems = textItem('size', extent, 0, sizeAt, { color: theme.colors.softInk });
  const bottom = size.height - FOOT;
  const sizeTop = bottom - columnHeight(sizeItems);
  const below = corner === null ? sizeTop : Math.min(sizeTop, bottom - markHeight);
  const labelItems = textItem('label', label, 0, { x: MARGIN }, { color: theme.colors.ink });
  const hasBelow = sizeItems.length > 0 || corner !== null;
  const labelTop = below - (hasBelow && labelItems.length > 0 ? 46 : 0) - columnHeight(labelItems);
  return {
    top: hasBelow || labelItems.length > 0 ? labelTop : null,
    layers: [...drawColumn(labelItems, labelTop), ...drawColumn(sizeItems, sizeTop)],
  };
}

type Corner = NonNullable<Theme['logo']['corner']>;

function logoWidth({ scale }: Theme): number {
  return LOGO.width * Math.min(1.6, scale.logo);
}

function logoAt({ size, theme }: TemplateInput, corner: Corner, height: number): LogoLayer {
  const isTop = corner.startsWith('top');
  const isRight = corner.endsWith('right');
  const width = logoWidth(theme);
  return {
    kind: 'logo',
    box: {
      x: isRight ? size.width - MARGIN - width : MARGIN,
      y: isTop ? STORY_SAFE.top : size.height - FOOT - height,
      width,
      height,
    },
    align: { x: isRight ? 'right' : 'left', y: isTop ? 'top' : 'bottom' },
    plate: { color: theme.colors.panel, radius: 0, padding: 22 },
  };
}
