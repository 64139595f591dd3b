import { Typesetter } from '@groundwork/typesetting';
import { describe, expect, test } from '@jest/globals';
import type { TextLayer } from '../../design.js';
import { columnHeight, drawColumn, textItem } from './column.js';

async function item(id: string, text: string, size: number, space: number) {
  const typesetter = await Typesetter.open();
  const block = typesetter.set(
    text,
    { width: 900, height: 900 },
    { typeface: 'serif', weight: 400, size, minSize: size, maxLines: 1 },
  );
  return textItem(id, block, space, { x: 0 }, { color: '#000000' });
}

function texts(layers: ReturnType<typeof drawColumn>): TextLayer[] {
  return layers.filter((layer): layer is TextLayer => layer.kind === 'text');
}

describe('a column of texts', () => {
  test('counts spaces from baseline to capitals, whatever hangs or rises', async () => {
    const [plain, hanging] = await Promise.all([
      Promise.all([item('one', 'HOUSE', 60, 0), item('two', 'HOUSE', 60, 80)]),
      Promise.all([item('one', 'Hougp', 60, 0), item('two', 'HOUSE', 60, 80)]),
    ]);
    const difference = columnHeight(hanging.flat()) - columnHeight(plain.flat());
    expect(Math.abs(difference)).toBeLessThan(3);
  });

  test('keeps ink apart where a space is too small for it', async () => {
    const items = [await item('one', 'gjpqy', 120, 0), await item('two', 'ÅÉÎ', 120, 4)].flat();
    const [upper, lower] = texts(drawColumn(items, 0));
    if (upper === undefined || lower === undefined) throw new Error('Nothing was drawn.');
    const inkBottom = upper.y + upper.block.ink.y + upper.block.ink.height;
    expect(lower.y + lower.block.ink.y - inkBottom).toBeGreaterThan(10);
  });

  test('begins with its first text’s capitals and leaves out texts without words', async () => {
    const nothing = await item('none', '', 60, 50);
    const items = [...nothing, ...(await item('one', 'HOUSE', 60, 50))];
    expect(nothing).toEqual([]);
    const [only] = texts(drawColumn(items, 200));
    expect(Math.abs((only?.y ?? 0) + (only?.block.ink.y ?? 0) - 200)).toBeLessThan(2);
  });
});
