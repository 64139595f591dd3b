import type { TextBlock } from '@groundwork/typesetting';
import type { Box, Layer, LogoLayer, TextLayer } from '../design.js';
import type { LogoFacts, Template, TemplateInput } from '../template.js';
import { capitals, textAt, textStyle } from './parts/lettering.js';
import { logoHeight, STORY_SAFE } from './parts/measures.js';
import { type Piece, posterPrice, signColor } from './parts/price/poster-price.js';
import { roomsOf } from './parts/rooms.js';

const MARGIN = 72;
/** Of a price that an edit has enlarged. */
const NARROW_MARGIN = 52;
const TOP = STORY_SAFE.top;
const FOOT = STORY_SAFE.bottom;
const FACTS = 52;

/** One photo from edge to edge, and the figure of the price set from margin to margin like a poster's one line. */
export const heroImpact: Template = {
  id: 'hero_impact',
  draw(input): readonly Layer[] {
    const { size, theme } = input;
    const pile: Piece[] = [
      ...logoAtFoot(input),
      ...facts(input),
      ...posterPrice(input, marginOf(theme)),
    ];
    let bottom = size.height - FOOT;
    const placed: Layer[] = [];
    for (const piece of pile) {
      bottom -= piece.gapBelow;
      placed.push(...piece.layers(bottom));
      bottom -= piece.height;
    }
    const texts = placed.filter((layer): layer is TextLayer => layer.kind === 'text');
    // The veil is nearly at its full strength where the uppermost text begins.
    const reach = Math.max(460, 0.9 * (size.height - bottom));
    const veilTop = Math.max(0, bottom - reach);
    return [
      { kind: 'photo', photo: 0, box: { x: 0, y: 0, ...size } },
      {
        kind: 'scrim',
        box: { x: 0, y: veilTop, width: size.width, height: size.height - veilTop },
        color: theme.colors.ground,
        shape: 'bottom',
        least: 0.5,
        serves: texts.map(({ id }) => id),
      },
      ...placed,
      ...logoAtTop(input),
    ];
  },
};

function marginOf({ scale }: TemplateInput['theme']): number {
  return scale.price > 1 ? NARROW_MARGIN : MARGIN;
}

/** Size and rooms side by side under a line; one below the other when they are long. */
function facts({ size, values, words, theme, typesetter }: TemplateInput): Piece[] {
  const measure = size.width - 2 * marginOf(theme);
  const gap = 44;
  const [rooms] = roomsOf(values, words);
  const set = (text: string, width: number, isWords: boolean): TextBlock =>
    typesetter.set(
      text,
      { width, height: 140 },
      {
        ...textStyle({ theme, words }, 600, FACTS, 30, 2),
        lineHeight: 1.25,
        balance: true,
        uppercase: isWords && capitals(theme),
      },
    );
  const wished = [
    { id: 'size', text: values.size, isWords: false },
    { id: 'bedrooms', text: rooms?.words.phrase, isWords: true },
  ].flatMap(({ id, text, isWords }) =>
    text === undefined ? [] : [{ id, block: set(text, measure, isWords) }],
  );
  const [first, second] = wished;
  if (first === undefined) return [];
  const color = theme.colors.ink;
  const line = rule(measure, theme);
  if (second === undefined) return [single(first, 0, theme), line];
  const width = first.block.width + second.block.width + 2 * gap;
  const isOneRow =
    width <= measure && first.block.lines.length === 1 && second.block.lines.length === 1;
  if (!isOneRow) return [single(second, 0, theme), single(first, 26, theme), line];
  const height = Math.max(first.block.height, second.block.height);
  return [
    {
      height,
      gapBelow: 0,
      layers: (bottom) => {
        const baseline = bottom - height + Math.max(first.block.ascent, second.block.ascent);
        const barX = marginOf(theme) + first.block.width + gap;
        const secondX = barX + gap;
        const capTop = baseline - first.block.capHeight;
        return [
          ...textAt(first.id, first.block, { x: marginOf(theme), baseline }, { color }),
          {
            kind: 'fill',
            box: { x: barX - 1, y: capTop - 4, width: 3, height: first.block.capHeight + 8 },
            paint: signColor(theme),
          },
          ...textAt(second.id, second.block, { x: secondX, baseline }, { color }),
        ];
      },
    },
    line,
  ];
}

function single(
  { id, block }: { id: string; block: TextBlock },
  gapBelow: number,
  theme: TemplateInput['theme'],
): Piece {
  return {
    height: block.height,
    gapBelow,
    layers: (bottom) =>
      textAt(
        id,
        block,
        { x: marginOf(theme), top: bottom - block.height },
        { color: theme.colors.ink },
      ),
  };
}

function rule(width: number, theme: TemplateInput['theme']): Piece {
  return {
    height: 3,
    gapBelow: 44,
    layers: (bottom) => [
      {
        kind: 'fill',
        box: { x: marginOf(theme), y: bottom - 3, width, height: 3 },
        paint: theme.colors.line,
        opacity: 0.45,
      },
    ],
  };
}

const LOGO = { width: 300, height: 120 };

function logoLayer({ theme }: TemplateInput, box: Box, isRight: boolean): LogoLayer {
  return {
    kind: 'logo',
    box,
    align: { x: isRight ? 'right' : 'left', y: 'top' },
    plate: { color: '#ffffff', radius: 6, padding: 26 * Math.min(1, theme.scale.logo) },
  };
}

function logoSize({ theme }: TemplateInput, logo: LogoFacts): { width: number; height: number } {
  return {
    width: Math.min(560, LOGO.width * theme.scale.logo),
    height: Math.min(260, logoHeight(logo, LOGO.height) * theme.scale.logo),
  };
}

function logoAtTop(input: TemplateInput): readonly Layer[] {
  const { corner } = input.theme.logo;
  if (input.logo === null || corner === 'bottom_left' || corner === 'bottom_right') return [];
  const { width, height } = logoSize(input, input.logo);
  const isRight = corner === 'top_right';
  const x = isRight ? input.size.width - marginOf(input.theme) - width : marginOf(input.theme);
  return [logoLayer(input, { x, y: TOP, width, height }, isRight)];
}

function logoAtFoot(input: TemplateInput): Piece[] {
  const { corner } = input.theme.logo;
  if (input.logo === null || (corner !== 'bottom_left' && corner !== 'bottom_right')) return [];
  const { width, height } = logoSize(input, input.logo);
  const isRight = corner === 'bottom_right';
  const x = isRight ? input.size.width - marginOf(input.theme) - width : marginOf(input.theme);
  return [
    {
      height: height + 52,
      gapBelow: 0,
      layers: (bottom) => [logoLayer(input, { x, y: bottom - height, width, height }, isRight)],
    },
  ];
}
