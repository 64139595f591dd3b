import type { TextStyle, Typeface } from '@groundwork/typesetting';
import type { Box, Color, Layer } from '../design.js';
import type { TemplateInput } from '../template.js';
import { accentPanel, clearOn } from '../templates/parts/clear-colors.js';
import { type ColumnItem, columnHeight, drawColumn, textItem } from '../templates/parts/column.js';
import { factColumns } from '../templates/parts/fact-columns.js';
import { capitals, evenedSize, weightFor } from '../templates/parts/lettering.js';
import { closedUp } from '../templates/parts/measures.js';
import { priceColumn } from '../templates/parts/price/price-column.js';
import { roomsOf } from '../templates/parts/rooms.js';

/** Share of the panel that a logo may use next to the facts, or below them in an upright panel. */
const LOGO = { width: 0.27, height: 0.17 };
const GAP = 32;
/** Height of the counts with their icons. */
const ROOMS = 118;
/** Sizes are tried from the first on until the words fit their part of the room. */
const FACTORS = [1.5, 1.32, 1.15, 1, 0.86, 0.74, 0.62, 0.5, 0.4];

/** Px below which words beside a price are read badly on a phone; only where the room is short are they smaller. */
const LEAST_WORDS = 30;
const CROWDED = 0.45;

interface Words {
  readonly items: readonly ColumnItem[];
  readonly height: number;
}

/** Share of their room that words may fill, so that air stays about them. */
const FILLED = 0.92;

/** Faces whose figures are narrow: they are set higher for the same width. */
const narrow: ReadonlySet<Typeface> = new Set(['condensed', 'elegant', 'display']);
const BAR = { width: 72, height: 6 };

/** A short bar in the accent: the one place that is sure to have the brand's colour. */
function accentBar(theme: TemplateInput['theme'], x: number): ColumnItem {
  const { paint } = accentPanel(theme, 'ink');
  return {
    space: 0,
    height: BAR.height,
    draw: (top) => [{ kind: 'fill', box: { x, y: top, ...BAR }, paint }],
  };
}

/** Name, price and size, as a column of this width and no higher than the room. */
function wordsOf(input: TemplateInput, { width, height }: Box, x: number): Words {
  const set = (factor: number) => setWords(input, { x, width, height }, factor);
  const tried = FACTORS.map((factor) => () => set(factor));
  for (const attempt of tried) {
    const words = attempt();
    if (words.height <= height * FILLED && !words.isCut) return words;
  }
  return set(FACTORS.at(-1) ?? 1);
}

function setWords(
  { values, words, theme, typesetter }: TemplateInput,
  { x, width, height }: { readonly x: number; readonly width: number; readonly height: number },
  factor: number,
): Words & { readonly isCut: boolean } {
  const { ground, ink, softInk, accent, price: wished } = theme.colors;
  const even = evenedSize(theme.faces.text) * theme.scale.text;
  const text = (size: number, lines: number, bold: boolean): TextStyle => ({
    typeface: theme.faces.text,
    weight: weightFor(theme, bold ? 600 : 400),
    size: Math.max(factor < CROWDED ? 0 : LEAST_WORDS, size * factor) * even,
    minSize: Math.min(20, size * factor),
    maxLines: lines,
    lineHeight: 1.25,
    uppercase: capitals(theme),
    language: words.language,
    balance: true,
  });
  const price: Color = clearOn(ground, [wished, accent, ink]);
  const label = typesetter.set(
    values.label ?? '',
    { width, height: height * 0.4 },
    { ...text(46, 3, true), letterSpacing: -0.005 },
  );
  const size = typesetter.set(
    values.size ?? '',
    { width, height: height * 0.3 },
    { ...text(38, 3, false), uppercase: false },
  );
  const amount = priceColumn(
    typesetter,
    values.price,
    { width, height: height * 0.7 },
    { x },
    {
      amount: {
        typeface: theme.faces.display,
        weight: weightFor(theme, 600),
        size: (narrow.has(theme.faces.display) ? 164 : 118) * theme.scale.price * factor,
        minSize: 30,
        maxLines: 3,
        lineHeight: 1.05,
        letterSpacing: closedUp(theme.faces.display, -0.03),
        language: words.language,
      },
      words: text(30, 2, false),
      gap: 20 * factor,
      isBeforeInline: true,
      oneLineFrom: 0.6,
      amountColors: { color: price, alternatives: [ink] },
      wordsColors: { color: softInk, alternatives: [ink] },
    },
  );
  const items = [
    accentBar(theme, x),
    ...textItem('label', label, 36 * factor, { x }, { color: ink }),
    ...amount.map((item, at) => (at === 0 ? { ...item, space: 38 * factor } : item)),
    ...textItem('size', size, 32 * factor, { x }, { color: softInk, alternatives: [ink] }),
  ];
  return {
    items,
    height: columnHeight(items),
    isCut: label.truncated || size.truncated,
  };
}

/**
 * Name, price and size from the top of the panel, the counts at its foot below a line, and the logo next to or below
 * them. Missing parts take no room.
 */
export function drawPanel(input: TemplateInput, panel: Box): readonly Layer[] {
  const { logo, theme, values } = input;
  const rooms = roomsOf(values, input.words);
  const isUpright = panel.height > panel.width * 0.9;
  const own = theme.scale.logo;
  const logoSize = isUpright
    ? { width: panel.width * 0.6, height: Math.min(0.24, LOGO.height * own) * panel.height }
    : {
        width: Math.min(0.4, LOGO.width * own) * panel.width,
        height: Math.max(ROOMS, panel.height * 0.3) * Math.min(1.3, own),
      };
  const shown = logo === null ? null : logoSize;
  // Without counts the words are next to the logo, without a line between.
  const hasLine = rooms.length > 0;
  const foot = !hasLine
    ? 0
    : Math.max(
        ROOMS,
        shown !== null && !isUpright ? Math.min(shown.height, panel.height * 0.4) : 0,
      );
  const under = isUpright && shown !== null ? shown.height + GAP : 0;
  const bottom = panel.y + panel.height - under;
  const beside = shown !== null && !isUpright ? shown.width + GAP : 0;
  const rest = foot === 0 ? 0 : foot + 2 * GAP;
  const width = panel.width - (hasLine ? 0 : beside);
  const words = wordsOf(input, { ...panel, width, height: bottom - panel.y - rest }, panel.x);
  const top = bottom - foot;
  const free = Math.max(0, top - (hasLine ? 2 * GAP : 0) - panel.y - words.height);
  // In a tall panel the words are in the middle of the free room rather than at its top.
  const start = panel.y + free / 2;
  return [
    ...drawColumn(words.items, start),
    ...(hasLine
      ? [
          {
            kind: 'fill' as const,
            box: { x: panel.x, y: top - GAP, width: panel.width, height: 2 },
            paint: theme.colors.line,
          },
        ]
      : []),
    ...factColumns(input, rooms, {
      x: panel.x,
      width: panel.width - beside,
      top,
      bottom,
    }),
    ...(shown === null
      ? []
      : [logoLayer(input, panel, shown, isUpright || foot === 0 ? shown.height : foot)]),
  ];
}

function logoLayer(
  { theme }: TemplateInput,
  panel: Box,
  { width }: { readonly width: number },
  height: number,
): Layer {
  const isUpright = panel.height > panel.width * 0.9;
  const x = isUpright ? panel.x : panel.x + panel.width - width;
  return {
    kind: 'logo',
    box: { x, y: panel.y + panel.height - height, width, height },
    align: { x: isUpright ? 'left' : 'right', y: isUpright ? 'bottom' : 'center' },
    plate: { color: theme.colors.panel, radius: 8, padding: 16 },
  };
}
