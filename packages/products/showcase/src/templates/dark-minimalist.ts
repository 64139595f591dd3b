import type { TextBlock, TextStyle } from '@groundwork/typesetting';
import type { Box, Color, Layer, LogoLayer } from '../design.js';
import type { Template, TemplateInput } from '../template.js';
import { columnHeight, drawColumn, textItem } from './parts/column.js';
import {
  capitals,
  capitalsHeight,
  displayStyle,
  textAt,
  textStyle,
  weightFor,
} from './parts/lettering.js';
import { closedUp, logoHeight } from './parts/measures.js';
import { ownLabel } from './parts/own-label.js';
import { priceColumn } from './parts/price/price-column.js';
import { roomsOf } from './parts/rooms.js';
import { setAlike } from './parts/set-alike.js';

const MARGIN = 96;
const GAP = 18;
/** Between pictures and words. */
const AIR = 64;
/** Of the three slits together. */
const SLITS = 672;
/** By how much each slit is narrower than the one before: by the golden ratio over two steps, so that the last still shows a room. */
const NARROWER = Math.sqrt((1 + Math.sqrt(5)) / 2);
const MOST_TEXT = 420;
/** Between columns of facts: hairline in its middle. */
const GUTTER = 64;
/** Room at a line's ends that its ink does not need but its breaking does, px. */
const BEARINGS = 8;
/** A size in many words goes into lines beyond this, px. */
const WIDEST_VALUE = 380;

/** Openings in a dark wall: one wide, three ever narrower, and below them the words as a single line of light. */
export const darkMinimalist: Template = {
  id: 'dark_minimalist',
  draw(input): readonly Layer[] {
    const { size, theme } = input;
    const logo = logoPlace(input);
    const top = logo?.isTop === true ? logo.box.y + logo.box.height + 40 : MARGIN;
    const left = logo !== null && !logo.isTop && logo.isLeft ? logo.box.width + GUTTER : 0;
    const right = logo !== null && !logo.isTop && !logo.isLeft ? logo.box.width + GUTTER : 0;
    const line = { x: MARGIN + left, width: size.width - 2 * MARGIN - left - right };
    const words = wordsIn(input, line);
    const bottom = size.height - MARGIN;
    const foot = Math.max(words.height, logo === null || logo.isTop ? 0 : logo.box.height);
    const openingsHeight = bottom - foot - (foot > 0 ? AIR : 0) - top;
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: theme.colors.ground },
      ...openings(size.width, top, openingsHeight, theme.colors.panel),
      ...words.layers,
      ...(logo === null ? [] : [logo.layer]),
    ];
  },
};

function openings(sheetWidth: number, y: number, height: number, edge: Color): Layer[] {
  const widest = SLITS / (1 + 1 / NARROWER + 1 / NARROWER ** 2);
  const slits = [widest, widest / NARROWER, widest / NARROWER ** 2];
  const main = sheetWidth - 2 * MARGIN - SLITS - 3 * GAP;
  let x = MARGIN;
  return [main, ...slits].map((width, photo) => {
    const box: Box = { x, y, width, height };
    x += width + GAP;
    return { kind: 'photo', photo, box, border: { width: 1, color: edge } };
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
  const tall = Math.min(160, logoHeight(logo, isTop ? 84 : 104) * theme.scale.logo);
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
  const { size, values, theme, typesetter } = input;
  const bottom = size.height - MARGIN;
  const facts = factsAt(input, line.x + line.width, line.width * 0.55, bottom);
  const width = facts.left - line.x - (facts.height > 0 ? 96 : 0);
  const wordsOf = (px: number, minSize: number, maxLines: number) =>
    textStyle(input, 400, px, minSize, maxLines);
  const label = typesetter.set(
    values.label ?? '',
    { width: Math.min(width, 900), height: 130 },
    {
      ...wordsOf(26, 18, 3),
      lineHeight: 1.35,
      letterSpacing: 0.16,
      uppercase: capitals(theme, true),
      balance: true,
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
        ...displayStyle(input, 400, 124, 28, 2, 'price'),
        lineHeight: 1.04,
        letterSpacing: closedUp(theme.faces.display, -0.045),
      },
      words: wordsOf(26, 20, 2),
      gap: 26,
      oneLineFrom: 0.55,
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
  /** Left edge of the first column. */
  readonly left: number;
}

/** Values over their names, hairlines between them: from the first slit's edge to the right one of the line. */
function factsAt(
  { size, values, theme, typesetter, words }: TemplateInput,
  right: number,
  most: number,
  bottom: number,
): Facts {
  const entries = [
    ...(values.size === undefined
      ? []
      : [{ id: 'size', value: values.size, name: ownLabel(words.size, values.size) }]),
    ...roomsOf(values, words).map(({ id, words: counted }) => {
      return { id, value: counted.value, name: counted.label };
    }),
  ];
  if (entries.length === 0) return { layers: [], left: right, height: 0 };
  const gutters = GUTTER * (entries.length - 1);
  const base = {
    typeface: theme.faces.text,
    weight: weightFor(theme, 400),
    language: words.language,
  };
  const numberStyle: TextStyle = {
    ...base,
    typeface: theme.faces.display,
    size: 48 * theme.scale.text,
    minSize: 22,
    maxLines: 3,
    lineHeight: 1.15,
    letterSpacing: closedUp(theme.faces.display, -0.02),
  };
  const nameStyle: TextStyle = {
    ...base,
    size: 24 * theme.scale.text,
    minSize: 16,
    maxLines: 2,
    lineHeight: 1.2,
    uppercase: capitals(theme),
  };
  const loose = entries.map(({ value }) =>
    typesetter.set(value, { width: WIDEST_VALUE, height: 150 }, numberStyle),
  );
  const natural = entries.map(({ name }, at) => {
    const noun = typesetter.set(name, { width: most, height: 64 }, nameStyle);
    return Math.max(loose[at]?.width ?? 0, noun.width) + BEARINGS;
  });
  const share = Math.min(1, (most - gutters) / natural.reduce((sum, width) => sum + width, 0));
  const rooms = natural.map((width) => width * share);
  const numbers =
    share === 1
      ? loose
      : entries.map(({ value }, at) =>
          typesetter.set(value, { width: rooms[at] ?? 0, height: 150 }, numberStyle),
        );
  const names = setAlike(
    typesetter,
    entries.map(({ name }, at) => ({ text: name, width: rooms[at] ?? 0, height: 64 })),
    nameStyle,
  );
  const widths = numbers.map(({ width }, at) => Math.max(width, names[at]?.width ?? 0));
  const taken = widths.reduce((sum, width) => sum + width, 0);
  const isRow = entries.length > 2;
  const left = isRow
    ? Math.min(right - taken - gutters, Math.max(right - most, slitsLeft(size.width)))
    : Math.max(right - most, Math.min(right - taken - gutters, slitsLeft(size.width)));
  const gutter = isRow ? (right - left - taken) / (entries.length - 1) : GUTTER;
  const hang = Math.max(...names.map(furtherLines));
  const rise = hang + Math.max(...names.map(({ ascent }) => ascent));
  const numberBase = bottom - rise - 28;
  const height = rise + 28 + Math.max(...numbers.map(capitalsHeight));
  let x = left;
  const layers = entries.flatMap(({ id }, at): Layer[] => {
    const [number, name] = [numbers[at], names[at]];
    if (number === undefined || name === undefined) return [];
    const start = x;
    x += (widths[at] ?? 0) + gutter;
    const hairline: Layer = {
      kind: 'fill',
      box: { x: start - gutter / 2 - 1, y: bottom - height, width: 2, height },
      paint: theme.colors.line,
    };
    return [
      ...(at === 0 ? [] : [hairline]),
      ...textAt(
        id,
        number,
        { x: start, baseline: numberBase - furtherLines(number) },
        { color: theme.colors.ink },
      ),
      ...textAt(
        `${id}_name`,
        name,
        { x: start, baseline: bottom - hang },
        { color: theme.colors.softInk },
      ),
    ];
  });
  return { layers, left, height };
}

/** From the first baseline to the last. */
function furtherLines({ lines }: TextBlock): number {
  return (lines.at(-1)?.baseline ?? 0) - (lines[0]?.baseline ?? 0);
}

function slitsLeft(sheetWidth: number): number {
  return sheetWidth - MARGIN - SLITS - 2 * GAP;
}
