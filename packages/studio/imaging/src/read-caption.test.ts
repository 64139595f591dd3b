import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readPhotoCaption } from './read-caption.js';

const plain = sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } });

function packet(content: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${content}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

/** A JPEG with one data set of IPTC's second record, in the block in which editors write it. */
async function withIptc(name: number, text: string): Promise<Buffer> {
  const value = Buffer.from(text);
  const set = Buffer.concat([Buffer.from([0x1c, 2, name, 0, value.length]), value]);
  const body = set.length % 2 === 0 ? set : Buffer.concat([set, Buffer.alloc(1)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(set.length);
  const block = Buffer.concat([
    Buffer.from('Photoshop 3.0\0', 'latin1'),
    Buffer.from('8BIM', 'latin1'),
    Buffer.from([0x04, 0x04, 0, 0]),
    size,
    body,
  ]);
  const marker = Buffer.alloc(4);
  marker.writeUInt16BE(0xffed);
  marker.writeUInt16BE(block.length + 2, 2);
  const jpeg = await plain.clone().jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), marker, block, jpeg.subarray(2)]);
}

describe('a photo’s caption', () => {
  it('is read from EXIF, XMP and IPTC', async () => {
    const exif = { IFD0: { ImageDescription: 'Kitchen with an island' } };
    expect(await readPhotoCaption(await plain.clone().withExif(exif).jpeg().toBuffer())).toBe(
      'Kitchen with an island',
    );
    const xmp = packet(
      '<dc:description><rdf:Alt><rdf:li xml:lang="x-default">Bed &amp; bath</rdf:li></rdf:Alt></dc:description>',
    );
    expect(await readPhotoCaption(await plain.clone().withXmp(xmp).jpeg().toBuffer())).toBe(
      'Bed & bath',
    );
    expect(await readPhotoCaption(await withIptc(120, 'The terrace'))).toBe('The terrace');
  });

  it('is none where nobody wrote one, where it tells a story, and where no file is read', async () => {
    expect(await readPhotoCaption(await plain.clone().jpeg().toBuffer())).toBeNull();
    const story = { IFD0: { ImageDescription: 'word '.repeat(60) } };
    expect(
      await readPhotoCaption(await plain.clone().withExif(story).jpeg().toBuffer()),
    ).toBeNull();
    expect(await readPhotoCaption(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      null,
    );
    expect(await readPhotoCaption(Buffer.from('no picture'))).toBeNull();
    expect(await readPhotoCaption(await withIptc(25, 'kitchen'))).toBeNull();
  });
});
