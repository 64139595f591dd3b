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

/** What the bytes say they are, or null for anything else. No header or file name has a say. */
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
  if (starts(0x42, 0x4d) && bytes.length > 26 && (bytes[15] ?? 1) === 0) return 'bmp';
  if (starts(0, 0, 1, 0) && (bytes[4] ?? 0) > 0 && bytes[5] === 0) return 'ico';
  return looksLikeSvg(bytes) ? 'svg' : null;
}

function looksLikeSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, 2048)).replace(/^\ufeff/u, '');
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/u.test(head);
}
