import type { TextStyle } from '@groundwork/typesetting';
import type { Box, Color, Layer, LogoLayer, PathLayer } from '../design.js';
import type { Template, TemplateInput } from '../template.js';
import { columnHeight, drawColumn, textItem } from './parts/column.js';
import { capitals, textAt, weightFor } from './parts/lettering.js';
import { priceColumn } from './parts/price-column.js';
import { roomsOf } from './parts/rooms.js';

/** px of one square of the drawing's grid: 32 by 18 of them. Everything stands on its lines. */
const MODULE = 60;
const on = (modules: number) => modules * MODULE;

const PHOTO: Box = { x: on(2), y: on(2), width: on(17), height: on(10) };
const DETAIL = { y: on(13), width: on(5), height: on(3) };
const COLUMN = { x: on(20), width: on(10) };
const LOGO: Box = { x: COLUMN.x, y: on(13), width: on(5), height: on(3) };

/** A measured drawing of the property: squared paper, marks at the pictures' corners, and its size as their dimension. */
export const tech: Template = {
  id: 'tech',
  theme: {
    colors: {
      ground: '#edefec',
      panel: '#f7f8f6',
      ink: '#15191d',
      softInk: '#535a60',
      accent: '#b92b0a',
      onAccent: '#ffffff',
      price: '#15191d',
      line: '#dde1de',
    },
    faces: { display: 'mono', text: 'mono' },
    scale: { price: 1, text: 1, logo: 1 },
    weight: 0,
    uppercase: null,
    scrim: 1,
    logo: { corner: null },
  },
  draw(input): readonly Layer[] {
    const { theme, size } = input;
    const details = [0, 6, 12].map((offset): Box => ({ ...DETAIL, x: on(2 + offset) }));
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: theme.colors.ground },
      ...grid(size.width, size.height, theme.colors.line),
      { kind: 'photo', photo: 0, box: PHOTO },
      ...details.map((box, at): Layer => ({ kind: 'photo', photo: at + 1, box })),
      ...[PHOTO, ...details].flatMap((box) => cornerMarks(box, theme.colors.ink)),
      ...dimension(input),
      ...sheetColumn(input),
      ...logoAt(input),
    ];
  },
};

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
function cornerMarks(photo: Box, color: Color): Layer[] {
  const [near, far] = [9, 27];
  const [left, top] = [photo.x, photo.y];
  const [right, bottom] = [left + photo.width, top + photo.height];
  const lying = [left - far, right + near].flatMap((x) =>
    [top, bottom].map((y): Box => ({ x, y: y - 1, width: far - near, height: 2 })),
  );
  const standing = [left, right].flatMap((x) =>
    [top - far, bottom + near].map((y): Box => ({ x: x - 1, y, width: 2, height: far - near })),
  );
  return [...lying, ...standing].map((box) => ({ kind: 'fill', box, paint: color }));
}

function dimension({ values, theme, typesetter, words }: TemplateInput): Layer[] {
  const y = PHOTO.y + PHOTO.height + MODULE / 2;
  const text = typesetter.set(
    values.size ?? '',
    { width: PHOTO.width - 240, height: 48 },
    {
      typeface: theme.faces.text,
      weight: weightFor(theme, 600),
      size: 34 * theme.scale.text,
      minSize: 20,
      maxLines: 1,
      language: words.language,
    },
  );
  const { accent } = theme.colors;
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
    tick(PHOTO.x, y, accent),
    tick(PHOTO.x + PHOTO.width, y, accent),
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

/** The slanted end of a dimension line. */
function tick(x: number, y: number, color: Color): PathLayer {
  return {
    kind: 'path',
    d: 'M0 20L20 0M10 -4L10 24',
    viewBox: { width: 20, height: 20 },
    box: { x: x - 10, y: y - 10, width: 20, height: 20 },
    stroke: { color, width: 2.5 },
  };
}

function sheetColumn(input: TemplateInput): Layer[] {
  const { values, theme, typesetter, words, logo } = input;
  const { ink, softInk, accent } = theme.colors;
  const { x, width } = COLUMN;
  const top = PHOTO.y;
  const bottom = logo === null ? DETAIL.y + DETAIL.height : PHOTO.y + PHOTO.height;
  const textStyle = (px: number, minSize: number, maxLines: number): TextStyle => ({
    typeface: theme.faces.text,
    weight: weightFor(theme, 400),
    size: px * theme.scale.text,
    minSize,
    maxLines,
    language: words.language,
  });
  const rooms = roomsOf(values, words);
  const rowsTop = bottom - on(rooms.length);
  const label = typesetter.set(
    values.label ?? '',
    { width, height: on(2.6) },
    {
      ...textStyle(32, 22, 4),
      weight: weightFor(theme, 600),
      lineHeight: 1.3,
      letterSpacing: 0.02,
      uppercase: capitals(theme, true),
    },
  );
  const labelItem = textItem('label', label, 0, { x }, { color: accent });
  const labelHeight = columnHeight(labelItem);
  const price = priceColumn(
    typesetter,
    values.price,
    { width, height: rowsTop - MODULE - top - labelHeight - MODULE },
    { x },
    {
      amount: {
        typeface: theme.faces.display,
        weight: weightFor(theme, 800),
        size: 132 * theme.scale.price,
        minSize: 36,
        lineHeight: 1.06,
        letterSpacing: -0.06,
        maxLines: 3,
        language: words.language,
      },
      words: textStyle(28, 20, 3),
      gap: 28,
      amountColors: { color: theme.colors.price },
      wordsColors: { color: softInk },
    },
  );
  return [
    ...drawColumn(
      [...labelItem, ...price.map((item, at) => (at === 0 ? { ...item, space: 56 } : item))],
      top,
    ),
    ...rooms.flatMap(({ id, words: counted }, at): Layer[] => {
      const y = rowsTop + on(at);
      const value = typesetter.set(
        counted.value,
        { width: width * 0.3, height: 50 },
        { ...textStyle(30, 20, 1), weight: weightFor(theme, 600) },
      );
      const name = typesetter.set(
        counted.label,
        { width: width - value.width - 40, height: 50 },
        { ...textStyle(26, 18, 1), uppercase: capitals(theme) },
      );
      const baseline = y + MODULE / 2 + name.capHeight / 2;
      return [
        { kind: 'fill', box: { x, y: y - 1, width, height: 2 }, paint: ink },
        ...textAt(`${id}_name`, name, { x, baseline }, { color: softInk }),
        ...textAt(id, value, { x: x + width, align: 'right', baseline }, { color: ink }),
      ];
    }),
    ...(rooms.length === 0
      ? []
      : [{ kind: 'fill', box: { x, y: bottom - 1, width, height: 2 }, paint: ink } as const]),
  ];
}

function logoAt({ logo, theme }: TemplateInput): LogoLayer[] {
  if (logo === null) return [];
  return [
    {
      kind: 'logo',
      box: LOGO,
      align: { x: 'left', y: 'bottom' },
      plate: { color: theme.colors.panel, radius: 0, padding: 16 },
    },
  ];
}
