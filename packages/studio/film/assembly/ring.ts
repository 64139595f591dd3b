import { COLUMN_GROUP_BYTES } from './columns';
import { Layer } from './layer';

/** Resamples one source row across: four taps a column, eight columns at a time. */
function resampleRow(source: usize, columns: usize, groups: i32, target: usize): void {
  let record = columns;
  let out = target;
  for (let group = 0; group < groups; group++) {
    const at = source + load<i32>(record);
    const head = v128.load(at);
    const tail = v128.load(at, 2);
    const lowMask = v128.load(record, 16);
    const highMask = v128.load(record, 32);
    const low = i32x4.add(
      i32x4.dot_i16x8_s(i8x16.swizzle(head, lowMask), v128.load(record, 48)),
      i32x4.dot_i16x8_s(i8x16.swizzle(tail, lowMask), v128.load(record, 80)),
    );
    const high = i32x4.add(
      i32x4.dot_i16x8_s(i8x16.swizzle(head, highMask), v128.load(record, 64)),
      i32x4.dot_i16x8_s(i8x16.swizzle(tail, highMask), v128.load(record, 96)),
    );
    v128.store(out, i16x8.narrow_i32x4_s(i32x4.shr_s(low, 15), i32x4.shr_s(high, 15)));
    record += COLUMN_GROUP_BYTES;
    out += 16;
  }
}

/** Runs the horizontal pass down to and including this source row. */
export function resampleDownTo(layer: Layer, row: i32, groups: i32): void {
  let next = layer.nextRow;
  while (next <= row) {
    const clamped = max(0, min(next, layer.lastRow));
    resampleRow(
      layer.source + clamped * layer.stride,
      layer.columns,
      groups,
      layer.ring + (next & layer.ringMask) * layer.ringStride,
    );
    next++;
  }
  layer.nextRow = next;
}

export function ringRow(layer: Layer, row: i32): usize {
  return layer.ring + (row & layer.ringMask) * layer.ringStride;
}
