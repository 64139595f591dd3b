import type { TextBlock } from '@groundwork/typesetting';
import type { TemplateInput } from '../../../template.js';
import { pricePanel } from '../clear-colors.js';
import { type ColumnItem, columnHeight, seenHeight, textItem } from '../column.js';
import { capitals, displayStyle, textAt, weightFor } from '../lettering.js';
import { amountBlock, priceLines } from './price-lines.js';

/** A name and a price that stand apart in one panel; their x counts from its inner edge. */
export interface Offer {
  readonly label: readonly ColumnItem[];
  readonly price: readonly ColumnItem[];
  /** Of both, with the space between them, px. */
  readonly height: number;
}

/** Inner measures of the panel in px; it grows with its contents. */
interface Room {
  readonly width: number;
  readonly least: number;
  readonly most: number;
}

/** First the price, then the words are set smaller when all would stand higher than `most`. */
export function offer(input: TemplateInput, room: Room): Offer {
  const { most } = room;
  const roomy = offerIn(input, room, { words: 1 });
  if (roomy.height <= most && !roomy.isCut) return roomy;
  const closer = WORD_SHARES.map((words) => () => {
    const whole = offerIn(input, room, { words });
    const figure = whole.figureHeight - Math.max(0, whole.height - most) / CAPITALS;
    return offerIn(input, room, { words, figure: Math.max(LEAST_FIGURE, figure) });
  });
  for (const attempt of closer) {
    const tried = attempt();
    if (tried.height <= most && !tried.isCut) return tried;
  }
  return offerIn(input, room, { words: 0.42, figure: LEAST_FIGURE });
}

/** Sizes to try for the words next to a price, as shares, until everything fits. */
const WORD_SHARES = [1, 0.8, 0.64, 0.5];
/** Height of figures as a share of their line's, at least. */
const CAPITALS = 0.68;
/** Height, px, that a price has in any case. */
const LEAST_FIGURE = 92;

/** Height of a line beyond its figures, px. */
const LINE = 24;

interface Crowding {
  readonly words: number;
  readonly figure?: number;
}

function offerIn(
  { theme, typesetter, values, words }: TemplateInput,
  { width, least, most }: Room,
  crowding: Crowding,
): Offer & { readonly figureHeight: number; readonly isCut: boolean } {
  const figureHeight = crowding.figure ?? most + LINE;
  const { before, amount, after } = priceLines(values.price ?? '');
  const small = (text: string, own: number, lines: number, room: number) =>
    typesetter.set(
      text,
      { width: room, height: 132 * crowding.words },
      {
        typeface: theme.faces.text,
        weight: weightFor(theme, 600),
        size: own * theme.scale.text * crowding.words,
        minSize: 20,
        maxLines: lines,
        lineHeight: 1.22,
        letterSpacing: -0.01,
        uppercase: capitals(theme),
        language: words.language,
      },
    );
  const nameAlone = (text: string, room: { width: number; height: number }) =>
    typesetter.set(text, room, {
      ...displayStyle({ theme, words }, 600, 104, 30, 4, 'text'),
      lineHeight: 1.08,
      letterSpacing: -0.035,
      uppercase: capitals(theme),
    });
  const lead = small(before, 34, 1, width / 3);
  const indent = lead.lines.length === 0 ? 0 : lead.width + 20;
  const isAlone = values.label === undefined && after === '';
  const figure = amountBlock(
    typesetter,
    amount,
    { width: width - indent, height: figureHeight },
    {
      ...displayStyle({ theme, words }, 600, isAlone ? 184 : 162, 36, 3, 'price'),
      lineHeight: 1.05,
      letterSpacing: -0.045,
    },
  );
  const { words: color, price: priceColor } = pricePanel(theme);
  const name =
    values.price === undefined
      ? nameAlone(values.label ?? '', { width, height: least + LINE })
      : small(values.label ?? '', 40, 3, width);
  const label = textItem('label', name, 0, { x: 0 }, { color });
  const price = [
    ...textItem('price', figure, 0, { x: indent }, { color: priceColor }).map((item) => ({
      ...item,
      draw: (top: number) => [
        ...item.draw(top),
        ...textAt('price_before', lead, { x: 0, baseline: top + firstBaseline(figure) }, { color }),
      ],
    })),
    ...textItem('price_after', small(after, 32, 2, width), 34, { x: 0 }, { color }),
  ];
  const between = label.length > 0 && price.length > 0 ? 48 : 0;
  return {
    label,
    price,
    height: columnHeight(label) + between + columnHeight(price),
    figureHeight: figure.height,
    isCut: figure.truncated || name.truncated,
  };
}

function firstBaseline(block: TextBlock): number {
  return block.ascent - seenHeight(block).top;
}
