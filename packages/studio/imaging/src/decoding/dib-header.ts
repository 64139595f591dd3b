import { ImageRejected } from '../image-rejected.js';

/** The header of a device-independent bitmap: the body of a BMP, or an entry of an ICO. */
export interface DibHeader {
  readonly width: number;
  /** Rows of pixels; in an ICO half of the header's figure, which includes the mask's rows. */
  readonly height: number;
  readonly topDown: boolean;
  readonly bits: 1 | 4 | 8 | 16 | 24 | 32;
  readonly packing: 'plain' | 'runs';
  /** For 16 and 32 bits: red, green, blue, alpha; 0 where the file has no such channel. */
  readonly masks: readonly [number, number, number, number];
  /** Where the palette begins, how many colours it has, and how many bytes each. */
  readonly palette: { readonly at: number; readonly colours: number; readonly entryBytes: 3 | 4 };
  readonly pixelsAt: number;
  /** An embedded ICC profile, as version 5 of the header may have. */
  readonly icc: Uint8Array | undefined;
}

/** The lengths of the headers of OS/2 1 and 2 and of all Windows versions. */
export const dibHeaderLengths: ReadonlySet<number> = new Set([12, 40, 52, 56, 64, 108, 124]);

const CORE = 12;
const OS2 = 64;
const PACKINGS = { plain: 0, rle8: 1, rle4: 2, bitfields: 3, alphaBitfields: 6 };
const DEPTHS = [1, 4, 8, 16, 24, 32] as const;
const EMBEDDED_PROFILE = 0x4d424544; // 'MBED'

/**
 * Reads the header at `at`; nothing is allocated by what it says. `pixelsAt` is the BMP's own word on
 * where the pixels begin; in an ICO (`null`) they follow the palette.
 *
 * @throws ImageRejected with reason `damaged`, or `unsupported` for packings that no camera or office writes
 */
export function readDibHeader(bytes: Uint8Array, at: number, pixelsAt: number | null): DibHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = at + 4 <= bytes.length ? view.getUint32(at, true) : 0;
  if (!dibHeaderLengths.has(length) || at + length > bytes.length) throw broken('header');
  const core = length === CORE;
  const width = core ? view.getUint16(at + 4, true) : view.getInt32(at + 4, true);
  const signed = core ? view.getUint16(at + 6, true) : view.getInt32(at + 8, true);
  const depth = view.getUint16(at + (core ? 10 : 14), true);
  const bits = DEPTHS.find((known) => known === depth);
  const compression = core ? PACKINGS.plain : view.getUint32(at + 16, true);
  const rows = pixelsAt === null ? Math.abs(signed) / 2 : Math.abs(signed);
  if (width <= 0 || rows < 1 || !Number.isInteger(rows) || bits === undefined) {
    throw broken('size or depth');
  }
  const topDown = signed < 0;
  checkPacking(compression, bits, { topDown, os2: length === OS2 });
  const masked = compression === PACKINGS.bitfields || compression === PACKINGS.alphaBitfields;
  const behind = !masked || length > 40 ? 0 : compression === PACKINGS.bitfields ? 12 : 16;
  const paletteAt = at + length + behind;
  if (paletteAt > bytes.length) throw broken('header');
  const most = bits <= 8 ? 2 ** bits : 0;
  const listed = core ? 0 : view.getUint32(at + 32, true);
  const entryBytes = core ? 3 : 4;
  const colours = Math.min(listed || most, most);
  const begins = pixelsAt ?? paletteAt + Math.min(listed || most, 256) * entryBytes;
  if (begins < paletteAt || begins > bytes.length) throw broken('place of the pixels');
  const room = Math.floor((begins - paletteAt) / entryBytes);
  return {
    width,
    height: rows,
    topDown,
    bits,
    packing: compression === PACKINGS.rle8 || compression === PACKINGS.rle4 ? 'runs' : 'plain',
    masks: masked
      ? masksAt(view, at + 40, length >= 56 || behind === 16)
      : defaultMasks(bits, pixelsAt === null),
    palette: { at: paletteAt, colours: Math.min(colours, room), entryBytes },
    pixelsAt: begins,
    icc: length === 124 ? profileOf(view, at, bytes) : undefined,
  };
}

function checkPacking(
  compression: number,
  bits: number,
  { topDown, os2 }: { topDown: boolean; os2: boolean },
): void {
  const { plain, rle8, rle4, bitfields, alphaBitfields } = PACKINGS;
  if (compression === plain) return;
  // OS/2 numbers other packings from 3 on, and a run-length picture is never upside down.
  if (compression === rle8 && bits === 8 && !topDown) return;
  if (compression === rle4 && bits === 4 && !topDown) return;
  const masked = compression === bitfields || compression === alphaBitfields;
  if (masked && (bits === 16 || bits === 32) && !os2) return;
  throw new ImageRejected(
    'unsupported',
    `A bitmap of ${bits} bits with compression ${compression} is not read.`,
  );
}

function masksAt(view: DataView, at: number, alpha: boolean): DibHeader['masks'] {
  const mask = (index: number) => view.getUint32(at + index * 4, true);
  return [mask(0), mask(1), mask(2), alpha ? mask(3) : 0];
}

/** Without masks the fourth byte is alpha in an ICO, and means nothing in a BMP. */
function defaultMasks(bits: number, icon: boolean): DibHeader['masks'] {
  return bits === 16
    ? [0x7c00, 0x03e0, 0x001f, 0]
    : [0xff0000, 0x00ff00, 0x0000ff, icon && bits === 32 ? 0xff000000 : 0];
}

function profileOf(view: DataView, at: number, bytes: Uint8Array): Uint8Array | undefined {
  if (view.getUint32(at + 56, true) !== EMBEDDED_PROFILE) return undefined;
  const begins = at + view.getUint32(at + 112, true);
  const ends = begins + view.getUint32(at + 116, true);
  if (ends > bytes.length) throw broken('colour profile');
  return bytes.slice(begins, ends);
}

function broken(part: string): ImageRejected {
  return new ImageRejected('damaged', `The bitmap's ${part} can't be right.`);
}

const FILE_HEADER_BYTES = 14;

/** Reads a BMP's two headers. Throws ImageRejected with reason `damaged` or `unsupported`. */
export function readBmpHeader(bytes: Uint8Array): DibHeader {
  if (bytes.length < FILE_HEADER_BYTES + 4) {
    throw new ImageRejected('damaged', 'The bitmap ends before its header does.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readDibHeader(bytes, FILE_HEADER_BYTES, view.getUint32(10, true));
}
