import type { TextBlock } from '@groundwork/typesetting';
import type { Box, Layer, Shadow } from '../design.js';

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
export function scaleLayers(layers: readonly Layer[], by: number): readonly Layer[] {
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
