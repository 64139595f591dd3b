import { ImageRejected } from '../image-rejected.js';

/** What the header of a device-independent bitmap says: the body of a BMP, or an entry of an ICO. */
export interface BitmapHeader {
  readonly width: number;
  /** In an ICO the rows of the pixels and of the mask together. */
  readonly height: number;
  readonly bits: number;
  readonly hasAlpha: boolean;
  /** An embedded ICC profile, as version 5 of the header may have. */
  readonly icc: Uint8Array | undefined;
}

/** The lengths of the headers of OS/2 1 and 2 and of all Windows versions. */
export const bitmapHeaderLengths: ReadonlySet<number> = new Set([12, 40, 52, 56, 64, 108, 124]);

const CORE = 12;
const PACKINGS = { bitfields: 3, alphaBitfields: 6 };
const ALPHA_MASK_AT = 52;
const EMBEDDED_PROFILE = 0x4d424544; // 'MBED'

/**
 * Reads the header that the bytes begin with; nothing is allocated by what it says.
 *
 * @throws ImageRejected with reason `damaged`, or `unsupported` for packings that no camera or office writes
 */
export function bitmapHeaderOf(bytes: Uint8Array): BitmapHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = bytes.length >= CORE ? view.getUint32(0, true) : 0;
  if (!bitmapHeaderLengths.has(length) || length > bytes.length) throw broken();
  const isCore = length === CORE;
  const width = isCore ? view.getUint16(4, true) : view.getInt32(4, true);
  const height = isCore ? view.getUint16(6, true) : Math.abs(view.getInt32(8, true));
  if (width <= 0 || height <= 0) throw broken();
  const packing = isCore ? 0 : view.getUint32(16, true);
  const { bitfields, alphaBitfields } = PACKINGS;
  if (packing > bitfields && packing !== alphaBitfields) {
    throw new ImageRejected('unsupported', `A bitmap with compression ${packing} is not read.`);
  }
  const isMasked = length > ALPHA_MASK_AT ? packing >= bitfields : packing === alphaBitfields;
  return {
    width,
    height,
    bits: view.getUint16(isCore ? 10 : 14, true),
    hasAlpha:
      isMasked && bytes.length >= ALPHA_MASK_AT + 4 && view.getUint32(ALPHA_MASK_AT, true) !== 0,
    icc: length === 124 ? profileOf(view, bytes) : undefined,
  };
}

const FILE_HEADER = 14;

/** The same of a whole BMP, whose pixels must not begin inside of its header. */
export function bmpHeaderOf(bytes: Uint8Array): BitmapHeader {
  const header = bitmapHeaderOf(bytes.subarray(FILE_HEADER));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(10, true) < FILE_HEADER + view.getUint32(FILE_HEADER, true)) throw broken();
  return header;
}

function profileOf(view: DataView, bytes: Uint8Array): Uint8Array | undefined {
  if (view.getUint32(56, true) !== EMBEDDED_PROFILE) return undefined;
  const begins = view.getUint32(112, true);
  const ends = begins + view.getUint32(116, true);
  if (ends > bytes.length) throw broken();
  return bytes.slice(begins, ends);
}

function broken(): ImageRejected {
  return new ImageRejected('damaged', "The bitmap's header can't be right.");
}
