import { type ShowcaseFormat, showcaseFormats } from '@groundwork/contract/showcase/formats';
import { type BuiltInTemplateId, showcaseTemplate } from '@groundwork/contract/showcase/templates';
import type { TextBlock } from '@groundwork/typesetting';
import type { Box, Design, Layer, Shadow } from '../design.js';
import type { Template, TemplateInput } from '../template.js';
import { arrange, type Framing } from './arrange.js';
import { formatCanvases } from './canvas.js';
import { drawPanel } from './panel.js';

/** Numbers of path data; its commands take coordinates and no flags, which scaling would break. */
const numbers = /-?\d+(?:\.\d+)?(?:e-?\d+)?/gu;

function scaledBlock(block: TextBlock, by: number): TextBlock {
  const { ink } = block;
  return {
    ...block,
    size: block.size * by,
    lines: block.lines.map((line) => ({
      ...line,
      width: line.width * by,
      baseline: line.baseline * by,
      left: line.left * by,
      top: line.top * by,
      bottom: line.bottom * by,
      words: line.words.map((word) => ({
        ...word,
        left: word.left * by,
        width: word.width * by,
      })),
    })),
    width: block.width * by,
    height: block.height * by,
    ascent: block.ascent * by,
    capHeight: block.capHeight * by,
    ink: { x: ink.x * by, y: ink.y * by, width: ink.width * by, height: ink.height * by },
    path: block.path.replace(numbers, (number) =>
      String(Math.round(Number(number) * by * 100) / 100),
    ),
  };
}

/** Layers enlarged by a factor: type stays outlines, photos are read at their new size. */
function scaleLayers(layers: readonly Layer[], by: number): readonly Layer[] {
  if (by === 1) return layers;
  const box = ({ x, y, width, height }: Box): Box => {
    // Whole pixels, so that neighbours meet.
    const [left, top] = [Math.round(x * by), Math.round(y * by)];
    return {
      x: left,
      y: top,
      width: Math.round((x + width) * by) - left,
      height: Math.round((y + height) * by) - top,
    };
  };
  const shaped = (layer: {
    radius?: number;
    border?: { width: number; color: string };
    shadow?: Shadow;
  }) => ({
    ...(layer.radius === undefined ? {} : { radius: layer.radius * by }),
    ...(layer.border === undefined
      ? {}
      : { border: { ...layer.border, width: Math.max(1, Math.round(layer.border.width * by)) } }),
    ...(layer.shadow === undefined
      ? {}
      : {
          shadow: {
            ...layer.shadow,
            blur: layer.shadow.blur * by,
            dx: layer.shadow.dx * by,
            dy: layer.shadow.dy * by,
          },
        }),
  });
  return layers.map((layer): Layer => {
    if (layer.kind === 'text') {
      return { ...layer, x: layer.x * by, y: layer.y * by, block: scaledBlock(layer.block, by) };
    }
    if (layer.kind === 'logo') {
      const { plate } = layer;
      return {
        ...layer,
        box: box(layer.box),
        plate: { ...plate, radius: plate.radius * by, padding: plate.padding * by },
      };
    }
    if (layer.kind === 'photo' || layer.kind === 'fill') {
      return { ...layer, ...shaped(layer), box: box(layer.box) };
    }
    return { ...layer, box: box(layer.box) };
  });
}

interface Look extends Framing {
  readonly radius: number;
  /** Of a hairline around each photo. */
  readonly hasEdge: boolean;
}

const bleeding: Look = { margin: 0, gap: 8, radius: 0, hasEdge: false };
const matted: Look = { margin: 56, gap: 20, radius: 0, hasEdge: false };
const rounded: Look = { margin: 40, gap: 16, radius: 20, hasEdge: false };
const edged: Look = { margin: 72, gap: 24, radius: 0, hasEdge: true };

/** How each template frames photos, so that its formats are of one family. */
const looks: Readonly<Record<BuiltInTemplateId, Look>> = {
  hero_impact: bleeding,
  info_story: bleeding,
  luxury_vertical: matted,
  dynamic_collage: matted,
  ad_performance: bleeding,
  cover_blurs: rounded,
  minimalist: edged,
  magazine: matted,
  dark_minimalist: matted,
  tech: matted,
  luxury_real_estate: matted,
  modern: rounded,
};

/** Words keep this far from photos, and from edges that no margin keeps them from, px. */
const PADDING = { x: 64, y: 52 };
/** px from which a margin is room enough. */
const MARGIN = 40;

/** The part of a panel in which words stand. */
function padded(panel: Box, trim: Box, isBeside: boolean): Box {
  const ownRoom = (margin: number, padding: number) => (margin >= MARGIN ? 0 : padding);
  const left = isBeside ? PADDING.x : ownRoom(panel.x - trim.x, PADDING.x);
  const right = ownRoom(trim.x + trim.width - panel.x - panel.width, PADDING.x);
  const top = isBeside ? ownRoom(panel.y - trim.y, PADDING.y) : PADDING.y;
  const bottom = ownRoom(trim.y + trim.height - panel.y - panel.height, PADDING.y);
  return {
    x: panel.x + left,
    y: panel.y + top,
    width: panel.width - left - right,
    height: panel.height - top - bottom,
  };
}

/**
 * A template's design in a format. In the template's own ratio it is drawn as always; in any other, its colours, faces
 * and frames are composed afresh.
 *
 * @param input `size` is ignored
 * @param options `composed` composes the own ratio afresh too, for fewer photos than the template has
 */
export function drawFormat(
  template: Template,
  format: ShowcaseFormat,
  input: Omit<TemplateInput, 'size'>,
  { composed = false }: { readonly composed?: boolean } = {},
): Design {
  const canvas = formatCanvases[format];
  const { size, trim, scale } = canvas;
  const isOwn = showcaseFormats[format].aspectRatio === showcaseTemplate(template.id).aspectRatio;
  if (isOwn && !composed) {
    return { size, layers: template.draw({ ...input, size }) };
  }
  const look = looks[template.id];
  const { colors } = input.theme;
  const { photos, panel } = arrange(format, canvas, look, input.photos.length - 1);
  const layers: readonly Layer[] = [
    { kind: 'fill', box: { x: 0, y: 0, ...size }, paint: colors.ground },
    ...photos.map((box, photo) => ({
      ...{ kind: 'photo' as const, photo, box, radius: look.radius },
      ...(look.hasEdge ? { border: { width: 1, color: colors.line } } : {}),
    })),
    ...drawPanel({ ...input, size }, padded(panel, trim, format === 'landscape')),
  ];
  const pixels = (length: number) => Math.round(length * scale);
  return {
    size: { width: pixels(size.width), height: pixels(size.height) },
    layers: scaleLayers(layers, scale),
  };
}
