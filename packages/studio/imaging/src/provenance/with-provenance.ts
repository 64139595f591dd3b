import { crc32 } from 'node:zlib';

const JPEG_START = Buffer.from([0xff, 0xd8]);
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Markers of JPEG: what applications write, the first for JFIF. */
const APP0 = 0xe0;
const APP1 = 0xe1;
/** Length of a PNG's first chunk, IHDR, with its length, name and checksum. */
const IHDR_BYTES = 25;

function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function inJpeg(picture: Buffer, packet: string): Buffer {
  // JFIF wants its own segment to be the first.
  const isJfif = picture[2] === 0xff && picture[3] === APP0;
  const at = isJfif ? 4 + picture.readUInt16BE(4) : 2;
  const content = Buffer.concat([
    Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'),
    Buffer.from(packet),
  ]);
  return Buffer.concat([picture.subarray(0, at), jpegSegment(APP1, content), picture.subarray(at)]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG with one more chunk behind its header. */
export function withPngChunk(picture: Buffer, name: string, content: Buffer): Buffer {
  const at = PNG_SIGNATURE.length + IHDR_BYTES;
  return Buffer.concat([picture.subarray(0, at), pngChunk(name, content), picture.subarray(at)]);
}

function inPng(picture: Buffer, packet: string): Buffer {
  // Keyword, not compressed, no language, no translated keyword.
  const head = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1');
  return withPngChunk(picture, 'iTXt', Buffer.concat([head, Buffer.from(packet)]));
}

/** Puts a signed manifest into a JPEG or PNG that is finished but for it. */
export type PictureSigner = (picture: Buffer, type: DigitalSourceType) => Promise<Buffer>;

/**
 * A JPEG or PNG that says where it comes from. Its pixels stay as they are: nothing is encoded again.
 *
 * @throws TypeError for anything else
 */
export async function withProvenance(
  picture: Buffer,
  type: DigitalSourceType,
  signer: PictureSigner | null,
): Promise<Buffer> {
  const told = inPicture(picture, xmpPacket(type));
  return signer === null ? told : signer(told, type);
}

function inPicture(picture: Buffer, packet: string): Buffer {
  if (picture.subarray(0, 2).equals(JPEG_START)) return inJpeg(picture, packet);
  if (picture.subarray(0, 8).equals(PNG_SIGNATURE)) return inPng(picture, packet);
  throw new TypeError('provenance is written into JPEG and PNG only');
}

/**
 * Where a picture or a film comes from, by the vocabulary of the IPTC
 * (http://cv.iptc.org/newscodes/digitalsourcetype/): a mix of elements, a mix with synthetic ones, or drawn by a program
 * that was trained on nothing; a mix with what a trained model made, or made by one.
 */
export type DigitalSourceType =
  | 'composite'
  | 'compositeSynthetic'
  | 'algorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'trainedAlgorithmicMedia';

export const sourceTypeUrl = (type: DigitalSourceType) =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${type}`;

const words: Readonly<Record<DigitalSourceType, string>> = {
  composite: 'Composed of photos and graphics',
  compositeSynthetic: 'Computer-generated visualisation made from photos',
  algorithmicMedia: 'Drawn by a program; shows no real person',
  compositeWithTrainedAlgorithmicMedia:
    'Composed of photos that were changed with artificial intelligence',
  trainedAlgorithmicMedia: 'Made with artificial intelligence; shows no real person',
};

/** The packet that says so, as XMP has it. The same type gives the same text. */
export function xmpPacket(type: DigitalSourceType): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    `<Iptc4xmpExt:DigitalSourceType>${sourceTypeUrl(type)}</Iptc4xmpExt:DigitalSourceType>`,
    '<xmp:CreatorTool>Groundwork</xmp:CreatorTool>',
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${words[type]}</rdf:li></rdf:Alt></dc:description>`,
    '</rdf:Description>',
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}
