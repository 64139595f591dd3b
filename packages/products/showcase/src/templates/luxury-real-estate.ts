import type { TextStyle } from '@groundwork/typesetting';
import { contrastWith } from '../compose/color.js';
import type { Box, Color, Layer, LogoLayer, PathLayer } from '../design.js';
import type { Template, TemplateInput, Theme } from '../template.js';
import { columnHeight, drawColumn, textItem } from './parts/column.js';
import { icon } from './parts/icons.js';
import { capitals, displayStyle, textAt, textStyle } from './parts/lettering.js';
import { closedUp, logoHeight } from './parts/measures.js';
import { priceColumn } from './parts/price/price-column.js';
import { roomsOf } from './parts/rooms.js';
import { setAlike } from './parts/set-alike.js';

const FRAME = 44;
const MARGIN = 88;
const PHOTO: Box = { x: MARGIN, y: MARGIN, width: 1048, height: 904 };
const BOTTOM = PHOTO.y + PHOTO.height;
const PANEL = { x: 1224, width: 608 };
const ARCH = { width: 186, gap: 25, least: 176, most: 460 };
/** Least room for the words of a price and its figure, px. */
const PRICE_ROOM = 132;
/** Of a logo from the photo's edges. */
const INSET = 32;
const ICON = 38;
/** From an icon's left edge to its text. */
const ICON_ROOM = 58;
const ROW = 60;
/** Of three rows. */
const CLOSE_ROW = 54;

/** An arcade in gold on deep green: three arched windows under the price, the house next to them. */
export const luxuryRealEstate: Template = {
  id: 'luxury_real_estate',
  draw(input): readonly Layer[] {
    const { size, theme } = input;
    const { ground, line } = theme.colors;
    const gold = goldOf(theme);
    const panel = panelOf(input);
    const arches = [0, 1, 2].map((at): Box => {
      const x = PANEL.x + at * (ARCH.width + ARCH.gap);
      return { x, y: panel.archTop, width: ARCH.width, height: panel.archHeight };
    });
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: ground },
      bookFrame(size.width, size.height, line),
      { kind: 'photo', photo: 0, box: PHOTO, border: { width: 3, color: gold } },
      ...arches.flatMap((box, at) => archWindow(at + 1, box, ground, gold)),
      ...panel.layers,
    ];
  },
};

/** The accent; if an edit made it the ground's colour, the price's colour. */
function goldOf({ colors: { accent, ground, price } }: Theme): Color {
  return contrastWith(accent, [ground]) < 2.5 ? price : accent;
}

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

/** A photo under a round arch: outside the arch is the ground's colour. */
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

interface Panel {
  readonly layers: readonly Layer[];
  /** The height that the words leave for the windows, px. */
  readonly archHeight: number;
  readonly archTop: number;
}

function panelOf(input: TemplateInput): Panel {
  const { values, theme, typesetter } = input;
  const { ink, softInk } = theme.colors;
  const { x, width } = PANEL;
  const wordsOf = (px: number, minSize: number, maxLines: number) =>
    textStyle(input, 600, px, minSize, maxLines);
  const logo = logoPlace(input);
  const top = PHOTO.y + (logo?.head ?? 0);
  const bottom = BOTTOM - (logo?.foot ?? 0);
  const facts = factRows(input, wordsOf(34, 18, 1));
  const label = typesetter.set(
    values.label ?? '',
    { width, height: 112 },
    {
      ...wordsOf(30, 19, 4),
      lineHeight: 1.28,
      letterSpacing: 0.12,
      uppercase: capitals(theme, true),
      balance: true,
    },
  );
  const labelItem = textItem('label', label, 0, { x }, { color: ink });
  /** From the price's capitals to the foot of the facts. */
  const room = bottom - ARCH.least - 52 - top - columnHeight(labelItem) - 40;
  const price = priceColumn(
    typesetter,
    values.price,
    { width, height: Math.max(PRICE_ROOM, Math.min(330, room - facts.height - 44)) },
    { x },
    {
      amount: {
        ...displayStyle(input, 600, 148, 28, 2, 'price'),
        lineHeight: 1,
        letterSpacing: closedUp(theme.faces.display, -0.02),
      },
      words: wordsOf(29, 22, 2),
      gap: 25,
      isBeforeInline: true,
      oneLineFrom: 0.5,
      amountColors: { color: theme.colors.price },
      wordsColors: { color: softInk },
    },
  );
  const items = [
    ...labelItem,
    ...price.map((item, at) => (at === 0 ? { ...item, space: 40 } : item)),
  ];
  const left = bottom - top - columnHeight(items) - facts.height - 52 - 64;
  const archHeight = Math.min(ARCH.most, Math.max(ARCH.least, left));
  return {
    archTop: bottom - archHeight,
    archHeight,
    layers: [
      ...(logo === null ? [] : [logo.layer]),
      ...drawColumn(items, top),
      ...facts.layers(bottom - archHeight - 52 - facts.height),
    ],
  };
}

type Corner = NonNullable<Theme['logo']['corner']>;

interface LogoPlace {
  readonly layer: LogoLayer;
  /** Its height in the panel's head and foot, px. */
  readonly head: number;
  readonly foot: number;
}

function logoPlace({ logo, theme }: TemplateInput): LogoPlace | null {
  if (logo === null) return null;
  const height = Math.min(150, logoHeight(logo, 92) * theme.scale.logo);
  const width = Math.min(PANEL.width, 300 * theme.scale.logo);
  const corner = theme.logo.corner ?? 'top_right';
  const [left, foot] = [PHOTO.x + INSET, BOTTOM - INSET - height];
  const places: Record<Corner, { x: number; y: number }> = {
    top_left: { x: left, y: PHOTO.y + INSET },
    top_right: { x: PANEL.x, y: PHOTO.y },
    bottom_left: { x: left, y: foot },
    bottom_right: { x: PANEL.x, y: BOTTOM - height },
  };
  return {
    head: corner === 'top_right' ? height + 52 : 0,
    foot: corner === 'bottom_right' ? height + 48 : 0,
    layer: {
      kind: 'logo',
      box: { ...places[corner], width, height },
      align: { x: 'left', y: corner.startsWith('top') ? 'top' : 'bottom' },
      plate: { color: theme.colors.ink, radius: 2, padding: 16 },
    },
  };
}

interface FactRows {
  readonly height: number;
  layers(top: number): readonly Layer[];
}

/** Two facts a row with their icons; a size in many words gets its own row. */
function factRows({ values, theme, typesetter, words }: TemplateInput, style: TextStyle): FactRows {
  const { x, width } = PANEL;
  const { ink } = theme.colors;
  const naturalWidth = (text: string) =>
    typesetter.set(text, { width: 4000, height: ROW }, style).width + 1;
  const half = width / 2 + 12;
  const rooms = roomsOf(values, words).map(({ id, icon: name, words: counted }) => {
    return { id, icon: name, text: counted.phrase };
  });
  const area =
    values.size === undefined ? [] : [{ id: 'size', icon: 'area', text: values.size } as const];
  const isAlone = area.some(({ text }) => naturalWidth(text) > half - ICON_ROOM - 36);
  const paired = isAlone ? rooms : [...area, ...rooms];
  const widest = (side: number) =>
    Math.max(0, ...paired.filter((_, at) => at % 2 === side).map(({ text }) => naturalWidth(text)));
  const rightmost = width - ICON_ROOM - widest(1);
  const second = Math.max(Math.min(half, rightmost), Math.min(half, widest(0) + ICON_ROOM + 36));
  const places = [
    ...(isAlone ? area.map((fact) => ({ fact, left: 0, row: 0, room: width - ICON_ROOM })) : []),
    ...paired.map((fact, at) => ({
      fact,
      left: at % 2 === 0 ? 0 : second,
      row: Math.floor(at / 2) + (isAlone ? 1 : 0),
      room: (at % 2 === 0 ? second - 36 : width - second) - ICON_ROOM,
    })),
  ];
  const rows = Math.max(0, ...places.map(({ row }) => row + 1));
  const pitch = rows > 2 ? CLOSE_ROW : ROW;
  const blocks = setAlike(
    typesetter,
    places.map(({ fact, room }) => ({ text: fact.text, width: room, height: pitch - 8 })),
    style,
  );
  return {
    height: rows * pitch,
    layers: (top) =>
      places.flatMap(({ fact, left, row }, at): Layer[] => {
        const block = blocks[at];
        if (block === undefined) return [];
        const middle = top + (row + 0.5) * pitch;
        return [
          icon(
            fact.icon,
            { x: x + left - 5, y: middle - ICON / 2 },
            { size: ICON, color: goldOf(theme), line: 2 },
          ),
          ...textAt(
            fact.id,
            block,
            { x: x + left + ICON_ROOM, baseline: middle + block.capHeight / 2 },
            { color: ink },
          ),
        ];
      }),
  };
}
