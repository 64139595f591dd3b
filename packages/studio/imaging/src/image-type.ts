import { bitmapHeaderLengths } from './decoding/bitmap-header.js';

export const imageTypes = [
  'jpeg',
  'png',
  'webp',
  'gif',
  'tiff',
  'avif',
  'heic',
  'bmp',
  'ico',
  'svg',
] as const;
export type ImageType = (typeof imageTypes)[number];

/** MIME type of each, as it is served. */
export const imageMimeTypes: Record<ImageType, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  tiff: 'image/tiff',
  avif: 'image/avif',
  heic: 'image/heic',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
};

const heifBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** Detects the type from the bytes alone, whatever a header or file name says; null for anything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  const letters = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp';
  if (letters(0, 6) === 'GIF87a' || letters(0, 6) === 'GIF89a') return 'gif';
  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a)) return 'tiff';
  if (letters(4, 8) === 'ftyp') {
    const brand = letters(8, 12);
    // A still AVIF may name the general brand first, and its own among the compatible ones.
    if (brand === 'avif' || brand === 'avis') return 'avif';
    if (!heifBrands.has(brand)) return null;
    return brand === 'mif1' && letters(16, 64).includes('avif') ? 'avif' : 'heic';
  }
  if (starts(0x42, 0x4d) && hasDibHeader(bytes)) return 'bmp';
  if (starts(0, 0, 1, 0) && (bytes[4] ?? 0) > 0 && bytes[5] === 0) return 'ico';
  return looksLikeSvg(bytes) ? 'svg' : null;
}

/** The letters BM begin many a text; the length of a bitmap's header does not follow them there. */
function hasDibHeader(bytes: Uint8Array): boolean {
  const [length = 0, ...rest] = bytes.subarray(14, 18);
  return rest.length === 3 && rest.every((byte) => byte === 0) && bitmapHeaderLengths.has(length);
}

/** Enough for a licence in a comment before the root. */
const SVG_HEAD_BYTES = 16_384;
/** Constructs allowed before the root: how each begins, and how it ends. */
const PROLOGUE = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

function looksLikeSvg(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const little = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const big = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const encoding = little ? 'utf-16le' : big ? 'utf-16be' : 'utf-8';
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, SVG_HEAD_BYTES));
  // One step for each part: a single expression could be made to backtrack endlessly.
  let at = pastSpace(head, 0);
  for (;;) {
    const part = PROLOGUE.find(([begin]) => head.startsWith(begin, at));
    const end = part === undefined ? pastDoctype(head, at) : head.indexOf(part[1], at);
    if (end < 0)
      return part === undefined && /^<(?:[\w-]+:)?svg[\s/>]/.test(head.slice(at, at + 40));
    at = pastSpace(head, end + (part?.[1].length ?? 0));
  }
}

function pastSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at).trim() === '') at += 1;
  return at;
}

/** Behind the document type, which may hold declarations in brackets; -1 where none of an SVG stands. */
function pastDoctype(text: string, at: number): number {
  if (!/^<!DOCTYPE\s+(?:[\w-]+:)?svg[\s>[]/.test(text.slice(at, at + 60))) return -1;
  const end = text.indexOf('>', at);
  const bracket = text.indexOf('[', at);
  if (bracket < 0 || end < bracket) return end < 0 ? -1 : end + 1;
  const close = text.indexOf(']', bracket);
  const last = close < 0 ? -1 : text.indexOf('>', close);
  return last < 0 ? -1 : last + 1;
}
