import { ImageRejected } from '../image-rejected.js';
import { type DibHeader, readDibHeader } from './dib-header.js';

const FILE_HEADER_BYTES = 14;

/** Reads a BMP's two headers. Throws ImageRejected with reason `damaged` or `unsupported`. */
export function readBmpHeader(bytes: Uint8Array): DibHeader {
  if (bytes.length < FILE_HEADER_BYTES + 4) {
    throw new ImageRejected('damaged', 'The bitmap ends before its header does.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readDibHeader(bytes, FILE_HEADER_BYTES, view.getUint32(10, true));
}
