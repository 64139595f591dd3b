import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { withProvenance, xmpPacket } from './with-provenance.js';

const picture = sharp({
  create: { width: 60, height: 40, channels: 3, background: '#3a7' },
});
const jpeg = () => picture.clone().jpeg().toBuffer();
const png = () => picture.clone().png().toBuffer();
const rawOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe('withProvenance', () => {
  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
  ])(
    'writes a packet that readers find in a %s, and leaves its pixels alone',
    async (_type, make) => {
      const before = await make();
      const after = await withProvenance(before, 'compositeSynthetic', null);
      const { xmpAsString } = await sharp(after).metadata();
      expect(xmpAsString).toBe(xmpPacket('compositeSynthetic'));
      expect(xmpAsString).toContain(
        '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic<',
      );
      expect(await rawOf(after)).toEqual(await rawOf(before));
    },
  );

  it('leaves the segment of JFIF the first', async () => {
    const plain = await jpeg();
    const jfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
    const picture = Buffer.concat([plain.subarray(0, 2), jfif, plain.subarray(2)]);
    const after = await withProvenance(picture, 'composite', null);
    expect(after.subarray(0, 20)).toEqual(picture.subarray(0, 20));
    expect(after.subarray(24, 52).toString()).toBe('http://ns.adobe.com/xap/1.0/');
    expect((await sharp(after).metadata()).xmpAsString).toBe(xmpPacket('composite'));
  });

  it('refuses what it cannot write into', async () => {
    const webp = await picture.clone().webp().toBuffer();
    await expect(withProvenance(webp, 'composite', null)).rejects.toThrow(TypeError);
    await expect(withProvenance(Buffer.alloc(0), 'composite', null)).rejects.toThrow(TypeError);
  });
});
