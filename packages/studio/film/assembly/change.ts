import { extendRow, UB, UG, UR, VB, VG, VR, YB, YG, YR } from './picture';

/*
 * Adds the changes of a clip since its opening to a picture that has more samples than the clip. Changes are 16-bit
 * numbers with 6 fractional bits.
 */

/** From the 16 fractional bits of the colours' coefficients to 6. */
const TO_CHANGE: i32 = 10;
const HALF_CHANGE: i32 = 512;

function changeOf(r: i32, g: i32, b: i32, red: i32, green: i32, blue: i32): i16 {
  return <i16>((r * red + g * green + b * blue + HALF_CHANGE) >> TO_CHANGE);
}

/** Repeats the last of `width` changes up to the end of the row. */
function fillRow(row: usize, width: i32, stride: i32): void {
  const last = load<i16>(row + ((width - 1) << 1));
  for (let x = width; x < stride; x++) store<i16>(row + (x << 1), last);
}

/**
 * Changes of luma, blue and red between two interleaved sRGB pictures: three planes of `height + 1` rows of `stride`
 * changes, one after the other. What lies past the pictures' last column and row repeats them.
 */
export function takeChange(
  target: usize,
  opening: usize,
  now: usize,
  width: i32,
  height: i32,
  stride: i32,
): void {
  const pitch = stride << 1;
  const plane = pitch * (height + 1);
  let from = 0;
  for (let y = 0; y < height; y++) {
    const luma = target + y * pitch;
    for (let x = 0; x < width; x++) {
      const a = opening + from;
      const b = now + from;
      const r = <i32>load<u8>(b) - <i32>load<u8>(a);
      const g = <i32>load<u8>(b, 1) - <i32>load<u8>(a, 1);
      const l = <i32>load<u8>(b, 2) - <i32>load<u8>(a, 2);
      const at = luma + (x << 1);
      store<i16>(at, changeOf(r, g, l, YR, YG, YB));
      store<i16>(at + plane, changeOf(r, g, l, UR, UG, UB));
      store<i16>(at + 2 * plane, changeOf(r, g, l, VR, VG, VB));
      from += 3;
    }
    fillRow(luma, width, stride);
    fillRow(luma + plane, width, stride);
    fillRow(luma + 2 * plane, width, stride);
  }
  for (let i = 0; i < 3; i++) {
    const last = target + i * plane + (height - 1) * pitch;
    memory.copy(last + pitch, last, pitch);
  }
}

/** Bytes of the record of a row or a column: its change (i32), and the next one's weight as a share of 256. */
const RECORD: i32 = 12;

/** The changes of a row of samples, between two rows of them; `weight` of the lower one, 32767 for the whole. */
function mixRows(target: usize, upper: usize, lower: usize, weight: i32, bytes: i32): void {
  const share = i16x8.splat(<i16>weight);
  for (let at = 0; at < bytes; at += 16) {
    const a = v128.load(upper + at);
    const step = i16x8.sub_sat_s(v128.load(lower + at), a);
    v128.store(target + at, i16x8.add(a, i16x8.q15mulr_sat_s(step, share)));
  }
}

/**
 * Writes a plane's samples plus a share of their changes, in the columns and rows that have records. Weights of columns
 * have 8 fractional bits. `mixed` is room for one row of changes; `share` is 256 for the whole.
 */
export function addChange(
  target: usize,
  source: usize,
  stride: i32,
  width: i32,
  left: i32,
  right: i32,
  change: usize,
  changeStride: i32,
  columns: usize,
  firstColumn: i32,
  endColumn: i32,
  rows: usize,
  firstRow: i32,
  endRow: i32,
  mixed: usize,
  share: i32,
  least: i32,
  most: i32,
): void {
  const pitch = changeStride << 1;
  for (let y = firstRow; y < endRow; y++) {
    const row = rows + (y - firstRow) * RECORD;
    const upper = change + load<i32>(row) * pitch;
    mixRows(mixed, upper, upper + pitch, load<i32>(row, 4), pitch);
    const ofRow = (load<i32>(row, 8) * share) >> 8;
    const to = target + y * stride;
    const from = source + y * stride;
    let column = columns;
    for (let x = firstColumn; x < endColumn; x++) {
      const at = mixed + (load<i32>(column) << 1);
      const before = <i32>load<i16>(at);
      const between = before + (((<i32>load<i16>(at, 2) - before) * load<i32>(column, 4)) >> 8);
      const alpha = (load<i32>(column, 8) * ofRow) >> 8;
      const sum = <i32>load<i8>(from + x) + ((between * alpha + 8192) >> 14);
      store<i8>(to + x, <i8>min(most, max(least, sum)));
      column += RECORD;
    }
    extendRow(to, width, left, right);
  }
}
