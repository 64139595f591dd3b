import { ImageRejected } from '../image-rejected.js';

/** By the names that XML declarations use. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
};

/**
 * The text of an XML file: by its byte order mark, else by its declaration, else UTF-8.
 *
 * @throws ImageRejected `unsupported` for another encoding, `damaged` for bytes that are none of it
 */
export function decodeSvgText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ImageRejected('damaged', `The SVG has bytes that are no ${encoding}.`, { cause });
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // In UTF-16 the file begins with its mark, or with `<` in one of two bytes.
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declaration = /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head);
  const declared = declaration?.[1]?.toLowerCase() ?? 'utf-8';
  const encoding = ENCODINGS[declared];
  if (encoding !== undefined) return encoding;
  throw new ImageRejected('unsupported', `An SVG in ${declared} is not read.`);
}
