import { extname } from 'node:path/posix';

const DEFAULT_TYPE = 'application/octet-stream';

/**
 * A key's extension gives its content type: no separate record can be lost or contradict it. No type here runs scripts
 * in a browser.
 */
const typeOfExtension: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bin: DEFAULT_TYPE,
  bmp: 'image/bmp',
  flac: 'audio/flac',
  gif: 'image/gif',
  heic: 'image/heic',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  srt: 'application/x-subrip',
  tiff: 'image/tiff',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** Thrown when a key's extension means another content type than the caller's: a fault of the caller. */
export class ContentTypeMismatch extends Error {
  override readonly name = 'ContentTypeMismatch';

  constructor(key: string, contentType: string) {
    super(`${key} would be served as ${contentTypeOf(key)}, not as ${contentType}`);
  }
}

export function contentTypeOf(key: string): string {
  return typeOfExtension[extname(key).slice(1)] ?? DEFAULT_TYPE;
}

/** @throws ContentTypeMismatch */
export function requireContentType(key: string, contentType: string): void {
  if (essence(contentTypeOf(key)) !== essence(contentType)) {
    throw new ContentTypeMismatch(key, contentType);
  }
}

function essence(contentType: string): string {
  return contentType.replace(/;.*/s, '').trim().toLowerCase();
}
