import { bmpFile, sampleImage, sampleImageTypes, samplePixels } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import { imageTypeOf, imageTypes } from './image-type.js';

const typeOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  imageTypeOf(Buffer.from(text, encoding));

describe('imageTypeOf', () => {
  it('knows all ten types by their content', async () => {
    expect([...sampleImageTypes].sort()).toEqual([...imageTypes].sort());
    for (const type of sampleImageTypes) {
      expect(imageTypeOf(await sampleImage(type))).toBe(type);
    }
  });

  it('finds an SVG behind declarations, comments and types, in UTF-8 and UTF-16', () => {
    for (const text of [
      '<svg/>',
      '\ufeff \n<svg>',
      '<?xml version="1.0"?>\n<!-- <svg> --><svg ',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd"><svg>',
      '<!DOCTYPE svg [ <!ENTITY a ">"> ]><svg>',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg">',
      `<!--${' '.repeat(7000)}--><svg>`,
    ]) {
      expect([text, typeOf(text)]).toEqual([text, 'svg']);
      expect([text, typeOf(`\ufeff${text}`, 'utf16le')]).toEqual([text, 'svg']);
    }
  });

  it('takes no other text for one', () => {
    for (const text of [
      '<html><svg>',
      '<!DOCTYPE html><svg>',
      '<svgx>',
      'x<svg>',
      '<!-- <svg>',
      '<!DOCTYPE svg [<svg>',
      '',
    ]) {
      expect([text, typeOf(text)]).toEqual([text, null]);
    }
    // One step for each comment, not one for each way to pair their ends.
    expect(typeOf('<!---->'.repeat(2000))).toBeNull();
  });

  it('takes no text that begins with BM for a bitmap', () => {
    expect(typeOf('BM is how this letter begins, and it goes on.')).toBeNull();
    const bytes = bmpFile({ width: 2, height: 2, pixels: samplePixels(2, 2) });
    expect(imageTypeOf(bytes.subarray(0, 18))).toBe('bmp');
    expect(imageTypeOf(bytes.subarray(0, 17))).toBeNull();
  });
});
