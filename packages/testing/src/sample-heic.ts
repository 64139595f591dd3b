/**
 * A still of 64 x 64 pixels in four quarters (see samplePixel), HEVC as a byte stream. It was drawn by
 * samplePixels and encoded once with x265, so that no test depends on what the machine's ffmpeg was built with.
 */
const still = Buffer.from(
  'AAAAAUABDAH//wQIAAADAJ+oAAADAAAeugJAAAAAAUIBAQQIAAADAJ+oAAADAAAeoCCBBZbqSTK5oCAAAAMAIAAAAwMhAAAA' +
    'AUQBwXKwIkAAAAEoAa8GeEHwbr9d5///v0bFoDdsNfaMcgVRo6ezPfsWoNtm5EGVUv9vRpqLp0K/pE+iJEbluhQ88hN5QRJN' +
    'yE09dNjo7O3PJY+4VNA6/p6DFmZ/r94j4KR+ixRfpgucgCVVesD/1/MgDhFaLrWBXCxfrTJ2GWSv7rlOz7j/2rMqUOW4VhT8' +
    'Edv3tO0e079OY7jdRzjO/7blLeA=',
  'base64',
);

const TILE = 64;
const NAL_VPS = 32;
const NAL_PPS = 34;

export interface HeicOptions {
  /** Of a picture of `still`; 64 x 64 by default. A file that lies says something else here. */
  readonly width?: number;
  readonly height?: number;
  /** Another HEVC still, as a byte stream with its parameter sets. */
  readonly still?: Uint8Array;
  /** So many copies of the still, side by side and below each other, as telephones make them. */
  readonly grid?: { readonly columns: number; readonly rows: number };
  /** Quarter turns against the clock, as `irot` counts them. */
  readonly quarterTurns?: 0 | 1 | 2 | 3;
  /** 0 turns the picture upside down, 1 swaps left and right, as `imir` counts them. */
  readonly mirror?: 0 | 1;
  /** An ICC profile, embedded as `colr`. */
  readonly icc?: Uint8Array;
  /** The brightness of the same still becomes the picture's alpha. */
  readonly alpha?: boolean;
  /** A TIFF block, as in a camera's Exif item. */
  readonly exif?: Uint8Array;
}

/** A small HEIC file (ISO 23008-12), written box by box. */
export function heicFile(options: HeicOptions = {}): Buffer {
  const { parameters, picture } = partsOf(options.still ?? still);
  const { columns, rows } = options.grid ?? { columns: 1, rows: 1 };
  const tile = {
    width: options.still ? options.width : TILE,
    height: options.still ? options.height : TILE,
  };
  const width = options.width ?? TILE * columns;
  const height = options.height ?? TILE * rows;
  const items: Item[] = [];
  const properties: Buffer[] = [];
  const property = (bytes: Buffer) => properties.push(bytes);
  const config = property(box('hvcC', decoderConfiguration(parameters)));
  const size = property(imageSize(width, height));
  const looks = [
    ...(options.icc ? [property(box('colr', Buffer.from('prof'), options.icc))] : []),
    ...(options.quarterTurns ? [property(box('irot', Buffer.from([options.quarterTurns])))] : []),
    ...(options.mirror === undefined ? [] : [property(box('imir', Buffer.from([options.mirror])))]),
  ];
  const references: Buffer[] = [];
  if (options.grid) {
    const tileSize = property(imageSize(tile.width ?? TILE, tile.height ?? TILE));
    const tiles = Array.from({ length: columns * rows }, (_, index) => index + 2);
    items.push({
      id: 1,
      type: 'grid',
      data: gridOf(columns, rows, width, height),
      properties: [size, ...looks],
    });
    for (const id of tiles)
      items.push({ id, type: 'hvc1', data: picture, properties: [config, tileSize] });
    references.push(reference('dimg', 1, tiles));
  } else {
    items.push({ id: 1, type: 'hvc1', data: picture, properties: [config, size, ...looks] });
  }
  if (options.alpha) {
    const id = items.length + 1;
    const urn = Buffer.from('urn:mpeg:hevc:2015:auxid:1\0');
    const kind = property(box('auxC', u32(0), urn));
    items.push({ id, type: 'hvc1', data: picture, properties: [config, size, kind] });
    references.push(reference('auxl', id, [1]));
  }
  if (options.exif) {
    const id = items.length + 1;
    items.push({ id, type: 'Exif', data: Buffer.concat([u32(0), options.exif]), properties: [] });
    references.push(reference('cdsc', id, [1]));
  }
  return assemble(items, properties, references);
}

interface Item {
  readonly id: number;
  readonly type: string;
  readonly data: Uint8Array;
  /** Numbers of the properties, from 1. */
  readonly properties: readonly number[];
}

function assemble(items: readonly Item[], properties: Buffer[], references: Buffer[]): Buffer {
  const type = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const meta = (dataAt: number) => {
    let at = dataAt;
    const places = items.map(({ id, data }) => {
      const place = Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(data.length)]);
      at += data.length;
      return place;
    });
    return box(
      'meta',
      u32(0),
      box('hdlr', u32(0), u32(0), Buffer.from('pict'), Buffer.alloc(12), Buffer.from([0])),
      box('pitm', u32(0), u16(1)),
      box('iinf', u32(0), u16(items.length), ...items.map(itemInfo)),
      ...(references.length > 0 ? [box('iref', u32(0), ...references)] : []),
      box('iprp', box('ipco', ...properties), box('ipma', u32(0), associations(items))),
      box('iloc', u32(0), Buffer.from([0x44, 0]), u16(items.length), ...places),
    );
  };
  const dataAt = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(dataAt), box('mdat', ...items.map(({ data }) => data))]);
}

function itemInfo({ id, type }: Item): Buffer {
  return box('infe', u32(2 << 24), u16(id), u16(0), Buffer.from(`${type}\0`));
}

/** Every property is marked as essential. */
function associations(items: readonly Item[]): Buffer {
  const lists = items
    .filter(({ properties }) => properties.length > 0)
    .map(({ id, properties }) =>
      Buffer.concat([
        u16(id),
        Buffer.from([properties.length, ...properties.map((number) => 0x80 | number)]),
      ]),
    );
  return Buffer.concat([u32(lists.length), ...lists]);
}

function reference(type: string, from: number, to: readonly number[]): Buffer {
  return box(type, u16(from), u16(to.length), ...to.map(u16));
}

function imageSize(width: number, height: number): Buffer {
  return box('ispe', u32(0), u32(width), u32(height));
}

function gridOf(columns: number, rows: number, width: number, height: number): Buffer {
  return Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(width), u32(height)]);
}

/** The parameter sets, and the rest with lengths (4 bytes) in place of start codes. */
function partsOf(stream: Uint8Array): { parameters: Buffer[]; picture: Buffer } {
  const bytes = Buffer.from(stream);
  const units: Buffer[] = [];
  let start = bytes.indexOf('\0\0\x01', 0, 'latin1') + 3;
  while (start >= 3) {
    const next = bytes.indexOf('\0\0\x01', start, 'latin1');
    let end = next < 0 ? bytes.length : next;
    if (next > 0 && bytes[end - 1] === 0) end -= 1;
    units.push(bytes.subarray(start, end));
    start = next < 0 ? 0 : next + 3;
  }
  const isParameters = (unit: Buffer) => nalType(unit) >= NAL_VPS && nalType(unit) <= NAL_PPS;
  return {
    parameters: units.filter(isParameters),
    picture: Buffer.concat(
      units.filter((unit) => !isParameters(unit)).flatMap((unit) => [u32(unit.length), unit]),
    ),
  };
}

function nalType(unit: Uint8Array): number {
  return ((unit[0] ?? 0) >> 1) & 0x3f;
}

/** HEVCDecoderConfigurationRecord for 8 bits, 4:2:0. */
function decoderConfiguration(parameters: readonly Buffer[]): Buffer {
  const sequence = parameters.find((unit) => nalType(unit) === NAL_VPS + 1) ?? Buffer.alloc(0);
  // Profile, tier and level: 12 bytes after the unit's header and one byte of ids, without the stuffing.
  const plain = Buffer.from(sequence.toString('latin1').replaceAll('\0\0\x03', '\0\0'), 'latin1');
  const arrays = parameters.map((unit) =>
    Buffer.concat([Buffer.from([0x80 | nalType(unit)]), u16(1), u16(unit.length), unit]),
  );
  return Buffer.concat([
    Buffer.from([1]),
    plain.subarray(3, 15),
    Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, arrays.length]),
    ...arrays,
  ]);
}

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
