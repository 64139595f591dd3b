/** A picture to write as BMP: `pixels` are RGBA, rows top to bottom. */
export interface BmpPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export interface BmpOptions {
  /** 24 by default. With 1, 4 and 8 the picture may have 2, 16 or 256 colours at most. */
  readonly bits?: 1 | 4 | 8 | 16 | 24 | 32;
  readonly topDown?: boolean;
  /** Run-length encoding, for 4 and 8 bits. */
  readonly runs?: boolean;
  /** Masks for red, green, blue and, if any, alpha; for 16 and 32 bits. */
  readonly masks?: readonly number[];
  /** The header of OS/2 1.x, with 12 bytes; only without runs, masks and top-down rows. */
  readonly core?: boolean;
  /** False sizes for the header. */
  readonly claims?: { readonly width?: number; readonly height?: number };
}

const FILE_HEADER = 14;
const BI_RGB = 0;
const BI_RLE8 = 1;
const BI_RLE4 = 2;
const BI_BITFIELDS = 3;

export function bmpFile(picture: BmpPicture, options: BmpOptions = {}): Buffer {
  const { header, pixels } = bitmapOf(picture, options);
  const file = Buffer.alloc(FILE_HEADER);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(FILE_HEADER + header.length + pixels.length, 2);
  file.writeUInt32LE(FILE_HEADER + header.length, 10);
  return Buffer.concat([file, header, pixels]);
}

export interface IcoEntry {
  /** As the directory says; 256 is written as 0. */
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** Where the directory says that the data begin, where that is not the truth. */
  readonly claimedOffset?: number;
}

export function icoFile(entries: readonly IcoEntry[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * entries.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(entries.length, 4);
  let at = directory.length;
  entries.forEach(({ width, height, data, claimedOffset }, index) => {
    const entry = 6 + 16 * index;
    directory[entry] = width & 255;
    directory[entry + 1] = height & 255;
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(data.length, entry + 8);
    directory.writeUInt32LE(claimedOffset ?? at, entry + 12);
    at += data.length;
  });
  return Buffer.concat([directory, ...entries.map(({ data }) => data)]);
}

/** An ICO's bitmap: no file header, twice the height, and a mask of 1 bit after the pixels. */
export function icoBitmap(picture: BmpPicture, options: BmpOptions = {}): Buffer {
  const { header, pixels } = bitmapOf(picture, options);
  header.writeInt32LE((options.claims?.height ?? picture.height) * 2, 8);
  const stride = rowBytes(picture.width, 1);
  const mask = Buffer.alloc(stride * picture.height);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const clear = (picture.pixels[(y * picture.width + x) * 4 + 3] ?? 255) < 128;
      const at = (picture.height - 1 - y) * stride + (x >> 3);
      if (clear) mask[at] = (mask[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return Buffer.concat([header, pixels, mask]);
}

function bitmapOf(picture: BmpPicture, options: BmpOptions): { header: Buffer; pixels: Buffer } {
  const { bits = 24, topDown = false, masks = [], runs = false, core = false } = options;
  const palette = bits <= 8 ? paletteOf(picture, 2 ** bits) : [];
  const rows = Array.from({ length: picture.height }, (_, row) => {
    const y = topDown ? row : picture.height - 1 - row;
    return Array.from({ length: picture.width }, (_unused, x) => {
      const at = (y * picture.width + x) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 255] = picture.pixels.subarray(at, at + 4);
      if (bits <= 8) return palette.indexOf((red << 16) | (green << 8) | blue);
      return packed([red, green, blue, alpha], bits, masks);
    });
  });
  const pixels = runs ? runsOf(rows, bits) : Buffer.concat(rows.map((row) => rowOf(row, bits)));
  const width = options.claims?.width ?? picture.width;
  const height = (options.claims?.height ?? picture.height) * (topDown ? -1 : 1);
  return { header: headerOf({ width, height, bits, palette, masks, runs, core }), pixels };
}

function headerOf(facts: {
  width: number;
  height: number;
  bits: number;
  palette: readonly number[];
  masks: readonly number[];
  runs: boolean;
  core: boolean;
}): Buffer {
  const { width, height, bits, palette, masks, runs, core } = facts;
  const colours = Buffer.concat(
    palette.map((colour) =>
      Buffer.from([colour & 255, (colour >> 8) & 255, colour >> 16, ...(core ? [] : [0])]),
    ),
  );
  if (core) {
    const header = Buffer.alloc(12);
    header.writeUInt32LE(12, 0);
    header.writeUInt16LE(width, 4);
    header.writeUInt16LE(height, 6);
    header.writeUInt16LE(1, 8);
    header.writeUInt16LE(bits, 10);
    return Buffer.concat([header, colours]);
  }
  // The header with an alpha mask is the one of version 4, which has 108 bytes.
  const header = Buffer.alloc(masks.length > 3 ? 108 : 40 + masks.length * 4);
  header.writeUInt32LE(masks.length > 3 ? 108 : 40, 0);
  header.writeInt32LE(width, 4);
  header.writeInt32LE(height, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  const packing = masks.length > 0 ? BI_BITFIELDS : BI_RGB;
  header.writeUInt32LE(runs ? (bits === 8 ? BI_RLE8 : BI_RLE4) : packing, 16);
  header.writeUInt32LE(palette.length, 32);
  masks.forEach((mask, index) => {
    header.writeUInt32LE(mask >>> 0, 40 + index * 4);
  });
  return Buffer.concat([header, colours]);
}

function paletteOf({ pixels }: BmpPicture, most: number): number[] {
  const found = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    found.add((red << 16) | (green << 8) | blue);
  }
  if (found.size > most) throw new Error(`${found.size} colours do not fit into ${most}.`);
  return [...found, ...Array<number>(most - found.size).fill(0)];
}

/** The pixel as one number; 5 bits a channel with 16 bits and no masks. */
function packed(channels: readonly number[], bits: number, masks: readonly number[]): number {
  const [red = 0, green = 0, blue = 0, alpha = 0] = channels;
  if (masks.length > 0) {
    return masks.reduce((value, mask, index) => {
      const shift = 31 - Math.clz32(mask & -mask);
      const most = mask >>> shift;
      return (value | (Math.round(((channels[index] ?? 0) / 255) * most) << shift)) >>> 0;
    }, 0);
  }
  if (bits === 16) return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
  return ((bits === 32 ? alpha << 24 : 0) | (red << 16) | (green << 8) | blue) >>> 0;
}

function rowBytes(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}

function rowOf(values: readonly number[], bits: number): Buffer {
  const row = Buffer.alloc(rowBytes(values.length, bits));
  values.forEach((value, x) => {
    if (bits >= 8) {
      row.writeUIntLE(value, (x * bits) / 8, bits / 8);
    } else {
      const at = (x * bits) >> 3;
      row[at] = (row[at] ?? 0) | (value << (8 - bits - ((x * bits) & 7)));
    }
  });
  return row;
}

/** Runs of equal indices; rows end with 0 0 and the picture with 0 1. */
function runsOf(rows: readonly (readonly number[])[], bits: number): Buffer {
  const out: number[] = [];
  for (const row of rows) {
    for (let x = 0; x < row.length; ) {
      const index = row[x] ?? 0;
      let length = 1;
      while (length < 255 && x + length < row.length && row[x + length] === index) length += 1;
      out.push(length, bits === 4 ? (index << 4) | index : index);
      x += length;
    }
    out.push(0, 0);
  }
  out.push(0, 1);
  return Buffer.from(out);
}
