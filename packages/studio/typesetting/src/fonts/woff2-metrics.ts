import { ByteReader } from './byte-reader.js';

/** Where `hhea` counts the glyphs that have an advance of their own. */
const ADVANCE_COUNT_OFFSET = 34;

/** The `hmtx` table whose left side bearings were left out because the outlines imply them. */
export function restoreMetrics(
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
