import type { TextBlock } from '@groundwork/typesetting';
import type { Layer } from '../../design.js';
import { type TextColors, textAt } from './lettering.js';

/** A thing in a column, with the space above it, which the first thing in a column does without. */
export interface ColumnItem {
  readonly space: number;
  readonly height: number;
  /** Ink above and below that height, px: accents, and what hangs below the last baseline. */
  readonly rise?: number;
  readonly hang?: number;
  draw(top: number): readonly Layer[];
}

/** Least space between the ink of two things. */
const CLEARANCE = 12;

/** Share of the size by which letters may hang below the last baseline before that counts as height. */
const HANGING = 0.2;
/** The same for accents above the capitals. */
const RISING = 0.12;

/** From where to where a block is seen, from its top: capitals to baseline, more where its script needs it. */
export function seenHeight({ ascent, capHeight, size, lines, ink }: TextBlock): {
  readonly top: number;
  readonly bottom: number;
} {
  const top = Math.min(ascent - capHeight, ink.y + RISING * size);
  const bottom = Math.max(lines.at(-1)?.baseline ?? 0, ink.y + ink.height - HANGING * size);
  return { top, bottom };
}

export interface ColumnPlace {
  readonly x: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** A text in a column; nothing when there is nothing to draw. */
export function textItem(
  id: string,
  block: TextBlock,
  space: number,
  place: ColumnPlace,
  colors: TextColors,
): readonly ColumnItem[] {
  if (block.lines.length === 0) return [];
  const seen = seenHeight(block);
  return [
    {
      space,
      height: seen.bottom - seen.top,
      rise: seen.top - block.ink.y,
      hang: block.ink.y + block.ink.height - seen.bottom,
      draw: (top) => textAt(id, block, { ...place, top: top - seen.top }, colors),
    },
  ];
}

function spaceAbove(items: readonly ColumnItem[], at: number): number {
  const [above, item] = [items[at - 1], items[at]];
  if (above === undefined || item === undefined) return 0;
  if (above.hang === undefined && item.rise === undefined) return item.space;
  return Math.max(item.space, (above.hang ?? 0) + (item.rise ?? 0) + CLEARANCE);
}

export function columnHeight(items: readonly ColumnItem[]): number {
  return items.reduce((sum, { height }, at) => sum + spaceAbove(items, at) + height, 0);
}

export function drawColumn(items: readonly ColumnItem[], top: number): readonly Layer[] {
  let y = top;
  return items.flatMap((item, at) => {
    y += spaceAbove(items, at);
    const layers = item.draw(y);
    y += item.height;
    return layers;
  });
}
