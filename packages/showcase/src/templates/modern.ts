import type { TextBlock } from '@groundwork/typesetting';
import type { Box, Layer } from '../design.js';
import type { Template, TemplateInput } from '../template.js';
import { columnHeight, drawColumn, seenHeight, textItem } from './parts/column.js';
import { icon } from './parts/icons.js';
import { capitals, textAt, weightFor } from './parts/lettering.js';
import { amountBlock, priceLines } from './parts/price-lines.js';

const MARGIN = 44;
const GAP = 16;
const RADIUS = 20;
const PADDING = 48;
/** Columns of the mosaic: the large photo, then a wide and a narrow one that change places a row below. */
const LARGE = 976;
const NARROW = 336;
const TILES = 300;

/** One module for everything: a large photo, four small ones turning about their middle, and the facts as tiles. */
export const modern: Template = {
  id: 'modern',
  theme: {
    colors: {
      ground: '#e8eaee',
      panel: '#ffffff',
      ink: '#0e1220',
      softInk: '#525a6b',
      accent: '#2a2ee6',
      onAccent: '#ffffff',
      price: '#ffffff',
      line: '#d5d9e0',
    },
    faces: { display: 'grotesk', text: 'grotesk' },
    scale: { price: 1, text: 1, logo: 1 },
    weight: 0,
    uppercase: null,
    scrim: 1,
    logo: { corner: null },
  },
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
      ...(modules.price === null ? [] : priceTile(input, modules.price)),
      ...(modules.facts === null ? [] : factsTile(input, modules.facts)),
      ...(logo === null || modules.logo === null ? [] : logoTile(input, modules.logo)),
    ];
  },
};

interface Modules {
  readonly photos: readonly Box[];
  readonly price: Box | null;
  readonly facts: Box | null;
  readonly logo: Box | null;
}

/** Where everything lies; the whole mosaic is mirrored so that the logo comes into its corner. */
function mosaic({ size, theme, logo, values }: TemplateInput): Modules {
  const corner = theme.logo.corner ?? 'bottom_right';
  const hasFacts = factsOf(values).length > 0 || values.size !== undefined;
  const hasPrice = values.price !== undefined || values.label !== undefined;
  const hasTiles = hasFacts || hasPrice || logo !== null;
  const right = size.width - 2 * MARGIN - LARGE - GAP;
  const wide = right - NARROW - GAP;
  const high = size.height - 2 * MARGIN - (hasTiles ? TILES + GAP : 0);
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
  const tile = (x: number, width: number) => mirrored({ x, y: high + GAP, width, height: TILES });
  const whole = LARGE + GAP + right;
  const logoWidth = logo === null ? 0 : NARROW;
  const rest = whole - (logo === null ? 0 : logoWidth + GAP);
  return {
    photos,
    price: hasPrice ? tile(0, hasFacts ? LARGE : rest) : null,
    facts: hasFacts ? (hasPrice ? tile(rightX, rest - rightX) : tile(0, rest)) : null,
    logo: logo === null ? null : tile(rest + GAP, hasFacts || hasPrice ? logoWidth : whole),
  };
}

/** Name above, price below, on the accent. */
function priceTile(input: TemplateInput, box: Box): readonly Layer[] {
  const { theme, typesetter, values, words } = input;
  const { accent, onAccent, price } = theme.colors;
  const width = box.width - 2 * PADDING;
  const { before, amount, after } = priceLines(values.price ?? '');
  const figure = amountBlock(
    typesetter,
    amount,
    { width, height: box.height - 2 * PADDING + 20 },
    {
      typeface: theme.faces.display,
      weight: weightFor(theme, 600),
      size: 148 * theme.scale.price,
      minSize: 44,
      maxLines: 2,
      lineHeight: 1.05,
      letterSpacing: -0.045,
      language: words.language,
    },
  );
  const small = (text: string, height: number, own: number, lines: number) =>
    typesetter.set(
      text,
      { width, height },
      {
        typeface: theme.faces.text,
        weight: weightFor(theme, 600),
        size: own * theme.scale.text,
        minSize: 22,
        maxLines: lines,
        lineHeight: 1.22,
        letterSpacing: -0.01,
        uppercase: capitals(theme),
        language: words.language,
      },
    );
  const place = { x: box.x + PADDING };
  const colors = { color: onAccent };
  const below = [
    ...textItem('price_before', small(before, 44, 30, 1), 0, place, colors),
    ...textItem('price', figure, 26, place, { color: price, alternatives: [onAccent] }),
    ...textItem('price_after', small(after, 44, 30, 1), 30, place, colors),
  ];
  const belowHeight = columnHeight(below);
  const room = box.height - 2 * PADDING - (below.length === 0 ? 0 : belowHeight + 36);
  const label = room < 24 ? null : small(values.label ?? '', room + 8, 40, 3);
  return [
    { kind: 'fill', box, paint: accent, radius: RADIUS },
    ...drawColumn(
      label === null ? [] : textItem('label', label, 0, place, colors),
      box.y + PADDING,
    ),
    ...drawColumn(below, box.y + box.height - PADDING - belowHeight),
  ];
}

function factsOf(values: TemplateInput['values']) {
  const icons = { bedrooms: 'bed', bathrooms: 'bath', parking: 'parking' } as const;
  return (['bedrooms', 'bathrooms', 'parking'] as const).flatMap((id) => {
    const count = values[id];
    return count === undefined ? [] : [{ id, icon: icons[id], count }];
  });
}

/** The size above, and the rooms below a line, each with its icon. */
function factsTile(input: TemplateInput, box: Box): readonly Layer[] {
  const { theme, values } = input;
  const { panel, line } = theme.colors;
  const facts = factsOf(values);
  const padding = 40;
  const inner = { x: box.x + padding, width: box.width - 2 * padding };
  const hasBoth = facts.length > 0 && values.size !== undefined;
  const split = box.y + Math.round(box.height * 0.45);
  const upper = { top: box.y, bottom: hasBoth ? split : box.y + box.height };
  const lower = { top: hasBoth ? split : box.y, bottom: box.y + box.height };
  return [
    { kind: 'fill', box, paint: panel, radius: RADIUS },
    ...(hasBoth
      ? [{ kind: 'fill' as const, box: { ...inner, y: split - 1, height: 2 }, paint: line }]
      : []),
    ...(values.size === undefined ? [] : sizeIn(input, inner, upper, !hasBoth)),
    ...facts.flatMap((fact, at) => {
      const width = inner.width / facts.length;
      return factIn(input, fact, { x: inner.x + at * width, width: width - 14 }, lower);
    }),
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
    { width: width - side - 22, height: bottom - top - 36 },
    {
      typeface: theme.faces.display,
      weight: weightFor(theme, 600),
      size: (isAlone ? 64 : 50) * theme.scale.text,
      minSize: 22,
      maxLines: 3,
      lineHeight: 1.15,
      letterSpacing: -0.02,
      language: words.language,
    },
  );
  const middle = (top + bottom) / 2;
  return [
    icon('area', { x, y: middle - side / 2 }, { size: side, color: ink, line: 3 }),
    ...centred('size', block, x + side + 22, middle, ink),
  ];
}

function factIn(
  { theme, typesetter, words }: TemplateInput,
  { id, icon: name, count }: ReturnType<typeof factsOf>[number],
  { x, width }: Span,
  { top, bottom }: Height,
): readonly Layer[] {
  const { ink, softInk } = theme.colors;
  const { value, noun } = words[id](count);
  const side = 44;
  const figure = typesetter.set(
    value,
    { width: width - side - 14, height: 60 },
    {
      typeface: theme.faces.display,
      weight: weightFor(theme, 600),
      size: 44 * theme.scale.text,
      minSize: 20,
      maxLines: 1,
      letterSpacing: -0.02,
      language: words.language,
    },
  );
  const label = typesetter.set(
    noun,
    { width, height: 56 },
    {
      typeface: theme.faces.text,
      weight: weightFor(theme, 400),
      size: 22 * theme.scale.text,
      minSize: 16,
      maxLines: 2,
      lineHeight: 1.15,
      uppercase: capitals(theme),
      language: words.language,
    },
  );
  const middle = (top + bottom) / 2 - 22;
  return [
    icon(name, { x, y: middle - side / 2 }, { size: side, color: ink, line: 2.75 }),
    ...centred(id, figure, x + side + 14, middle, ink),
    ...textAt(`${id}_label`, label, { x, top: middle + side / 2 + 16 }, { color: softInk }),
  ];
}

function centred(id: string, block: TextBlock, x: number, middle: number, color: string) {
  const { top, bottom } = seenHeight(block);
  return textAt(id, block, { x, top: middle - (top + bottom) / 2 }, { color });
}

function logoTile({ theme }: TemplateInput, box: Box): readonly Layer[] {
  const share = Math.min(0.92, 0.72 * theme.scale.logo);
  const width = box.width * share;
  const height = box.height * Math.min(0.8, 0.56 * theme.scale.logo);
  return [
    { kind: 'fill', box, paint: theme.colors.panel, radius: RADIUS },
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
