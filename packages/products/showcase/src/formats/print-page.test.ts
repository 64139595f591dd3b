import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { printPage } from './print-page.js';

describe('a page for print', () => {
  it('holds the picture as it is, says where it is cut, and has a table that finds its objects', async () => {
    const size = { width: 255, height: 358 };
    const jpeg = await sharp({ create: { ...size, channels: 3, background: '#7a3' } })
      .jpeg()
      .toBuffer();
    const page = printPage(jpeg, size);
    const text = page.toString('latin1');
    expect(page.includes(jpeg)).toBe(true);
    // 210 x 297 mm with 3 mm on each side, in points of 1/72 inch.
    expect(text).toContain('/MediaBox [0 0 612.283 858.898]');
    expect(text).toContain('/TrimBox [8.504 8.504 603.78 850.394]');
    const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
    );
  });
});
