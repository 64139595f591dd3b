import type { TextBlock } from '@groundwork/typesetting';
import type { Color, Layer, TextLayer } from '../../design.js';
import type { TemplateInput } from '../../template.js';
import { seenHeight } from './column.js';
import { icon } from './icons.js';
import { capitals, evenedSize, textAt, weightFor } from './lettering.js';
import type { Room } from './rooms.js';

/** Where the columns stand, px. */
interface Place {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

interface Column {
  readonly figure: TextBlock;
  readonly label: TextBlock;
}

const FIGURE = 44;
const LABEL = 24;
const ICON = 44;
/** Between an icon and its figure, a figure and the name below it, and columns. */
const ICON_SPACE = 14;
const LABEL_SPACE = 16;
const GUTTER = 16;
const LEAST_LABEL = 15;
/** Width of a column, px, in which everything has its own size; in wider ones it is larger. */
const COLUMN = 150;

/** Icon and number with the noun below, side by side, all in one size, in the middle of their height. */
export function factColumns(
  input: TemplateInput,
  facts: readonly Room[],
  { x, width, top, bottom }: Place,
): readonly Layer[] {
  if (facts.length === 0) return [];
  const { theme } = input;
  const { ink, softInk } = theme.colors;
  const step = width / facts.length;
  const factor = Math.min(1.25, Math.max(1, step / COLUMN)) * Math.min(1.4, theme.scale.text);
  const side = Math.max(32, ICON * factor);
  const indent = side + ICON_SPACE;
  const even = columnsIn(
    input,
    facts,
    facts.map(() => step - GUTTER),
    { factor, indent },
  );
  const natural = columnsIn(
    input,
    facts,
    facts.map(() => width),
    { factor, indent },
  );
  const widths = natural.map(({ figure, label }) => Math.max(indent + figure.width, label.width));
  const rest = width - widths.reduce((sum, own) => sum + own, 0);
  const isCrowded = even.some(({ label, figure }, at) => {
    const free = natural[at];
    return (
      label.lines.length > 1 ||
      label.size < (free?.label.size ?? 0) ||
      figure.size < (free?.figure.size ?? 0)
    );
  });
  const isFree = isCrowded && rest >= (facts.length - 1) * GUTTER * 1.5;
  const columns = isFree ? natural : even;
  const between = rest / Math.max(1, facts.length - 1);
  const deep = Math.max(...columns.map(({ label }) => seenHeight(label).bottom));
  const middle = (top + bottom - LABEL_SPACE - deep) / 2;
  return facts.flatMap(({ id, icon: name }, at) => {
    const column = columns[at];
    if (column === undefined) return [];
    const before = widths.slice(0, at).reduce((sum, own) => sum + own + between, 0);
    const left = x + (isFree ? before : at * step);
    return [
      icon(name, { x: left, y: middle - side / 2 }, { size: side, color: ink, line: side / 16 }),
      ...centredText(id, column.figure, { x: left + indent, middle }, ink),
      ...textAt(
        `${id}_label`,
        column.label,
        { x: left, top: middle + side / 2 + LABEL_SPACE },
        { color: softInk },
      ),
    ];
  });
}

/** Figures of all columns in one size, and nouns in one. */
function columnsIn(
  { theme, typesetter, words }: TemplateInput,
  facts: readonly Room[],
  widths: readonly number[],
  { factor, indent }: { factor: number; indent: number },
): readonly Column[] {
  const set = (text: string, isFigure: boolean, size: number, width: number) =>
    typesetter.set(text, isFigure ? { width: width - indent, height: 90 } : { width, height: 78 }, {
      typeface: isFigure ? theme.faces.display : theme.faces.text,
      weight: weightFor(theme, isFigure ? 600 : 400),
      size,
      minSize: LEAST_LABEL,
      maxLines: isFigure ? 1 : 3,
      lineHeight: 1.15,
      letterSpacing: isFigure ? -0.02 : 0,
      uppercase: !isFigure && capitals(theme),
      language: words.language,
    });
  const alike = (texts: readonly string[], isFigure: boolean, own: number) => {
    const at = (size: number) =>
      texts.map((text, index) => set(text, isFigure, size, widths[index] ?? 0));
    const even = evenedSize(isFigure ? theme.faces.display : theme.faces.text);
    // Nouns that would take a second line stay as small as they are.
    const fits = at(own * factor * even).every(({ lines }) => lines.length === 1);
    const wish = own * factor * (fits ? even : 1);
    const wished = at(wish);
    const least = Math.min(...wished.map(({ size }) => size));
    return least < wish ? at(least) : wished;
  };
  const counts = facts.map((fact) => fact.words);
  const figures = alike(
    counts.map(({ value }) => value),
    true,
    FIGURE,
  );
  const labels = alike(
    counts.map(({ noun }) => noun),
    false,
    LABEL,
  );
  return figures.flatMap((figure, at) => {
    const label = labels[at];
    return label === undefined ? [] : [{ figure, label }];
  });
}

/** A block whose seen height has its middle at a height. */
export function centredText(
  id: string,
  block: TextBlock,
  { x, middle }: { readonly x: number; readonly middle: number },
  color: Color,
): readonly TextLayer[] {
  const { top, bottom } = seenHeight(block);
  return textAt(id, block, { x, top: middle - (top + bottom) / 2 }, { color });
}
