import type { TextBlock } from '@groundwork/typesetting';
import { contrastWith, legibleOn } from '../../../compose/color.js';
import type { Layer } from '../../../design.js';
import type { TemplateInput } from '../../../template.js';
import { capitals, displayStyle, textAt, textStyle, weightFor } from '../lettering.js';
import { type PriceFigure, priceFigure } from './price-figure.js';

/** Words before and after the figure. */
const WORDS = 52;
/** Size at which figures are measured before they are fitted to the margins, px. */
const TRIAL = 200;
const TALLEST = 520;
/** Height of a raised currency sign to that of the figures. */
const RAISED = 0.46;
/** The same of a rate ("/mes") at their feet. */
const RATE = 0.22;

/** Something in a pile that is built from the foot upwards; it hangs from its lower edge. */
export interface Piece {
  readonly height: number;
  readonly gapBelow: number;
  layers(bottom: number): readonly Layer[];
}

/** The parts of the price, the lowest first. */
export function posterPrice(input: TemplateInput, margin: number): readonly Piece[] {
  const { values } = input;
  if (values.price === undefined) return [];
  const figure = priceFigure(values.price);
  if (figure === null) return [wholePrice(values.price, margin, input)];
  return [
    ...sideWords('price_after', figure.after, { margin, gapBelow: 40 }, input),
    figurePiece(figure, margin, input),
    ...sideWords('price_before', figure.before, { margin, gapBelow: 34 }, input),
  ];
}

/** Words of the price before and after its figure. */
function sideWords(
  id: string,
  text: string,
  { margin, gapBelow }: { margin: number; gapBelow: number },
  { size, theme, typesetter, words }: TemplateInput,
): Piece[] {
  const block = typesetter.set(
    text,
    { width: size.width - 2 * margin, height: 130 },
    {
      ...textStyle({ theme, words }, 600, WORDS, 30, 2),
      balance: true,
      uppercase: capitals(theme),
    },
  );
  if (block.lines.length === 0) return [];
  return [
    {
      height: block.height,
      gapBelow,
      layers: (bottom) =>
        textAt(id, block, { x: margin, top: bottom - block.height }, { color: priceColor(theme) }),
    },
  ];
}

/** A price that is no plain figure: as large as it goes in three lines. */
function wholePrice(
  text: string,
  margin: number,
  { size, theme, typesetter, words }: TemplateInput,
): Piece {
  const block = typesetter.set(
    text,
    { width: size.width - 2 * margin, height: 480 * Math.min(1.3, theme.scale.price) },
    {
      ...displayStyle({ theme, words }, 800, 300, 54, 4, 'price'),
      lineHeight: 0.98,
      uppercase: capitals(theme),
    },
  );
  return {
    height: block.height,
    gapBelow: 34,
    layers: (bottom) =>
      textAt(
        'price',
        block,
        { x: margin, top: bottom - block.height },
        { color: priceColor(theme) },
      ),
  };
}

/** The figure, fitted so that with its raised currency it just fills the measure. */
function figurePiece(figure: PriceFigure, margin: number, input: TemplateInput): Piece {
  const { size, theme } = input;
  const { number, currency, rate } = figure;
  // An enlarged figure has the measure for itself, and the currency stands above it.
  const isAlone = theme.scale.price > 1;
  const measure = size.width - 2 * margin;
  // Letters of a code stand closer to figures than a sign seems to.
  const gapAt = (at: number) => at * ((currency?.text.length ?? 0) > 1 ? 0.1 : 0.07);
  const isBefore = currency?.side === 'before';
  const widthOf = (text: string, at: number) =>
    text === '' ? 0 : setFigure(text, TRIAL * at, input).width + gapAt(TRIAL);
  const signRoom = currency === null || isAlone ? 0 : widthOf(currency.text, RAISED);
  const rateRoom = widthOf(rate, RATE);
  // A sign behind the figures has the rate under it.
  const beside = isBefore ? signRoom + rateRoom : Math.max(signRoom, rateRoom);
  const trial = setFigure(number, TRIAL, input).width + beside;
  const fitted = Math.min(
    (TRIAL * measure * Math.min(theme.scale.price, 1)) / trial,
    TALLEST * theme.scale.price,
  );
  const sign = currency === null ? null : setFigure(currency.text, fitted * RAISED, input);
  const figures = setFigure(number, fitted, input);
  const signWidth = sign === null || isAlone ? 0 : sign.width + gapAt(fitted);
  const signX = isBefore
    ? margin
    : margin + figures.width + (isAlone ? -(sign?.width ?? 0) : gapAt(fitted));
  const figuresX = isBefore ? margin + signWidth : margin;
  const rateX = figuresX + figures.width + gapAt(fitted);
  const signRise = sign === null || !isAlone ? 0 : sign.capHeight + fitted * 0.1;
  return {
    height: figures.capHeight + signRise,
    gapBelow: 58 + Math.max(0, figures.ink.y + figures.ink.height - figures.ascent),
    layers: (bottom) => [
      ...textAt('price', figures, { x: figuresX, baseline: bottom }, { color: priceColor(theme) }),
      ...(sign === null
        ? []
        : textAt(
            'currency',
            sign,
            { x: Math.max(margin, signX), capTop: bottom - figures.capHeight - signRise },
            { color: signColor(theme) },
          )),
      ...textAt(
        'price_rate',
        setFigure(rate, fitted * RATE, input),
        { x: rateX, baseline: bottom },
        { color: priceColor(theme) },
      ),
    ],
  };
}

function setFigure(text: string, at: number, { theme, typesetter }: TemplateInput): TextBlock {
  return typesetter.set(
    text,
    { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY },
    {
      typeface: theme.faces.display,
      weight: weightFor(theme, 800),
      size: at,
      minSize: at,
      maxLines: 1,
      letterSpacing: -0.01,
    },
  );
}

function priceColor({ colors }: TemplateInput['theme']): string {
  return contrastWith(colors.price, [colors.ground]) >= 4.6
    ? colors.price
    : legibleOn(colors.price, [colors.ground], 4.8);
}

/** The accent, shifted where it could not be read on the ground. */
export function signColor({ colors }: TemplateInput['theme']): string {
  return legibleOn(colors.accent, [colors.ground], 6);
}
