/**
 * Whether a HEIF file (HEIC, AVIF) has all its bytes. libheif itself paints missing tiles green. Also false if the
 * boxes are malformed.
 */
export function isHeifWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const top = boxesIn(view, 0, bytes.length);
  const meta = top?.find(({ type }) => type === 'meta');
  if (top === null || meta === undefined) return false;
  const inner = boxesIn(view, meta.from + 4, meta.to);
  const places = inner?.find(({ type }) => type === 'iloc');
  if (places === undefined) return false;
  return placesInside(view, places, bytes.length);
}

interface Box {
  readonly type: string;
  /** Where the contents begin and end. */
  readonly from: number;
  readonly to: number;
}

/** The boxes between two offsets, or null where one reaches over the end. */
function boxesIn(view: DataView, from: number, to: number): Box[] | null {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (at + 8 > to) return null;
    const short = view.getUint32(at);
    const long = short === 1;
    if (long && at + 16 > to) return null;
    // A length of 0 means: up to the end.
    const length = long ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const header = long ? 16 : 8;
    if (length < header || at + length > to) return null;
    const letters = [0, 1, 2, 3].map((index) => view.getUint8(at + 4 + index));
    boxes.push({ type: String.fromCharCode(...letters), from: at + header, to: at + length });
    at += length;
  }
  return boxes;
}

/** Follows `iloc`: each item's extents, where they are offsets in the file. */
function placesInside(view: DataView, { from, to }: Box, fileBytes: number): boolean {
  let at = from;
  let whole = true;
  const number = (bytes: number) => {
    if (at + bytes > to) {
      whole = false;
      return 0;
    }
    let value = 0;
    for (let n = 0; n < bytes; n += 1) value = value * 256 + view.getUint8(at + n);
    at += bytes;
    return value;
  };
  const version = number(1);
  number(3);
  const sizes = number(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version > 0 ? sizes & 15 : 0;
  const items = number(version === 2 ? 4 : 2);
  // Otherwise a few bytes could declare thousands of millions of extents.
  if (lengthBytes === 0) return false;
  for (let item = 0; whole && item < items; item += 1) {
    number(version === 2 ? 4 : 2);
    const inFile = version === 0 || (number(2) & 15) === 0;
    number(2);
    const base = number(baseBytes);
    const extents = number(2);
    for (let extent = 0; whole && extent < extents; extent += 1) {
      number(indexBytes);
      const offset = number(offsetBytes);
      const length = number(lengthBytes);
      if (inFile && base + offset + length > fileBytes) whole = false;
    }
  }
  return whole;
}
