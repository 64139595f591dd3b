import type { TemplateInput } from '../../template.js';
import type { ColumnItem } from './column.js';
import { capitalsHeight, textAt, weightFor } from './lettering.js';
import { ownLabel } from './own-label.js';
import { roomsOf } from './rooms.js';

interface Table {
  readonly x: number;
  readonly width: number;
  /** Of its own size, 0..1. */
  readonly share: number;
}

/** Facts with their names on the left and values on the right, ruled. */
export function ruledTable(input: TemplateInput, table: Table): readonly ColumnItem[] {
  const { values, words } = input;
  const facts = [
    ...(values.size === undefined
      ? []
      : [{ id: 'size', name: ownLabel(words.size, values.size), value: values.size }]),
    ...roomsOf(values, words).map((room) => ({
      id: room.id,
      name: room.words.label,
      value: room.words.value,
    })),
  ];
  const end: ColumnItem = {
    space: 0,
    height: 1,
    draw: (y) => [
      {
        kind: 'fill',
        box: { x: table.x, y, width: table.width, height: 1 },
        paint: input.theme.colors.line,
      },
    ],
  };
  const rows = facts.map((fact, at) => tableRow(input, { ...table, isFirst: at === 0 }, fact));
  return rows.length === 0 ? [] : [...rows, end];
}

function tableRow(
  { theme, typesetter, words }: TemplateInput,
  { x, width, share, isFirst }: Table & { readonly isFirst: boolean },
  { id, name, value }: { id: string; name: string; value: string },
): ColumnItem {
  const { ink, softInk, line } = theme.colors;
  const set = (text: string, room: number, own: number, weight: 400 | 600, lines: number) =>
    typesetter.set(
      text,
      { width: room, height: 84 },
      {
        typeface: theme.faces.text,
        weight: weightFor(theme, weight),
        size: own * Math.min(1.3, theme.scale.text) * share,
        minSize: 18,
        maxLines: lines,
        lineHeight: 1.25,
        align: weight === 600 ? 'right' : 'left',
        balance: true,
        language: words.language,
      },
    );
  const label = set(name, width * 0.6, 26, 400, 1);
  const figure = set(value, width - label.width - 28, 28, 600, 3);
  const padding = 15 * share;
  const lift = figure.ascent - figure.capHeight;
  const height = Math.round(capitalsHeight(figure) + 2 * padding + 6);
  return {
    space: 0,
    height,
    draw: (top) => [
      {
        kind: 'fill',
        box: { x, y: top, width, height: isFirst ? 3 : 1 },
        paint: isFirst ? ink : line,
      },
      ...textAt(
        `${id}_label`,
        label,
        { x, baseline: top + padding + 3 - lift + figure.ascent },
        { color: softInk },
      ),
      ...textAt(
        id,
        figure,
        { x: x + width, align: 'right', capTop: top + padding + 3 },
        { color: ink },
      ),
    ],
  };
}
