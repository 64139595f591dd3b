import type { TextStyle } from '@groundwork/typesetting';
import type { Box, Layer, LogoLayer } from '../design.js';
import type { Template, TemplateInput } from '../template.js';
import { columnHeight, drawColumn, textItem } from './parts/column.js';
import { capitals, capitalsHeight, textAt, weightFor } from './parts/lettering.js';
import { priceColumn } from './parts/price-column.js';
import { roomsOf } from './parts/rooms.js';

const MARGIN = 96;
const GAP = 18;
/** Between pictures and words. */
const AIR = 64;
const PHI = (1 + Math.sqrt(5)) / 2;
/** Widest of the three slits; each next one is narrower by the golden ratio, and together they are twice this. */
const SLIT = 336;
const MOST_TEXT = 420;
/** Between columns of facts: hairline in its middle. */
const GUTTER = 64;

/** Openings in a dark wall: one wide, three ever narrower, and below them the words as a single line of light. */
export const darkMinimalist: Template = {
  id: 'dark_minimalist',
  theme: {
    colors: {
      ground: '#0b0c0e',
      panel: '#17191c',
      ink: '#f3f1ec',
      softInk: '#a3a29d',
      accent: '#f3f1ec',
      onAccent: '#0b0c0e',
      price: '#f3f1ec',
      line: '#4b4b4a',
    },
    faces: { display: 'grotesk', text: 'grotesk' },
    scale: { price: 1, text: 1, logo: 1 },
    weight: 0,
    uppercase: null,
    scrim: 1,
    logo: { corner: null },
  },
  draw(input): readonly Layer[] {
    const { size, theme } = input;
    const logo = logoPlace(input);
    const top = logo?.isTop === true ? logo.box.y + logo.box.height + 40 : MARGIN;
    const left = logo !== null && !logo.isTop && logo.isLeft ? logo.box.width + GUTTER : 0;
    const right = logo !== null && !logo.isTop && !logo.isLeft ? logo.box.width + GUTTER : 0;
    const line = { x: MARGIN + left, width: size.width - 2 * MARGIN - left - right };
    const words = wordsIn(input, line);
    const bottom = size.height - MARGIN;
    const openingsHeight = bottom - words.height - (words.height > 0 ? AIR : 0) - top;
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: theme.colors.ground },
      ...openings(size.width, top, openingsHeight),
      ...words.layers,
      ...(logo === null ? [] : [logo.layer]),
    ];
  },
};

function openings(sheetWidth: number, y: number, height: number): Layer[] {
  const slits = [SLIT, SLIT / PHI, SLIT / PHI ** 2];
  const main = sheetWidth - 2 * MARGIN - 2 * SLIT - 3 * GAP;
  let x = MARGIN;
  return [main, ...slits].map((width, photo) => {
    const box: Box = { x, y, width, height };
    x += width + GAP;
    return { kind: 'photo', photo, box };
  });
}

interface LogoPlace {
  readonly box: Box;
  readonly isTop: boolean;
  readonly isLeft: boolean;
  readonly layer: LogoLayer;
}

function logoPlace({ size, logo, theme }: TemplateInput): LogoPlace | null {
  if (logo === null) return null;
  const corner = theme.logo.corner ?? 'top_left';
  const isTop = corner.startsWith('top');
  const isLeft = corner.endsWith('left');
  const tall = Math.min(160, (isTop ? 72 : 104) * theme.scale.logo);
  const width = Math.min(420, tall * 3, (tall * logo.width) / logo.height + 24);
  const box: Box = {
    x: isLeft ? MARGIN : size.width - MARGIN - width,
    y: isTop ? 64 : size.height - MARGIN - tall,
    width,
    height: tall,
  };
  const layer: LogoLayer = {
    kind: 'logo',
    box,
    align: { x: isLeft ? 'left' : 'right', y: isTop ? 'center' : 'bottom' },
    plate: { color: theme.colors.ink, radius: 0, padding: 12 },
  };
  return { box, isTop, isLeft, layer };
}

interface Words {
  readonly layers: readonly Layer[];
  /** From the highest capitals to the last baseline, at the foot of the sheet. */
  readonly height: number;
}

function wordsIn(input: TemplateInput, line: { x: number; width: number }): Words {
  const { size, values, theme, typesetter, words: spoken } = input;
  const bottom = size.height - MARGIN;
  const facts = factsAt(input, line.x + line.width, bottom, line.width * 0.56);
  const width = line.width - (facts.width > 0 ? facts.width + 96 : 0);
  const textStyle = (px: number, minSize: number, maxLines: number): TextStyle => ({
    typeface: theme.faces.text,
    weight: weightFor(theme, 400),
    size: px * theme.scale.text,
    minSize,
    maxLines,
    language: spoken.language,
  });
  const label = typesetter.set(
    values.label ?? '',
    { width: Math.min(width, 900), height: 130 },
    {
      ...textStyle(26, 22, 3),
      lineHeight: 1.35,
      letterSpacing: 0.16,
      uppercase: capitals(theme, true),
    },
  );
  const labelItem = textItem('label', label, 0, { x: line.x }, { color: theme.colors.softInk });
  const price = priceColumn(
    typesetter,
    values.price,
    { width, height: MOST_TEXT - columnHeight(labelItem) - 40 },
    { x: line.x },
    {
      amount: {
        typeface: theme.faces.display,
        weight: weightFor(theme, 400),
        size: 124 * theme.scale.price,
        minSize: 40,
        lineHeight: 1.04,
        letterSpacing: -0.045,
        maxLines: 2,
        language: spoken.language,
      },
      words: textStyle(26, 20, 2),
      gap: 26,
      amountColors: { color: theme.colors.price },
      wordsColors: { color: theme.colors.softInk },
    },
  );
  const [first, ...others] = price;
  const items = [
    ...labelItem,
    ...(first === undefined ? [] : [{ ...first, space: 44 }]),
    ...others,
  ];
  const height = Math.max(columnHeight(items), facts.height);
  return {
    height,
    layers: [...drawColumn(items, bottom - columnHeight(items)), ...facts.layers],
  };
}

interface Facts extends Words {
  readonly width: number;
}

/** Values over their names, hairlines between them; they end at `right`. */
function factsAt(
  { values, theme, typesetter, words }: TemplateInput,
  right: number,
  bottom: number,
  most: number,
): Facts {
  const rooms = roomsOf(values, words);
  const entries = [
    ...(values.size === undefined ? [] : [{ id: 'size', value: values.size, name: words.size }]),
    ...rooms.map((room) => ({ id: room.id, value: room.words.value, name: room.words.label })),
  ];
  if (entries.length === 0) return { layers: [], width: 0, height: 0 };
  const gutters = GUTTER * (entries.length - 1);
  const roomWidth = (most - gutters) * (rooms.length === 0 ? 0 : 0.19);
  const sizeWidth = most - gutters - roomWidth * rooms.length;
  const base: Omit<TextStyle, 'size' | 'minSize' | 'maxLines'> = {
    typeface: theme.faces.text,
    weight: weightFor(theme, 400),
    language: words.language,
  };
  const columns = entries.map(({ id, value, name }) => {
    const width = id === 'size' ? sizeWidth : roomWidth;
    const number = typesetter.set(
      value,
      { width, height: 130 },
      {
        ...base,
        typeface: theme.faces.display,
        size: 44 * theme.scale.text,
        minSize: 22,
        maxLines: 3,
        lineHeight: 1.15,
        letterSpacing: -0.02,
      },
    );
    const noun = typesetter.set(
      name,
      { width, height: 64 },
      {
        ...base,
        size: 22 * theme.scale.text,
        minSize: 16,
        maxLines: 1,
        uppercase: capitals(theme),
      },
    );
    return { id, number, noun, width: Math.max(number.width, noun.width) };
  });
  const nounCap = Math.max(...columns.map(({ noun }) => noun.capHeight));
  const rise = Math.max(...columns.map(({ noun }) => noun.ascent));
  const numberBase = bottom - rise - 30;
  const height = rise + 30 + Math.max(...columns.map(({ number }) => capitalsHeight(number)));
  const width = columns.reduce((sum, column) => sum + column.width, gutters);
  let x = right - width;
  const layers = columns.flatMap(({ id, number, noun, width: own }, at): Layer[] => {
    const left = x;
    x += own + GUTTER;
    const last = number.lines.at(-1)?.baseline ?? 0;
    const first = number.lines[0]?.baseline ?? 0;
    return [
      ...(at === 0
        ? []
        : [
            {
              kind: 'fill',
              box: {
                x: left - GUTTER / 2 - 1,
                y: bottom - height,
                width: 2,
                height: height + nounCap * 0.3,
              },
              paint: theme.colors.line,
            } as const,
          ]),
      ...textAt(
        id,
        number,
        { x: left, baseline: numberBase - (last - first) },
        {
          color: theme.colors.ink,
        },
      ),
      ...textAt(`${id}_name`, noun, { x: left, baseline: bottom }, { color: theme.colors.softInk }),
    ];
  });
  return { layers, width, height };
}
