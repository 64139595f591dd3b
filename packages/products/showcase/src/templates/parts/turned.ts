import type { TextBlock } from '@groundwork/typesetting';
import type { Box, TextLayer } from '../../design.js';
import type { TextColors } from './lettering.js';

/** A block with its top left corner at a place of an upright card, turned with the card about its middle. */
export function turnedText(
  id: string,
  block: TextBlock,
  at: { readonly x: number; readonly y: number },
  card: { readonly box: Box; readonly rotation: number },
  colors: TextColors,
): readonly TextLayer[] {
  if (block.lines.length === 0) return [];
  const { box, rotation } = card;
  const angle = (rotation * Math.PI) / 180;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const dx = at.x + block.width / 2 - middle.x;
  const dy = at.y + block.height / 2 - middle.y;
  return [
    {
      kind: 'text',
      id,
      x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle) - block.width / 2,
      y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle) - block.height / 2,
      block,
      rotation,
      ...colors,
    },
  ];
}
