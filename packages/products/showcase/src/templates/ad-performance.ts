import type { TextBlock } from '@groundwork/typesetting';
import { contrastWith, luminanceOf, rgbOf } from '../compose/color.js';
import type { Box, Layer, LogoLayer } from '../design.js';
import type { LogoFacts, Template, TemplateInput } from '../template.js';
import { accentPanel, clearOn } from './parts/clear-colors.js';
import { type ColumnItem, columnHeight, drawColumn, seenHeight, textItem } from './parts/column.js';
import { icon } from './parts/icons.js';
import { capitals, displayStyle, textAt, textStyle } from './parts/lettering.js';
import { logoHeight, STORY_SAFE } from './parts/measures.js';
import { amountBlock, priceLines } from './parts/price/price-lines.js';

const MARGIN = 72;
const FOOT = STORY_SAFE.bottom;

const GAP = 12;
/** From the button down to the row of small photos, which is in the platforms' covered area. */
const STRIP_SPACE = 72;
const BUTTON = 128;
const LOGO = { width: 300, height: 104 };
const BADGE = 268;
const BADGE_TURN = -9;
/** Least space between the seal and words, px. */
const SEAL_CLEARANCE = 20;

/** A poster: the price in letters as wide as the image, a seal on the photo and a button to press. */
export const adPerformance: Template = {
  id: 'ad_performance',
  draw(input): readonly Layer[] {
    const { size, theme, logo } = input;
    const { ground } = theme.colors;
    const corner = logo === null ? null : (theme.logo.corner ?? 'top_left');
    const words = pitch(input);
    const wordsTop =
      size.height - FOOT - BUTTON - (words.length === 0 ? 0 : 64 + columnHeight(words));
    const stripTop = size.height - FOOT + STRIP_SPACE;
    const third = (size.width - 2 * GAP) / 3;
    const photoHeight = Math.round(wordsTop - 88);
    const pitched = drawColumn(words, wordsTop);
    return [
      { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: ground },
      { kind: 'photo', photo: 0, box: { x: 0, y: 0, width: size.width, height: photoHeight } },
      ...[1, 2, 3].map((photo, at) => ({
        kind: 'photo' as const,
        photo,
        box: { x: at * (third + GAP), y: stripTop, width: third, height: size.height - stripTop },
      })),
      ...badge(input, sealMiddle(size.width, photoHeight, pitched)),
      ...pitched,
      ...button(input, corner),
      ...(corner === null || logo === null ? [] : [logoAt(input, corner, logo)]),
    ];
  },
};

/** Name, price and size, one below the other. */
function pitch({ size, values, theme, typesetter, words }: TemplateInput): readonly ColumnItem[] {
  const width = size.width - 2 * MARGIN;
  const { before, amount, after } = priceLines(values.price ?? '');
  const { ink, softInk, price } = theme.colors;
  const line = (
    text: string,
    own: number,
    lines: number,
    height: number,
    least: number,
    isWords = true,
  ) =>
    typesetter.set(
      text,
      { width, height },
      {
        ...textStyle({ theme, words }, 800, own, least, lines),
        lineHeight: 1.18,
        letterSpacing: -0.01,
        balance: true,
        uppercase: isWords && capitals(theme),
      },
    );
  const figure = amountBlock(
    typesetter,
    amount,
    { width: width * Math.min(1, 0.91 * Math.max(1, theme.scale.price)), height: 400 },
    {
      ...displayStyle({ theme, words }, 800, 300, 56, 3, 'price'),
      lineHeight: 0.95,
      letterSpacing: -0.02,
    },
  );
  // Without a price the name takes its part.
  const name =
    values.price === undefined
      ? typesetter.set(
          values.label ?? '',
          { width, height: 400 },
          {
            ...displayStyle({ theme, words }, 800, 190, 40, 4, 'text'),
            lineHeight: 1.02,
            letterSpacing: -0.015,
            uppercase: capitals(theme),
          },
        )
      : line(values.label ?? '', 54, 4, 176, 30);
  const place = { x: MARGIN };
  return [
    ...textItem('label', name, 0, place, { color: ink }),
    ...textItem('price_before', line(before, 40, 1, 60, 26), 44, place, { color: softInk }),
    ...textItem('price', figure, before === '' ? 52 : 30, place, { color: price }),
    ...textItem('price_after', line(after, 40, 2, 110, 26), 36, place, { color: softInk }),
    ...textItem('size', line(values.size ?? '', 54, 2, 140, 32, false), 48, place, { color: ink }),
  ];
}

/** On the photo's lower edge, or higher where the words reach under it. */
function sealMiddle(width: number, photoHeight: number, pitched: readonly Layer[]) {
  const x = width - MARGIN - BADGE / 2 + 12;
  const left = x - BADGE / 2 - SEAL_CLEARANCE;
  const tops = pitched.flatMap((layer) => {
    if (layer.kind !== 'text' || layer.x + layer.block.ink.x + layer.block.ink.width < left) {
      return [];
    }
    return [layer.y + layer.block.ink.y];
  });
  const lowest = Math.min(...tops) - SEAL_CLEARANCE - BADGE / 2;
  return { x, y: Math.min(photoHeight - 34, lowest) };
}

/** A seal with a wavy rim. */
function badge(
  { theme, typesetter, words, badge: asked = null }: TemplateInput,
  middle: { x: number; y: number },
): Layer[] {
  const { panel, ink, ground, accent } = theme.colors;
  const isPale = luminanceOf(rgbOf(panel)) > 0.6 && contrastWith(panel, [ground]) > 2;
  const { paint, words: color } = isPale
    ? { paint: panel, words: clearOn(panel, [ink, accent, ground]) }
    : accentPanel(theme, 'ink');
  const block = typesetter.set(
    asked ?? words.featuredShort,
    { width: BADGE * 0.75, height: BADGE * 0.5 },
    {
      typeface: theme.faces.display,
      weight: 800,
      size: 66,
      minSize: 26,
      maxLines: asked === null ? 2 : 3,
      lineHeight: 0.98,
      align: 'center',
      uppercase: capitals(theme, true),
      balance: true,
      language: words.language,
    },
  );
  // Longer words than a seal holds get a plate, and no seal beside it.
  if (asked !== null && block.truncated) return [];
  const { top, bottom } = seenHeight(block);
  return [
    {
      kind: 'path',
      d: SEAL,
      viewBox: { width: 200, height: 200 },
      box: { x: middle.x - BADGE / 2, y: middle.y - BADGE / 2, width: BADGE, height: BADGE },
      fill: paint,
    },
    ...textAt(
      'badge',
      block,
      { x: middle.x, align: 'center', top: middle.y - (top + bottom) / 2 },
      { color },
    ).map((layer) => ({ ...layer, rotation: BADGE_TURN })),
  ];
}

/** A circle of 200 with waves along its rim. */
const SEAL = seal(18, 96, 90);

function seal(waves: number, outer: number, inner: number): string {
  const steps = waves * 12;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const radius = (outer + inner) / 2 + ((outer - inner) / 2) * Math.cos(angle * waves);
    return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

type Corner = NonNullable<TemplateInput['theme']['logo']['corner']>;

function button(input: TemplateInput, corner: Corner | null): Layer[] {
  const { size, theme, typesetter, words } = input;
  const isShared = corner?.startsWith('bottom') === true;
  const room = size.width - 2 * MARGIN - (isShared ? logoWidth(input) + 36 : 0);
  const { ground } = theme.colors;
  const { paint, words: color } = accentPanel(theme, 'ink');
  const box: Box = {
    x: corner === 'bottom_left' ? size.width - MARGIN - room : MARGIN,
    y: size.height - FOOT - BUTTON,
    width: room,
    height: BUTTON,
  };
  const disc = BUTTON - 28;
  const block: TextBlock = typesetter.set(
    words.bookViewing,
    { width: room - 52 - disc - 40, height: BUTTON - 36 },
    {
      typeface: theme.faces.text,
      weight: 800,
      size: 44,
      minSize: 26,
      maxLines: isShared ? 2 : 1,
      letterSpacing: -0.01,
      uppercase: capitals(theme),
      language: words.language,
    },
  );
  const { top, bottom } = seenHeight(block);
  const discAt = { x: box.x + box.width - disc - 14, y: box.y + 14 };
  return [
    { kind: 'fill', box, paint, radius: BUTTON / 2 },
    {
      kind: 'fill',
      box: { ...discAt, width: disc, height: disc },
      paint: ground,
      radius: disc / 2,
    },
    icon(
      'arrow',
      { x: discAt.x + disc * 0.24, y: discAt.y + disc * 0.24 },
      { size: disc * 0.52, color: paint, line: 5.5, legible: true },
    ),
    ...textAt(
      'call_to_action',
      block,
      { x: box.x + 52, top: box.y + BUTTON / 2 - (top + bottom) / 2 },
      { color },
    ),
  ];
}

function logoWidth({ theme }: TemplateInput): number {
  return LOGO.width * Math.min(1.4, theme.scale.logo);
}

function logoAt(input: TemplateInput, corner: Corner, logo: LogoFacts): LogoLayer {
  const { size, theme } = input;
  const isTop = corner.startsWith('top');
  const isRight = corner.endsWith('right');
  const width = logoWidth(input);
  const height = isTop ? logoHeight(logo, LOGO.height) * Math.min(1.6, theme.scale.logo) : BUTTON;
  return {
    kind: 'logo',
    box: {
      x: isRight ? size.width - MARGIN - width : MARGIN,
      y: isTop ? STORY_SAFE.top : size.height - FOOT - BUTTON,
      width,
      height,
    },
    align: { x: isRight ? 'right' : 'left', y: isTop ? 'top' : 'center' },
    plate: { color: theme.colors.panel, radius: 14, padding: 22 },
  };
}
