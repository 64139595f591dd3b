import { legibleOn } from '../compose/color.js';
import type { Box, Layer, LogoLayer } from '../design.js';
import type { Template, TemplateInput } from '../template.js';
import { type ColumnItem, columnHeight, drawColumn, textItem } from './parts/column.js';
import { capitals, capitalsHeight, displayStyle, textAt, textStyle } from './parts/lettering.js';
import { logoHeight, STORY_SAFE } from './parts/measures.js';
import { largePrice } from './parts/price/large-price.js';

const MARGIN = 72;
const TOP = STORY_SAFE.top;
const FOOT = STORY_SAFE.bottom;
const THUMB = { gap: 24, ratio: 0.78, rim: 6 };
/** Shapes that the sharp photo may take, width by height. */
const WIDEST = 1.5;
const TALLEST = 0.9;

/** One plane in focus: the sharp photo as a band from edge to edge, and everything around it its own soft echo. */
export const coverBlurs: Template = {
  id: 'cover_blurs',
  draw(input): readonly Layer[] {
    const { size, theme, photos } = input;
    const { ground, line } = theme.colors;
    const foot = footTexts(input);
    const footHeight = columnHeight(foot);
    const isLogoBelow = logoIsBelow(input);
    const end = size.height - FOOT - (isLogoBelow ? logoSize(input).height + 40 : 0);
    const head = headOf(input);
    const thumbWidth = (size.width - 2 * MARGIN - 2 * THUMB.gap) / 3;
    const thumbHeight = Math.round(thumbWidth * THUMB.ratio);
    const hasThumbs = photos.length > 1;
    const below = footHeight + (hasThumbs ? thumbHeight / 2 + 88 : 88);
    const room = end - below - head.bottom;
    const main = photos[0];
    const ratio = main === undefined ? 1 : main.width / main.height;
    const natural = size.width / Math.min(WIDEST, Math.max(TALLEST, ratio));
    const height = Math.round(Math.min(room, Math.max(natural, room * 0.92)));
    const y = Math.round(head.bottom + (room - height) / 2);
    const textTop = y + height + below - footHeight;
    const texts = [...head.layers, ...drawColumn(foot, textTop)];
    return [
      {
        kind: 'photo',
        photo: 0,
        box: { x: 0, y: 0, ...size },
        blur: 48,
        // Deeper for a photo far from the ground's own lightness, so that its echo is never a dull middle grey.
        tint: { color: ground, opacity: 0.32, deeper: 0.45 },
      },
      {
        kind: 'scrim',
        box: { x: 0, y: 0, ...size },
        color: ground,
        shape: 'even',
        least: 0.34,
        serves: texts.flatMap((layer) => (layer.kind === 'text' ? [layer.id] : [])),
      },
      { kind: 'photo', photo: 0, box: { x: 0, y, width: size.width, height } },
      { kind: 'fill', box: { x: 0, y: y - 3, width: size.width, height: 3 }, paint: line },
      { kind: 'fill', box: { x: 0, y: y + height, width: size.width, height: 3 }, paint: line },
      ...photos.slice(1, 4).map((_, at): Layer => {
        const x = MARGIN + at * (thumbWidth + THUMB.gap);
        return {
          kind: 'photo',
          photo: at + 1,
          box: {
            x,
            y: Math.round(y + height - thumbHeight / 2),
            width: thumbWidth,
            height: thumbHeight,
          },
          border: { width: THUMB.rim, color: line },
          shadow: { blur: 44, dx: 0, dy: 16, opacity: 0.4 },
        };
      }),
      ...texts,
      ...logoLayers(input),
    ];
  },
};

/** Price and size, from the first capitals to the last baseline. */
function footTexts(input: TemplateInput): readonly ColumnItem[] {
  const { values, theme, typesetter, words, size } = input;
  const width = size.width - 2 * MARGIN;
  const price = largePrice(input, {
    x: MARGIN,
    room: { width, height: 280 * Math.max(1, theme.scale.price) },
    weight: 800,
    size: 172,
    wordsSize: 56,
    letterSpacing: -0.025,
    color: onGround(theme.colors.price, theme),
  });
  const area = typesetter.set(
    values.size ?? '',
    { width, height: 150 },
    { ...textStyle({ theme, words }, 600, 56, 32, 2), lineHeight: 1.25, balance: true },
  );
  return [...price, ...textItem('size', area, 56, { x: MARGIN }, { color: theme.colors.softInk })];
}

/** Far enough from the ground that the photo's blurred colours may show through the veil. */
function onGround(color: string, { colors }: TemplateInput['theme']): string {
  return legibleOn(color, [colors.ground], 7.5);
}

const LOGO = { width: 300, height: 112 };

function logoSize({ logo, theme }: TemplateInput): { width: number; height: number } {
  const scale = Math.min(1.7, theme.scale.logo);
  return {
    width: LOGO.width * scale,
    height: logo === null ? 0 : logoHeight(logo, LOGO.height) * scale,
  };
}

function logoIsBelow({ logo, theme }: TemplateInput): boolean {
  return (
    logo !== null && (theme.logo.corner === 'bottom_left' || theme.logo.corner === 'bottom_right')
  );
}

function logoBox(input: TemplateInput): Box {
  const { size, theme } = input;
  const { width, height } = logoSize(input);
  const { corner } = theme.logo;
  const isRight = corner === 'top_right' || corner === 'bottom_right';
  return {
    x: isRight ? size.width - MARGIN - width : MARGIN,
    y: logoIsBelow(input) ? size.height - FOOT - height : TOP,
    width,
    height,
  };
}

function logoLayers(input: TemplateInput): readonly LogoLayer[] {
  if (input.logo === null) return [];
  const { corner } = input.theme.logo;
  const isRight = corner === 'top_right' || corner === 'bottom_right';
  return [
    {
      kind: 'logo',
      box: logoBox(input),
      align: { x: isRight ? 'right' : 'left', y: 'top' },
      plate: { color: '#ffffff', radius: 4, padding: 24 },
    },
  ];
}

/** Logo and label above the band. */
function headOf(input: TemplateInput) {
  const { values, theme, typesetter, words, size, logo } = input;
  const isLogoAbove = logo !== null && !logoIsBelow(input);
  const logoBottom = isLogoAbove ? TOP + logoBox(input).height : null;
  const block =
    values.label === undefined
      ? null
      : typesetter.set(
          values.label,
          { width: size.width - 2 * MARGIN, height: 230 },
          {
            ...displayStyle({ theme, words }, 600, 84, 38, 4, 'text'),
            lineHeight: 1.14,
            letterSpacing: -0.015,
            balance: true,
            uppercase: capitals(theme),
          },
        );
  if (block === null || block.lines.length === 0) {
    return { bottom: logoBottom === null ? TOP : logoBottom + 56, layers: [] };
  }
  const capTop = logoBottom === null ? TOP + 16 : logoBottom + 64;
  return {
    bottom: capTop + capitalsHeight(block) + 60,
    layers: textAt('label', block, { x: MARGIN, capTop }, { color: theme.colors.ink }),
  };
}
