import { ROW_BITS } from './columns';
import { Layer } from './layer';
import { resampleDownTo, ringRow } from './ring';

/*
 * Rows of frames in which a layer runs at a slant: each layer adds to sums of 5 fractional bits.
 */

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
 * One output row that runs at a slant: every column has its own position; eight neighbours lie within two source
 * rows of each other, so five rows serve them all.
 */
function addSlantedRow(layer: Layer, line: i32, groups: i32, sums: usize, first: bool): void {
  const last = (groups * 8 - 1) << 2;
  const left = load<i32>(layer.starts) + line * load<i32>(layer.slopes);
  const right = load<i32>(layer.starts + last) + line * load<i32>(layer.slopes + last);
  resampleDownTo(layer, (max(left, right) >> ROW_BITS) + 3, groups);
  const lines = i32x4.splat(line);
  const share = i16x8.splat(<i16>layer.share);
  const whole = layer.share === 16384;
  const zero = i16x8.splat(0);
  const one = i16x8.splat(8192);
  const fraction = i32x4.splat(0x7fff);
  for (let group = 0; group < groups; group++) {
    const starts = layer.starts + (group << 5);
    const slopes = layer.slopes + (group << 5);
    const near = i32x4.add(v128.load(starts), i32x4.mul(v128.load(slopes), lines));
    const far = i32x4.add(v128.load(starts, 16), i32x4.mul(v128.load(slopes, 16), lines));
    const t = i16x8.narrow_i32x4_s(
      v128.and(i32x4.shr_s(near, ROW_BITS - 15), fraction),
      v128.and(i32x4.shr_s(far, ROW_BITS - 15), fraction),
    );
    const rows = i16x8.narrow_i32x4_s(i32x4.shr_s(near, ROW_BITS), i32x4.shr_s(far, ROW_BITS));
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
    // 1.0 is 8192 here and 16384 in level rows: bring the sum from 4 fractional bits to 5.
    sum = i16x8.shl(sum, 1);
    if (!whole) sum = i16x8.q15mulr_sat_s(i16x8.shl(sum, 1), share);
    if (!first) sum = i16x8.add(sum, v128.load(sums + column));
    v128.store(sums + column, sum);
  }
}

/** Adds one output row of a layer to the sums, or begins them. */
export function addRow(layer: Layer, line: i32, groups: i32, sums: usize, first: bool): void {
  if (layer.slanted) addSlantedRow(layer, line, groups, sums, first);
  else addLevelRow(layer, line, groups, sums, first);
}

/** Rounds the sums to samples of 0 to 255. */
export function writeSums(sums: usize, groups: i32, row: usize): void {
  const half = i16x8.splat(16);
  const flip = i8x16.splat(-128);
  for (let group = 0; group < groups; group++) {
    const value = i16x8.shr_s(i16x8.add(v128.load(sums + (group << 4)), half), 5);
    v128.store64_lane(row + (group << 3), v128.xor(i8x16.narrow_i16x8_s(value, value), flip), 0);
  }
}
