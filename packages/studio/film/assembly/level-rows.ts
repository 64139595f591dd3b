import { Layer } from './layer';
import { resampleDownTo, ringRow } from './ring';

/** 1.0 of a layer's share. */
const ONE: f64 = 16384;

/** Rows and weights for one output row; as globals because calls return a single value. */
let upper01: v128 = i64x2.splat(0);
let upper23: v128 = i64x2.splat(0);
let top: i32 = 0;

/** Runs the horizontal pass as far as the output row needs it, and finds its four rows and their weights. */
function aim(layer: Layer, line: i32, groups: i32): void {
  const position = layer.centreRow + (<f64>line - layer.centreLine) * layer.rowStep;
  const whole = Math.floor(position);
  top = <i32>whole - 1;
  resampleDownTo(layer, top + 3, groups);
  const u = position - whole;
  const u2 = u * u;
  const u3 = u2 * u;
  const share = <f64>layer.share / ONE;
  const w0 = <i32>Math.round(share * ONE * 0.5 * (2.0 * u2 - u - u3));
  const w2 = <i32>Math.round(share * ONE * 0.5 * (u + 4.0 * u2 - 3.0 * u3));
  const w3 = <i32>Math.round(share * ONE * 0.5 * (u3 - u2));
  const w1 = layer.share - w0 - w2 - w3;
  upper01 = i32x4.splat((w0 & 0xffff) | (w1 << 16));
  upper23 = i32x4.splat((w2 & 0xffff) | (w3 << 16));
}

function low(a: v128, b: v128): v128 {
  return v128.shuffle<i16>(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

function high(a: v128, b: v128): v128 {
  return v128.shuffle<i16>(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

/** Ring samples have 6 fractional bits and weights 14. */
const SHIFT: i32 = 20;

/** Samples of four rows, sixteen columns at a time: the same rows and weights in every column. */
export function writeLevelRow(layer: Layer, line: i32, groups: i32, row: usize): void {
  aim(layer, line, groups);
  const w01 = upper01;
  const w23 = upper23;
  const r0 = ringRow(layer, top);
  const r1 = ringRow(layer, top + 1);
  const r2 = ringRow(layer, top + 2);
  const r3 = ringRow(layer, top + 3);
  const half = i32x4.splat(1 << (SHIFT - 1));
  const flip = i8x16.splat(-128);
  const end = groups << 4;
  for (let at = 0; at < end; at += 32) {
    let a = v128.load(r0 + at);
    let b = v128.load(r1 + at);
    let c = v128.load(r2 + at);
    let d = v128.load(r3 + at);
    const first = i16x8.narrow_i32x4_s(
      shifted(half, low(a, b), w01, low(c, d), w23),
      shifted(half, high(a, b), w01, high(c, d), w23),
    );
    a = v128.load(r0 + at, 16);
    b = v128.load(r1 + at, 16);
    c = v128.load(r2 + at, 16);
    d = v128.load(r3 + at, 16);
    const second = i16x8.narrow_i32x4_s(
      shifted(half, low(a, b), w01, low(c, d), w23),
      shifted(half, high(a, b), w01, high(c, d), w23),
    );
    v128.store(row + (at >> 1), v128.xor(i8x16.narrow_i16x8_s(first, second), flip));
  }
}

function shifted(half: v128, ab: v128, w01: v128, cd: v128, w23: v128): v128 {
  const sum = i32x4.add(i32x4.dot_i16x8_s(ab, w01), i32x4.dot_i16x8_s(cd, w23));
  return i32x4.shr_s(i32x4.add(sum, half), SHIFT);
}

function weighed(ab: v128, w01: v128, cd: v128, w23: v128): v128 {
  return i32x4.add(i32x4.dot_i16x8_s(ab, w01), i32x4.dot_i16x8_s(cd, w23));
}

/** The same for two layers that fade into each other; their shares are in their weights. */
export function writeFadedRow(layer: Layer, over: Layer, line: i32, groups: i32, row: usize): void {
  aim(layer, line, groups);
  const w01 = upper01;
  const w23 = upper23;
  const r0 = ringRow(layer, top);
  const r1 = ringRow(layer, top + 1);
  const r2 = ringRow(layer, top + 2);
  const r3 = ringRow(layer, top + 3);
  aim(over, line, groups);
  const x01 = upper01;
  const x23 = upper23;
  const s0 = ringRow(over, top);
  const s1 = ringRow(over, top + 1);
  const s2 = ringRow(over, top + 2);
  const s3 = ringRow(over, top + 3);
  const half = i32x4.splat(1 << (SHIFT - 1));
  const flip = i8x16.splat(-128);
  const end = groups << 4;
  for (let at = 0; at < end; at += 16) {
    const a = v128.load(r0 + at);
    const b = v128.load(r1 + at);
    const c = v128.load(r2 + at);
    const d = v128.load(r3 + at);
    const e = v128.load(s0 + at);
    const f = v128.load(s1 + at);
    const g = v128.load(s2 + at);
    const h = v128.load(s3 + at);
    const left = i32x4.add(
      i32x4.add(weighed(low(a, b), w01, low(c, d), w23), half),
      weighed(low(e, f), x01, low(g, h), x23),
    );
    const right = i32x4.add(
      i32x4.add(weighed(high(a, b), w01, high(c, d), w23), half),
      weighed(high(e, f), x01, high(g, h), x23),
    );
    const value = i16x8.narrow_i32x4_s(i32x4.shr_s(left, SHIFT), i32x4.shr_s(right, SHIFT));
    v128.store64_lane(row + (at >> 1), v128.xor(i8x16.narrow_i16x8_s(value, value), flip), 0);
  }
}
