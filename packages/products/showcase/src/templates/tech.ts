import { contrastWith, legibleOn } from '../compose/color.js';
import type { Box, Color, Layer, LogoLayer } from '../design.js';
import type { Template, TemplateInput, Theme } from '../template.js';
import { type ColumnItem, columnHeight, drawColumn, textItem } from './parts/column.js';
import { capitals, displayStyle, textAt, textStyle, weightFor } from './parts/lettering.js';
import { closedUp, logoHeight } from './parts/measures.js';
import { raisedPrice } from './parts/price/raised-price.js';
import { type Room, roomsOf } from './parts/rooms.js';
import { setAlike } from './parts/set-alike.js';

/** px of one square of the drawing's grid: 32 by 18 of them. Everything aligns with it. */
const MODULE = 60;
const on = (modules: number) => modules * MODULE;

const PHOTO: Box = { x: on(2), y: on(2), width: on(17), height: on(10) };
const DETAIL = { y: on(13), width: on(5), height: on(3) };
const COLUMN = { x: on(20), width: on(10) };

/** A measured drawing of the property: squared paper, marks at the pictures' corners, and its size as their dimension. */
export const tech: Template = {
  id: 'tech',
  draw(input): readonly Layer[] {
    const { theme, size } = input;
    const { ground, ink, line } = theme.colors;
    const logo = logoOf(input);
    const shift = logo?.corner === 'bottom_left' ? 6 : 0;
    const details = [2, 8, 14].map((at): Box => ({ ...DETAIL, x: on(at + shift) }));
    const foot = { top_left: on(16), top_right: on(16), bottom_left: on(12), bottom_right: on(13) }[
      logo?.corner ?? 'top_left'
    ];
    const head = logo?.corner === 'top_right' ? logo.layer.box.height + 48 : 0;
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: ground },
      ...grid(size.width, size.height, line),
      { kind: 'photo', photo: 0, box: PHOTO, border: { width: 1, color: line } },
      ...details.map((box, at): Layer => ({ kind: 'photo', photo: at + 1, box })),
      ...cornerMarks(PHOTO, ink, 'top'),
      ...cornerMarks({ ...DETAIL, x: on(2 + shift), width: on(17) }, ink, 'bottom'),
      ...details.slice(0, 2).flatMap(({ x }) => seams(x + DETAIL.width, ink)),
      ...dimension(input),
      ...sheetColumn(input, PHOTO.y + head, foot),
      ...(logo === null ? [] : [logo.layer]),
    ];
  },
};

/** The accent, or its nearest shade in which words can be read across the grid's lines. */
function markColor({ colors: { accent, ground, line } }: Theme): Color {
  const behind = [ground, line];
  return contrastWith(accent, behind) >= 4.6 ? accent : legibleOn(accent, behind, 4.7);
}

type Corner = NonNullable<Theme['logo']['corner']>;

function logoOf({ logo, theme }: TemplateInput): { corner: Corner; layer: LogoLayer } | null {
  if (logo === null) return null;
  const corner = theme.logo.corner ?? 'bottom_right';
  const width = Math.min(COLUMN.width, on(5) * theme.scale.logo);
  const height = Math.min(on(2.5), logoHeight(logo, on(2)) * theme.scale.logo);
  const foot = DETAIL.y + DETAIL.height - height;
  const boxes: Record<Corner, Box> = {
    top_left: { x: PHOTO.x + 30, y: PHOTO.y + 30, width, height },
    top_right: { x: COLUMN.x, y: PHOTO.y, width, height: Math.min(height, on(2)) },
    bottom_left: { x: PHOTO.x, y: foot, width: on(5), height },
    bottom_right: { x: COLUMN.x, y: foot, width, height },
  };
  return {
    corner,
    layer: {
      kind: 'logo',
      box: boxes[corner],
      align: { x: 'left', y: corner.startsWith('top') ? 'top' : 'bottom' },
      plate: { color: theme.colors.panel, radius: 0, padding: 16 },
    },
  };
}

function grid(width: number, height: number, color: Color): Layer[] {
  const down = Array.from({ length: width / MODULE - 1 }, (_, at): Box => {
    return { x: on(at + 1), y: 0, width: 1, height };
  });
  const across = Array.from({ length: height / MODULE - 1 }, (_, at): Box => {
    return { x: 0, y: on(at + 1), width, height: 1 };
  });
  return [...down, ...across].map((box) => ({ kind: 'fill', box, paint: color }));
}

/** Short lines beyond the corners, as where a sheet is to be cut. */
function cornerMarks(photo: Box, color: Color, edge: 'top' | 'bottom'): Layer[] {
  const [near, far] = [9, 27];
  const [left, right] = [photo.x, photo.x + photo.width];
  const y = edge === 'top' ? photo.y : photo.y + photo.height;
  const boxes = [
    ...[left - far, right + near].map((x) => ({ x, y: y - 1, width: far - near, height: 2 })),
    ...[left, right].map((x): Box => {
      return { x: x - 1, y: edge === 'top' ? y - far : y + near, width: 2, height: far - near };
    }),
  ];
  return boxes.map((box) => ({ kind: 'fill', box, paint: color }));
}

/** Marks under the space between two details. */
function seams(x: number, color: Color): Layer[] {
  const y = DETAIL.y + DETAIL.height + 9;
  return [x, x + MODULE].map((at) => ({
    kind: 'fill',
    box: { x: at - 1, y, width: 2, height: 18 },
    paint: color,
  }));
}

function dimension({ values, theme, typesetter, words }: TemplateInput): Layer[] {
  const y = PHOTO.y + PHOTO.height + MODULE / 2;
  const text = typesetter.set(
    values.size ?? '',
    { width: PHOTO.width - 240, height: 48 },
    textStyle({ theme, words }, 600, 37, 20, 1),
  );
  const accent = markColor(theme);
  const middle = PHOTO.x + PHOTO.width / 2;
  const gap = text.lines.length === 0 ? 0 : text.width / 2 + 24;
  const ends: readonly (readonly [number, number])[] =
    gap === 0
      ? [[PHOTO.x, PHOTO.x + PHOTO.width]]
      : [
          [PHOTO.x, middle - gap],
          [middle + gap, PHOTO.x + PHOTO.width],
        ];
  return [
    ...ends.map(([from, to]): Layer => {
      return {
        kind: 'fill',
        box: { x: from, y: y - 1, width: to - from, height: 2 },
        paint: accent,
      };
    }),
    ...[PHOTO.x, PHOTO.x + PHOTO.width].flatMap((x) => dimensionEnd(x, y, accent)),
    ...textAt(
      'size',
      text,
      { x: middle, align: 'center', baseline: y + text.capHeight / 2 },
      {
        color: accent,
      },
    ),
  ];
}

/** A line down from the photo's corner, and a slanted stroke where it meets the dimension. */
function dimensionEnd(x: number, y: number, color: Color): Layer[] {
  const from = PHOTO.y + PHOTO.height + 6;
  return [
    { kind: 'fill', box: { x: x - 1, y: from, width: 2, height: y + 16 - from }, paint: color },
    {
      kind: 'path',
      d: 'M0 20L20 0',
      viewBox: { width: 20, height: 20 },
      box: { x: x - 10, y: y - 10, width: 20, height: 20 },
      stroke: { color, width: 3 },
    },
  ];
}

/** The sheet's right column: its picture at the head, the price and the counted facts at the foot. */
function sheetColumn(input: TemplateInput, top: number, bottom: number): Layer[] {
  const { values, theme, typesetter, words } = input;
  const { x, width } = COLUMN;
  const rooms = roomsOf(values, words);
  const rowsTop = bottom - on(rooms.length);
  const label = typesetter.set(
    values.label ?? '',
    { width, height: on(2.3) },
    {
      ...textStyle(input, 400, 38, 20, 4),
      weight: weightFor(theme, 600),
      lineHeight: 1.3,
      letterSpacing: 0.02,
      uppercase: capitals(theme, true),
      balance: true,
    },
  );
  const labelItem = textItem('label', label, 0, { x }, { color: markColor(theme) });
  const labelRoom = labelItem.length === 0 ? 0 : columnHeight(labelItem) + 44;
  const priceBottom = rooms.length === 0 ? bottom : rowsTop - MODULE;
  const price = measuredPrice(input, priceBottom - top - labelRoom);
  return [
    ...drawColumn(labelItem, top),
    ...drawColumn(price, priceBottom - columnHeight(price)),
    ...table(input, rooms, rowsTop),
  ];
}

function measuredPrice(input: TemplateInput, height: number): readonly ColumnItem[] {
  const { values, theme, typesetter, words } = input;
  return raisedPrice(typesetter, values.price, { width: COLUMN.width, height }, COLUMN.x, {
    amount: {
      ...displayStyle({ theme, words }, 800, 150, 28, 4, 'price'),
      lineHeight: 1.06,
      letterSpacing: closedUp(theme.faces.display, -0.06),
    },
    words: { ...textStyle(input, 400, 28, 20, 3), lineHeight: 1.3 },
    gap: 26,
    amountColors: { color: theme.colors.price },
    wordsColors: { color: theme.colors.softInk },
  });
}

function table(input: TemplateInput, rooms: readonly Room[], top: number): Layer[] {
  const { theme, typesetter } = input;
  const { ink, softInk } = theme.colors;
  const { x, width } = COLUMN;
  const line = (at: number): Layer => {
    return { kind: 'fill', box: { x, y: top + on(at) - 1, width, height: 2 }, paint: ink };
  };
  const names = setAlike(
    typesetter,
    rooms.map(({ words: { label } }) => ({ text: label, width: width * 0.74, height: 46 })),
    { ...textStyle(input, 400, 28, 16, 1), uppercase: capitals(theme) },
  );
  const cells = rooms.flatMap(({ id, words: { value } }, at): Layer[] => {
    const name = names[at];
    if (name === undefined) return [];
    const number = typesetter.set(
      value,
      { width: width * 0.22, height: 46 },
      { ...textStyle(input, 400, 30, 16, 1), weight: weightFor(theme, 600) },
    );
    const baseline = top + on(at + 0.5) + name.capHeight / 2;
    return [
      line(at),
      ...textAt(`${id}_name`, name, { x, baseline }, { color: softInk }),
      ...textAt(id, number, { x: x + width, align: 'right', baseline }, { color: ink }),
    ];
  });
  return rooms.length === 0 ? [] : [...cells, line(rooms.length)];
}
