import type { TextStyle } from '@groundwork/typesetting';
import type { Box, Color, Layer, LogoLayer, PathLayer } from '../design.js';
import type { Template, TemplateInput } from '../template.js';
import { columnHeight, drawColumn, textItem } from './parts/column.js';
import { icon } from './parts/icons.js';
import { capitals, textAt, weightFor } from './parts/lettering.js';
import { priceColumn } from './parts/price-column.js';
import { roomsOf } from './parts/rooms.js';

const FRAME = 44;
const MARGIN = 88;
const PHOTO: Box = { x: MARGIN, y: MARGIN, width: 1048, height: 904 };
const PANEL = { x: 1224, width: 608 };
const ARCH = { width: 186, height: 316, gap: 25 };

/** An arcade in gold on deep green: three arched windows under the price, the house beside them. */
export const luxuryRealEstate: Template = {
  id: 'luxury_real_estate',
  theme: {
    colors: {
      ground: '#0c2a21',
      panel: '#123529',
      ink: '#f4ecdb',
      softInk: '#cfc8b4',
      accent: '#d3ae6b',
      onAccent: '#0c2a21',
      price: '#d3ae6b',
      line: '#a98a52',
    },
    faces: { display: 'elegant', text: 'elegant' },
    scale: { price: 1, text: 1, logo: 1 },
    weight: 0,
    uppercase: null,
    scrim: 1,
    logo: { corner: null },
  },
  draw(input): readonly Layer[] {
    const { size, theme } = input;
    const { ground, accent, line } = theme.colors;
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: ground },
      bookFrame(size.width, size.height, line),
      { kind: 'photo', photo: 0, box: PHOTO },
      ...[0, 1, 2].flatMap((at) =>
        archWindow(
          at + 1,
          {
            x: PANEL.x + at * (ARCH.width + ARCH.gap),
            y: PHOTO.y + PHOTO.height - ARCH.height,
            width: ARCH.width,
            height: ARCH.height,
          },
          ground,
          accent,
        ),
      ),
      ...panel(input),
    ];
  },
};

/** A hairline around the sheet whose corners are cut in by quarter circles. */
function bookFrame(sheetWidth: number, sheetHeight: number, color: Color): PathLayer {
  const box = {
    x: FRAME,
    y: FRAME,
    width: sheetWidth - 2 * FRAME,
    height: sheetHeight - 2 * FRAME,
  };
  const { width, height } = box;
  const cut = 28;
  return {
    kind: 'path',
    d:
      `M${cut} 0H${width - cut}A${cut} ${cut} 0 0 0 ${width} ${cut}V${height - cut}` +
      `A${cut} ${cut} 0 0 0 ${width - cut} ${height}H${cut}A${cut} ${cut} 0 0 0 0 ${height - cut}` +
      `V${cut}A${cut} ${cut} 0 0 0 ${cut} 0Z`,
    viewBox: { width, height },
    box,
    stroke: { color, width: 2 },
  };
}

/** A photo under a round arch: what lies outside the arch is covered in the ground's colour. */
function archWindow(photo: number, box: Box, ground: Color, gold: Color): Layer[] {
  const { width, height } = box;
  const radius = width / 2;
  const viewBox = { width, height };
  return [
    { kind: 'photo', photo, box },
    {
      kind: 'path',
      d: `M-1 -1H${radius}V0A${radius} ${radius} 0 0 0 0 ${radius}H-1ZM${width + 1} -1H${radius}V0A${radius} ${radius} 0 0 1 ${width} ${radius}H${width + 1}Z`,
      viewBox,
      box,
      fill: ground,
    },
    {
      kind: 'path',
      d: `M0 ${height}V${radius}A${radius} ${radius} 0 0 1 ${width} ${radius}V${height}Z`,
      viewBox,
      box,
      stroke: { color: gold, width: 3 },
    },
  ];
}

function panel(input: TemplateInput): Layer[] {
  const { values, theme, typesetter, words, logo } = input;
  const { ink, softInk } = theme.colors;
  const { x, width } = PANEL;
  const textStyle = (px: number, minSize: number, maxLines: number): TextStyle => ({
    typeface: theme.faces.text,
    weight: weightFor(theme, 600),
    size: px * theme.scale.text,
    minSize,
    maxLines,
    language: words.language,
  });
  const logoHeight = Math.min(150, 92 * theme.scale.logo);
  const logoLayers: LogoLayer[] =
    logo === null
      ? []
      : [
          {
            kind: 'logo',
            box: {
              x,
              y: PHOTO.y,
              width: Math.min(width, 300 * theme.scale.logo),
              height: logoHeight,
            },
            align: { x: 'left', y: 'top' },
            plate: { color: ink, radius: 2, padding: 16 },
          },
        ];
  const top = logo === null ? PHOTO.y : PHOTO.y + logoHeight + 52;
  const bottom = PHOTO.y + PHOTO.height - ARCH.height - 56;
  const facts = factRows(input, bottom, textStyle(32, 22, 1));
  const label = typesetter.set(
    values.label ?? '',
    { width, height: 150 },
    {
      ...textStyle(30, 24, 3),
      lineHeight: 1.3,
      letterSpacing: 0.14,
      uppercase: capitals(theme, true),
    },
  );
  const labelItem = textItem('label', label, 0, { x }, { color: ink });
  const price = priceColumn(
    typesetter,
    values.price,
    { width, height: facts.top - 44 - top - columnHeight(labelItem) - 40 },
    { x },
    {
      amount: {
        typeface: theme.faces.display,
        weight: weightFor(theme, 600),
        size: 148 * theme.scale.price,
        minSize: 40,
        lineHeight: 1,
        letterSpacing: -0.02,
        maxLines: 2,
        language: words.language,
      },
      words: { ...textStyle(32, 22, 2) },
      gap: 24,
      amountColors: { color: theme.colors.price },
      wordsColors: { color: softInk },
    },
  );
  const items = [
    ...labelItem,
    ...price.map((item, at) => (at === 0 ? { ...item, space: 40 } : item)),
  ];
  return [...logoLayers, ...drawColumn(items, top), ...facts.layers];
}

function factRows(
  { values, theme, typesetter, words }: TemplateInput,
  bottom: number,
  style: TextStyle,
): { top: number; layers: Layer[] } {
  const { x, width } = PANEL;
  const { ink, accent } = theme.colors;
  const row = 60;
  const rooms = roomsOf(values, words);
  const cells = [
    ...(values.size === undefined
      ? []
      : [{ id: 'size', icon: 'area' as const, text: values.size }]),
    ...rooms.map((room) => ({ id: room.id, icon: room.icon, text: room.words.phrase })),
  ];
  const rows = Math.ceil(cells.length / 2);
  const top = bottom - rows * row;
  const layers = cells.flatMap(({ id, icon: name, text }, at): Layer[] => {
    const left = x + (at % 2) * (width / 2 + 12);
    const y = top + Math.floor(at / 2) * row;
    const block = typesetter.set(text, { width: width / 2 - 12 - 56, height: row - 8 }, style);
    const middle = y + row / 2;
    return [
      icon(name, { x: left, y: middle - 19 }, { size: 38, color: accent, line: 2 }),
      ...textAt(
        id,
        block,
        { x: left + 56, baseline: middle + block.capHeight / 2 },
        { color: ink },
      ),
    ];
  });
  return { top, layers };
}
