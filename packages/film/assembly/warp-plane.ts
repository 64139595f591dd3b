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
function resampleDownTo(layer: Layer, row: i32, groups: i32): void {
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

function ringRow(layer: Layer, row: i32): usize {
  return layer.ring + (row & layer.ringMask) * layer.ringStride;
}

/** One output row of a layer whose rows are level: the same four rows and weights in every column. */
function addLevelRow(layer: Layer, line: i32, groups: i32, sums: usize, first: bool): void {
  const position = layer.centreRow + (<f64>line - layer.centreLine) * layer.rowStep;
  const whole = Math.floor(position);
  const top = <i32>whole - 1;
  resampleDownTo(layer, top + 3, groups);
  const u = position - whole;
  const u2 = u * u;
  const u3 = u2 * u;
  const one = <f64>layer.share;
  const w0 = <i32>Math.round(one * 0.5 * (2.0 * u2 - u - u3));
  const w2 = <i32>Math.round(one * 0.5 * (u + 4.0 * u2 - 3.0 * u3));
  const w3 = <i32>Math.round(one * 0.5 * (u3 - u2));
  const v0 = i16x8.splat(<i16>w0);
  const v1 = i16x8.splat(<i16>(layer.share - w0 - w2 - w3));
  const v2 = i16x8.splat(<i16>w2);
  const v3 = i16x8.splat(<i16>w3);
  const r0 = ringRow(layer, top);
  const r1 = ringRow(layer, top + 1);
  const r2 = ringRow(layer, top + 2);
  const r3 = ringRow(layer, top + 3);
  const end = groups << 4;
  for (let at = 0; at < end; at += 16) {
    let sum = i16x8.add(
      i16x8.add(
        i16x8.q15mulr_sat_s(v128.load(r0 + at), v0),
        i16x8.q15mulr_sat_s(v128.load(r1 + at), v1),
      ),
      i16x8.add(
        i16x8.q15mulr_sat_s(v128.load(r2 + at), v2),
        i16x8.q15mulr_sat_s(v128.load(r3 + at), v3),
      ),
    );
    if (!first) sum = i16x8.add(sum, v128.load(sums + at));
    v128.store(sums + at, sum);
  }
}

/**
 * One output row that runs at a slant: every column has its own position, computed in floating point; eight
 * neighbours lie within two source rows of each other, so five rows serve them all.
 */
function addSlantedRow(layer: Layer, line: i32, groups: i32, sums: usize, first: bool): void {
  const offset = <f32>(<f64>line - layer.centreLine);
  const centre = <f32>layer.centreRow;
  const left = centre + offset * load<f32>(layer.slopes);
  const right = centre + offset * load<f32>(layer.slopes + ((groups * 8 - 1) << 2));
  resampleDownTo(layer, <i32>Mathf.floor(max(left, right)) + 3, groups);
  const offsets = f32x4.splat(offset);
  const centres = f32x4.splat(centre);
  const share = i16x8.splat(<i16>layer.share);
  const whole = layer.share === 16384;
  const zero = i16x8.splat(0);
  const one = i16x8.splat(8192);
  for (let group = 0; group < groups; group++) {
    const slopes = layer.slopes + (group << 5);
    const lowPosition = f32x4.add(centres, f32x4.mul(offsets, v128.load(slopes)));
    const highPosition = f32x4.add(centres, f32x4.mul(offsets, v128.load(slopes, 16)));
    const lowFloor = f32x4.floor(lowPosition);
    const highFloor = f32x4.floor(highPosition);
    const scale = f32x4.splat(32767);
    const t = i16x8.narrow_i32x4_s(
      i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.sub(lowPosition, lowFloor), scale)),
      i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.sub(highPosition, highFloor), scale)),
    );
    const rows = i16x8.narrow_i32x4_s(
      i32x4.trunc_sat_f32x4_s(lowFloor),
      i32x4.trunc_sat_f32x4_s(highFloor),
    );
    const base = min(i16x8.extract_lane_s(rows, 0), i16x8.extract_lane_s(rows, 7));
    const below = i16x8.gt_s(rows, i16x8.splat(<i16>base));
    const square = i16x8.q15mulr_sat_s(t, t);
    const cube = i16x8.q15mulr_sat_s(square, t);
    const u = i16x8.shr_s(t, 2);
    const u2 = i16x8.shr_s(square, 2);
    const u3 = i16x8.shr_s(cube, 2);
    const w0 = i16x8.shr_s(i16x8.sub(i16x8.sub(i16x8.shl(u2, 1), u), u3), 1);
    const w3 = i16x8.shr_s(i16x8.sub(u3, u2), 1);
    // (u + 4 u2 - 3 u3) / 2; wraps on the way, the result is in range.
    const w2 = i16x8.shr_s(
      i16x8.sub(i16x8.add(u, i16x8.shl(u2, 2)), i16x8.add(i16x8.shl(u3, 1), u3)),
      1,
    );
    const w1 = i16x8.sub(i16x8.sub(i16x8.sub(one, w0), w2), w3);
    const column = group << 4;
    const top = base - 1;
    let sum = i16x8.q15mulr_sat_s(
      v128.load(ringRow(layer, top) + column),
      v128.bitselect(zero, w0, below),
    );
    sum = i16x8.add(
      sum,
      i16x8.q15mulr_sat_s(
        v128.load(ringRow(layer, top + 1) + column),
        v128.bitselect(w0, w1, below),
      ),
    );
    sum = i16x8.add(
      sum,
      i16x8.q15mulr_sat_s(
        v128.load(ringRow(layer, top + 2) + column),
        v128.bitselect(w1, w2, below),
      ),
    );
    sum = i16x8.add(
      sum,
      i16x8.q15mulr_sat_s(
        v128.load(ringRow(layer, top + 3) + column),
        v128.bitselect(w2, w3, below),
      ),
    );
    sum = i16x8.add(
      sum,
      i16x8.q15mulr_sat_s(
        v128.load(ringRow(layer, top + 4) + column),
        v128.bitselect(w3, zero, below),
      ),
    );
    // Weights here are a quarter of the level row's, so that the sum has 4 fractional bits: bring it to 5.
    sum = i16x8.shl(sum, 1);
    if (!whole) sum = i16x8.q15mulr_sat_s(i16x8.shl(sum, 1), share);
    if (!first) sum = i16x8.add(sum, v128.load(sums + column));
    v128.store(sums + column, sum);
  }
}

function addRow(layer: Layer, line: i32, groups: i32, sums: usize, first: bool): void {
  if (layer.slanted) addSlantedRow(layer, line, groups, sums, first);
  else addLevelRow(layer, line, groups, sums, first);
}

/**
 * Makes one plane of a frame from one or two layers (`second` 0 for none). Rows are written eight samples at a
 * time, so up to seven bytes behind the plane are overwritten.
 */
export function warpPlane(
  target: usize,
  width: i32,
  height: i32,
  first: usize,
  second: usize,
  sums: usize,
): void {
  const groups = (width + 7) >> 3;
  const layer = changetype<Layer>(first);
  const over = changetype<Layer>(second);
  const half = i16x8.splat(16);
  const flip = i8x16.splat(-128);
  layer.nextRow = layer.firstRow;
  if (second) over.nextRow = over.firstRow;
  for (let line = 0; line < height; line++) {
    addRow(layer, line, groups, sums, true);
    if (second) addRow(over, line, groups, sums, false);
    const row = target + line * width;
    for (let group = 0; group < groups; group++) {
      const value = i16x8.shr_s(i16x8.add(v128.load(sums + (group << 4)), half), 5);
      v128.store64_lane(row + (group << 3), v128.xor(i8x16.narrow_i16x8_s(value, value), flip), 0);
    }
  }
}
