import { contrastWith } from '../compose/color.js';
import type { Box, Layer } from '../design.js';
import type { Template, TemplateInput, Theme } from '../template.js';
import { pricePanel } from './parts/clear-colors.js';
import { type ColumnItem, columnHeight, drawColumn } from './parts/column.js';
import { centredText, factColumns } from './parts/fact-columns.js';
import { icon } from './parts/icons.js';
import { displayStyle } from './parts/lettering.js';
import { type Offer, offer } from './parts/price/price-offer.js';
import { roomsOf } from './parts/rooms.js';

const MARGIN = 44;
const GAP = 16;
const RADIUS = 20;
const PADDING = 48;
/** Columns of the mosaic: the large photo, then a wide and a narrow one that change places a row below. */
const LARGE = 940;
const NARROW = 320;
const TILES = { least: 304, most: 400 };

/** One module for everything: a large photo, four small ones around it, and the facts as tiles. */
export const modern: Template = {
  id: 'modern',
  draw(input): readonly Layer[] {
    const { size, theme, logo } = input;
    const modules = mosaic(input);
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: theme.colors.ground },
      ...modules.photos.map((box, photo) => ({
        kind: 'photo' as const,
        photo,
        box,
        radius: RADIUS,
      })),
      ...(modules.price === null ? [] : priceTile(theme, modules.price.offer, modules.price.box)),
      ...(modules.facts === null ? [] : factsTile(input, modules.facts)),
      ...(logo === null || modules.logo === null ? [] : logoTile(input, modules.logo)),
    ];
  },
};

interface Modules {
  readonly photos: readonly Box[];
  readonly price: { readonly box: Box; readonly offer: Offer } | null;
  readonly facts: Box | null;
  readonly logo: Box | null;
}

/** Where everything lies; the whole mosaic is mirrored so that the logo comes into its corner. */
function mosaic(input: TemplateInput): Modules {
  const { size, theme, logo, values, words } = input;
  const corner = theme.logo.corner ?? 'bottom_right';
  const hasFacts = roomsOf(values, words).length > 0 || values.size !== undefined;
  const hasPrice = values.price !== undefined || values.label !== undefined;
  const hasTiles = hasFacts || hasPrice || logo !== null;
  const whole = size.width - 2 * MARGIN;
  const right = whole - LARGE - GAP;
  const wide = right - NARROW - GAP;
  const rest = whole - (logo === null ? 0 : NARROW + GAP);
  const priceWidth = hasFacts ? LARGE : rest;
  const least = hasFacts || hasPrice ? TILES.least : TILES.least * 0.6;
  const offered = hasPrice
    ? offer(input, {
        width: priceWidth - 2 * PADDING,
        least: TILES.least - 2 * PADDING,
        most: TILES.most - 2 * PADDING,
      })
    : null;
  const tiles = Math.round(
    Math.min(TILES.most, Math.max(least, (offered?.height ?? 0) + 2 * PADDING)),
  );
  const high = size.height - 2 * MARGIN - (hasTiles ? tiles + GAP : 0);
  const half = (high - GAP) / 2;
  const mirrored = (box: Box): Box => ({
    ...box,
    x: MARGIN + (corner.endsWith('left') ? size.width - 2 * MARGIN - box.x - box.width : box.x),
    y: MARGIN + (corner.startsWith('top') ? size.height - 2 * MARGIN - box.y - box.height : box.y),
  });
  const rightX = LARGE + GAP;
  const photos = [
    { x: 0, y: 0, width: LARGE, height: high },
    { x: rightX, y: 0, width: wide, height: half },
    { x: rightX + wide + GAP, y: 0, width: NARROW, height: half },
    { x: rightX, y: half + GAP, width: NARROW, height: half },
    { x: rightX + NARROW + GAP, y: half + GAP, width: wide, height: half },
  ].map(mirrored);
  const tile = (x: number, width: number) => mirrored({ x, y: high + GAP, width, height: tiles });
  return {
    photos,
    price: offered === null ? null : { box: tile(0, priceWidth), offer: offered },
    facts: hasFacts ? (hasPrice ? tile(rightX, rest - rightX) : tile(0, rest)) : null,
    logo:
      logo === null
        ? null
        : tile(hasFacts || hasPrice ? rest + GAP : 0, hasFacts || hasPrice ? NARROW : whole),
  };
}

/** Name above, price below, on the accent. */
function priceTile(theme: Theme, { label, price }: Offer, box: Box): readonly Layer[] {
  const x = box.x + PADDING;
  const middleOf = (items: readonly ColumnItem[]) => box.y + (box.height - columnHeight(items)) / 2;
  const labelTop = price.length === 0 ? middleOf(label) : box.y + PADDING;
  const priceTop =
    label.length === 0 ? middleOf(price) : box.y + box.height - PADDING - columnHeight(price);
  return [
    { kind: 'fill', box, paint: pricePanel(theme).paint, radius: RADIUS },
    ...[...drawColumn(label, labelTop), ...drawColumn(price, priceTop)].map((layer) =>
      layer.kind === 'text' ? { ...layer, x: layer.x + x } : layer,
    ),
  ];
}

/** The size above, and the rooms below a line, each with its icon. */
function factsTile(input: TemplateInput, box: Box): readonly Layer[] {
  const { theme, values, words } = input;
  const { line } = theme.colors;
  const facts = roomsOf(values, words);
  const padding = 40;
  const inner = { x: box.x + padding, width: box.width - 2 * padding };
  const hasBoth = facts.length > 0 && values.size !== undefined;
  const split = box.y + Math.round(box.height * 0.45);
  const upper = { top: box.y, bottom: hasBoth ? split : box.y + box.height };
  const lower = { top: hasBoth ? split : box.y, bottom: box.y + box.height };
  return [
    panelTile(theme, box),
    ...(hasBoth
      ? [{ kind: 'fill' as const, box: { ...inner, y: split - 1, height: 2 }, paint: line }]
      : []),
    ...(values.size === undefined ? [] : sizeIn(input, inner, upper, !hasBoth)),
    ...factColumns(input, facts, { ...inner, ...lower }),
  ];
}

interface Span {
  readonly x: number;
  readonly width: number;
}

interface Height {
  readonly top: number;
  readonly bottom: number;
}

function sizeIn(
  { theme, typesetter, values, words }: TemplateInput,
  { x, width }: Span,
  { top, bottom }: Height,
  isAlone: boolean,
): readonly Layer[] {
  const { ink } = theme.colors;
  const side = 52;
  const block = typesetter.set(
    values.size ?? '',
    { width: width - side - 22, height: bottom - top - 52 },
    {
      ...displayStyle({ theme, words }, 600, isAlone ? 64 : 50, 22, 3, 'text'),
      lineHeight: 1.15,
      letterSpacing: -0.02,
      balance: true,
    },
  );
  const middle = (top + bottom) / 2;
  return [
    icon('area', { x, y: middle - side / 2 }, { size: side, color: ink, line: 3 }),
    ...centredText('size', block, { x: x + side + 22, middle }, ink),
  ];
}

/** With a line around it where an edit made panel and ground alike. */
function panelTile({ colors }: Theme, box: Box): Layer {
  const isLost = contrastWith(colors.panel, [colors.ground]) < 1.1;
  return {
    kind: 'fill',
    box,
    paint: colors.panel,
    radius: RADIUS,
    ...(isLost ? { border: { width: 2, color: colors.line } } : {}),
  };
}

function logoTile({ theme }: TemplateInput, box: Box): readonly Layer[] {
  const share = Math.min(0.92, 0.72 * theme.scale.logo);
  const width = box.width * share;
  const height = box.height * Math.min(0.8, 0.56 * theme.scale.logo);
  return [
    panelTile(theme, box),
    {
      kind: 'logo',
      box: {
        x: box.x + (box.width - width) / 2,
        y: box.y + (box.height - height) / 2,
        width,
        height,
      },
      align: { x: 'center', y: 'center' },
      plate: { color: theme.colors.panel, radius: 12, padding: 24 },
    },
  ];
}
