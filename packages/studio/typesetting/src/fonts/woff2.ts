import { brotliDecompressSync } from 'node:zlib';
import { ByteReader, restoreGlyphs } from './woff2-glyphs.js';

/** Where `hhea` counts the glyphs that have an advance of their own. */
const ADVANCE_COUNT_OFFSET = 34;

/** The `hmtx` table whose left side bearings were left out because the outlines imply them. */
function restoreMetrics(
  transformed: Uint8Array,
  hhea: Uint8Array,
  leftEdges: Int16Array,
): Uint8Array {
  const reader = new ByteReader(transformed);
  const flags = reader.u8();
  const header = new ByteReader(hhea);
  header.take(ADVANCE_COUNT_OFFSET);
  const advanceCount = header.u16();
  const advances = Array.from({ length: advanceCount }, () => reader.u16());
  const glyphCount = leftEdges.length;
  const metrics = new DataView(new ArrayBuffer(2 * (advanceCount + glyphCount)));
  for (let glyph = 0; glyph < glyphCount; glyph += 1) {
    const absent = (flags & (glyph < advanceCount ? 1 : 2)) !== 0;
    const bearing = absent ? (leftEdges[glyph] ?? 0) : reader.i16();
    if (glyph < advanceCount) {
      metrics.setUint16(4 * glyph, advances[glyph] ?? 0);
      metrics.setInt16(4 * glyph + 2, bearing);
    } else {
      metrics.setInt16(2 * (advanceCount + glyph), bearing);
    }
  }
  return new Uint8Array(metrics.buffer);
}

/** Tags that the format names by number (W3C WOFF 2.0, section 4.1). */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx ' +
  'kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix ' +
  'acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak ' +
  'Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));

const SIGNATURE = 0x774f4632;
/** Signature, flavour, lengths and versions, and where metadata lies. */
const HEADER_LENGTH = 48;
const OTHER_TAG = 63;

interface TableEntry {
  readonly tag: string;
  readonly transformed: boolean;
  readonly length: number;
}

/**
 * A WOFF2 file as the TrueType font it was made from, without hinting.
 * @throws RangeError for a file that is no WOFF2, or ends too soon
 */
export function decodeWoff2(file: Uint8Array): Uint8Array {
  const header = new ByteReader(file);
  if (header.u32() !== SIGNATURE) throw new RangeError('The file is no WOFF2 font.');
  const flavour = header.u32();
  header.u32();
  const tableCount = header.u16();
  header.take(6);
  const compressedLength = header.u32();
  header.take(HEADER_LENGTH - 24);
  const entries = Array.from({ length: tableCount }, () => readEntry(header));
  const data = new ByteReader(brotliDecompressSync(header.take(compressedLength)));
  const stored = new Map(entries.map((entry) => [entry.tag, data.take(entry.length)]));
  const transformed = new Set(
    entries.filter((entry) => entry.transformed).map((entry) => entry.tag),
  );
  return assemble(flavour, restore(stored, transformed));
}

function readEntry(header: ByteReader): TableEntry {
  const flags = header.u8();
  const index = flags & 0x3f;
  const tag =
    index === OTHER_TAG ? String.fromCharCode(...header.take(4)) : (knownTags[index] ?? '');
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  const originalLength = header.base128();
  return { tag, transformed, length: transformed ? header.base128() : originalLength };
}

function restore(
  stored: ReadonlyMap<string, Uint8Array>,
  transformed: ReadonlySet<string>,
): Map<string, Uint8Array> {
  const tables = new Map(stored);
  if (!transformed.has('glyf')) return tables;
  const glyphs = restoreGlyphs(table(stored, 'glyf'));
  tables.set('glyf', glyphs.glyf);
  tables.set('loca', glyphs.loca);
  const head = Uint8Array.from(table(stored, 'head'));
  // indexToLocFormat: offsets of four bytes.
  new DataView(head.buffer).setInt16(50, 1);
  tables.set('head', head);
  if (transformed.has('hmtx')) {
    const metrics = restoreMetrics(table(stored, 'hmtx'), table(stored, 'hhea'), glyphs.leftEdges);
    tables.set('hmtx', metrics);
  }
  return tables;
}

function table(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const found = tables.get(tag);
  if (!found) throw new RangeError(`A font file has no ${tag} table.`);
  return found;
}

/** Tables behind their directory. Checksums stay zero: the shaper reads none. */
function assemble(flavour: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const start = 12 + 16 * entries.length;
  const font = new Uint8Array(
    entries.reduce((length, [, bytes]) => length + padded(bytes.length), start),
  );
  const view = new DataView(font.buffer);
  view.setUint32(0, flavour);
  view.setUint16(4, entries.length);
  let offset = start;
  for (const [index, [tag, bytes]] of entries.entries()) {
    const entry = 12 + 16 * index;
    for (let letter = 0; letter < 4; letter += 1) {
      view.setUint8(entry + letter, tag.charCodeAt(letter));
    }
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}
