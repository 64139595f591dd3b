import readExif from 'exif-reader';
import sharp from 'sharp';
import { imageTypeOf } from './image-type.js';
import { withoutMetadata } from './photo.js';

/** Longest caption in characters; longer ones tell a story instead of naming the contents. */
const LONGEST = 160;
/** Of a block that is searched. */
const MOST_BYTES = 256 * 1024;
/** IPTC's headline, object name and caption, as numbers of its second record. */
const IPTC_CAPTIONS = [105, 5, 120] as const;

/**
 * Reads what the photographer wrote of a photo: headline, title or caption in IPTC, XMP or EXIF, the first that there
 * is. Keywords are left out: agencies give all of a house's photos the same. Null without one, and for a block that
 * can't be read, because the picture itself is still good.
 */
export async function readPhotoCaption(bytes: Uint8Array): Promise<string | null> {
  const type = imageTypeOf(bytes);
  if (type === null || withoutMetadata.has(type)) return null;
  const { exif, iptc, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const candidates = [
    ...(iptc === undefined ? [] : fromIptc(iptc)),
    ...(xmp === undefined ? [] : fromXmp(xmp)),
    ...(exif === undefined ? [] : fromExif(exif)),
  ];
  for (const candidate of candidates) {
    const text = candidate
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    if (text !== '' && text.length <= LONGEST) return text;
  }
  return null;
}

/** Data sets are a marker, a record, a number, two bytes of length and the value; others may lie around them. */
function fromIptc(block: Buffer): string[] {
  const found = new Map<number, string>();
  const end = Math.min(block.length, MOST_BYTES);
  for (let at = 0; at + 5 <= end; at += 1) {
    if (block[at] !== 0x1c || block[at + 1] !== 2) continue;
    const length = block.readUInt16BE(at + 3);
    const name = block[at + 2] ?? 0;
    if (at + 5 + length > end) continue;
    if (!found.has(name)) found.set(name, block.toString('utf8', at + 5, at + 5 + length));
    at += 4 + length;
  }
  return IPTC_CAPTIONS.flatMap((name) => found.get(name) ?? []);
}

function fromXmp(block: Buffer): string[] {
  const text = block.subarray(0, MOST_BYTES).toString('utf8');
  const plain = /photoshop:Headline\s*(?:=\s*"([^"]*)"|>([^<]*)<)/u.exec(text);
  const listed = ['title', 'description'].map((name) =>
    new RegExp(`<dc:${name}>\\s*<rdf:Alt>\\s*<rdf:li[^>]*>([^<]*)<`, 'u').exec(text),
  );
  return [plain?.[1] ?? plain?.[2], ...listed.map((match) => match?.[1])]
    .flatMap((value) => value ?? [])
    .map(withoutEntities);
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" },
};

function withoutEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/gu, (entity) => entities[entity] ?? entity);
}

function fromExif(block: Buffer): string[] {
  let tags: ReturnType<typeof readExif>;
  try {
    tags = readExif(block);
  } catch (error) {
    if (error instanceof Error) return [];
    throw error;
  }
  const image: Record<string, unknown> = tags.Image ?? {};
  const description = image.ImageDescription;
  return typeof description === 'string' ? [description] : [];
}
