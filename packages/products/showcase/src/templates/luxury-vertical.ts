import type { TextBlock } from '@groundwork/typesetting';
import type { Box, Layer, LogoLayer } from '../design.js';
import type { Template, TemplateInput } from '../template.js';
import { columnHeight, drawColumn, textItem } from './parts/column.js';
import { capitals, displayStyle, setCompact, textAt, weightFor } from './parts/lettering.js';
import { mattedFrames } from './parts/matted-frames.js';
import { STORY_SAFE } from './parts/measures.js';
import { ownLabel } from './parts/own-label.js';
import { largePrice } from './parts/price/large-price.js';
import { roomsOf } from './parts/rooms.js';

const MARGIN = 72;
/** Of the column with the logo, the frames and the names; wider for a logo that an edit has enlarged. */
const COLUMN = { least: 216, most: 300 };
const GUTTER = 42;
const TOP = 84;
const FOOT = STORY_SAFE.bottom;
const ROW = 92;
const HAIR = 2;

/** A page of an auction catalogue: one photo off the edge, three matted frames, and a table of hairlines. */
export const luxuryVertical: Template = {
  id: 'luxury_vertical',
  draw(input): readonly Layer[] {
    const { size, theme } = input;
    const entries = [...logoRow(input), ...factRows(input), ...priceRow(input), ...labelRow(input)];
    const placed: Layer[] = [];
    let bottom = size.height - FOOT;
    entries.forEach((entry, at) => {
      const top = bottom - entry.height;
      placed.push(...entry.layers(top));
      // The uppermost entry stands free below the photo.
      if (at < entries.length - 1) placed.push(hairline(input, top));
      bottom = top;
    });
    const photoBottom = Math.round(bottom);
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: theme.colors.ground },
      {
        kind: 'photo',
        photo: 0,
        box: { x: axisOf(input), y: 0, width: size.width - axisOf(input), height: photoBottom },
      },
      ...leftColumn(input, photoBottom),
      ...placed,
    ];
  },
};

/** A row of the table, or the heading above it. */
interface Entry {
  readonly height: number;
  layers(top: number): readonly Layer[];
}

function columnWidth({ logo, theme }: TemplateInput): number {
  const { least, most } = COLUMN;
  const isLogoInIt = logo !== null && (theme.logo.corner ?? 'top_left') === 'top_left';
  return isLogoInIt ? Math.round(Math.min(most, least * Math.max(1, theme.scale.logo))) : least;
}

/** Left edge of the main photo, of the label and of every value: the one axis of the sheet. */
function axisOf(input: TemplateInput): number {
  return MARGIN + columnWidth(input) + GUTTER;
}

function valueWidth(input: TemplateInput): number {
  return input.size.width - axisOf(input) - MARGIN;
}

function labelRow(input: TemplateInput): Entry[] {
  const { values, theme, typesetter, words } = input;
  if (values.label === undefined) return [];
  const block = setCompact(
    typesetter,
    values.label,
    { width: valueWidth(input), height: 290 },
    {
      ...displayStyle({ theme, words }, 400, 104, 42, 5, 'text'),
      lineHeight: 1.06,
      letterSpacing: -0.005,
      balance: true,
      uppercase: capitals(theme),
    },
  );
  const [item] = textItem('label', block, 0, { x: axisOf(input) }, { color: theme.colors.ink });
  if (item === undefined) return [];
  return [{ height: 76 + item.height + 60, layers: (top) => item.draw(top + 76) }];
}

function priceRow(input: TemplateInput): Entry[] {
  const { theme, words } = input;
  const column = largePrice(input, {
    x: axisOf(input),
    room: { width: valueWidth(input), height: 270 * Math.max(1, theme.scale.price) },
    weight: 600,
    size: 148,
    wordsSize: 52,
    letterSpacing: -0.01,
    color: theme.colors.price,
  });
  if (column.length === 0) return [];
  const name = rowName(ownLabel(words.price, input.values.price), input);
  return [
    {
      height: 64 + columnHeight(column) + 56,
      layers: (top) => {
        const texts = drawColumn(column, top + 64);
        const baseline = texts.flatMap((layer) =>
          layer.kind === 'text' && layer.id === 'price'
            ? [layer.y + (layer.block.lines[0]?.baseline ?? 0)]
            : [],
        );
        return [
          ...texts,
          ...baseline.flatMap((y) =>
            textAt('price_name', name, { x: MARGIN, baseline: y }, { color: theme.colors.softInk }),
          ),
        ];
      },
    },
  ];
}

/** The subject of a row, in the narrow column before the axis. */
function rowName(text: string, input: TemplateInput, size = rowNameSize(input)): TextBlock {
  const { theme, typesetter, words } = input;
  return typesetter.set(
    text,
    { width: columnWidth(input), height: 60 },
    {
      typeface: theme.faces.text,
      weight: weightFor(theme, 400),
      size,
      minSize: Math.min(size, 22),
      maxLines: 1,
      uppercase: capitals(theme),
      language: words.language,
    },
  );
}

/** The size in which the longest name fits, so that all are of one. */
function rowNameSize(input: TemplateInput): number {
  const { values, words, theme } = input;
  const rooms = roomsOf(values, words).map((room) => room.words.label);
  const names = [words.price, words.size, ...rooms];
  const wish = 42 * theme.scale.text;
  return Math.min(...names.map((name) => rowName(name, input, wish).size));
}

function factRows(input: TemplateInput): Entry[] {
  const { values, words, theme, typesetter } = input;
  const rows = [
    ...(values.size === undefined
      ? []
      : [{ id: 'size', name: ownLabel(words.size, values.size), value: values.size }]),
    ...roomsOf(values, words).map(({ id, words: { label, value } }) => ({
      id,
      name: label,
      value,
    })),
  ].map(({ id, name, value }): Entry => {
    const block = typesetter.set(
      value,
      { width: valueWidth(input), height: 120 },
      displayStyle({ theme, words }, 600, 52, 32, 2, 'text'),
    );
    const title = rowName(name, input);
    const first = block.lines[0]?.baseline ?? 0;
    const last = block.lines.at(-1)?.baseline ?? 0;
    const height = Math.max(ROW, block.height + 40);
    return {
      height,
      layers: (top) => {
        const baseline = top + (height + block.capHeight - (last - first)) / 2;
        return [
          ...textAt(`${id}_name`, title, { x: MARGIN, baseline }, { color: theme.colors.softInk }),
          ...textAt(id, block, { x: axisOf(input), baseline }, { color: theme.colors.ink }),
        ];
      },
    };
  });
  return rows.reverse();
}

function hairline({ size, theme }: TemplateInput, y: number): Layer {
  return {
    kind: 'fill',
    box: { x: MARGIN, y: Math.round(y) - 1, width: size.width - 2 * MARGIN, height: HAIR },
    paint: theme.colors.line,
  };
}

function logoOf(input: TemplateInput, box: Box, isRight: boolean): LogoLayer {
  return {
    kind: 'logo',
    box,
    align: { x: isRight ? 'right' : 'left', y: 'top' },
    plate: { color: input.theme.colors.panel, radius: 0, padding: 12 },
  };
}

function logoRow(input: TemplateInput): Entry[] {
  const { logo, theme, size } = input;
  const { corner } = theme.logo;
  if (logo === null || (corner !== 'bottom_left' && corner !== 'bottom_right')) return [];
  const width = 300 * Math.min(1.6, theme.scale.logo);
  const height = 104 * Math.min(1.6, theme.scale.logo);
  const isRight = corner === 'bottom_right';
  const x = isRight ? size.width - MARGIN - width : MARGIN;
  return [
    {
      height: height + 40,
      layers: (top) => [logoOf(input, { x, y: top + 40, width, height }, isRight)],
    },
  ];
}

/** The three frames and below them the logo, down to the lower edge of the photo; without a logo taller frames. */
function leftColumn(input: TemplateInput, photoBottom: number): readonly Layer[] {
  const { logo, theme, size, photos } = input;
  const column = columnWidth(input);
  const layers: Layer[] = [];
  let bottom = photoBottom;
  if (logo !== null && (theme.logo.corner === null || theme.logo.corner === 'top_left')) {
    const width = Math.min(column, COLUMN.least * theme.scale.logo);
    const height = Math.min(150 * theme.scale.logo, (width * logo.height) / logo.width);
    bottom -= height + 56;
    layers.push(logoOf(input, { x: MARGIN, y: photoBottom - height, width, height }, false));
  }
  if (logo !== null && theme.logo.corner === 'top_right') {
    const width = 280 * Math.min(1.8, theme.scale.logo);
    const height = 120 * Math.min(1.8, theme.scale.logo);
    const x = size.width - MARGIN - width;
    layers.push(logoOf(input, { x, y: STORY_SAFE.top, width, height }, true));
  }
  const frames = { x: MARGIN, y: TOP, width: column, height: bottom - TOP };
  return [...layers, ...mattedFrames(frames, photos.length - 1, theme)];
}
