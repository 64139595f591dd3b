/**
 * For eight output columns: the first source byte (i32, padded to 16); for columns 0 to 3 and for 4 to 7 a swizzle
 * mask that brings two neighbouring samples of each column into the high bytes of two 16-bit lanes; and in the same
 * order the weights (1.0 = 8192) of taps 0 and 1, then of taps 2 and 3.
 */
export const COLUMN_GROUP_BYTES: i32 = 112;
const ONE: i32 = 8192;
/** Fractional bits of row positions: over a whole frame the step's rounding adds up to a thousandth of a row. */
export const ROW_BITS: i32 = 19;

/**
 * Fills the records of a plane. Column x (its centre at `firstColumn + x * columnPitch` from the centre of the view)
 * shows source column `centreColumn + columnStep * t * n` with `n = 1 / (1 - perspective * t)`; its source row in
 * output row y is `centreRow + rowStep * n * (y - centreLine)`.
 */
export function buildColumns(
  columns: usize,
  starts: usize,
  slopes: usize,
  width: i32,
  firstColumn: f64,
  columnPitch: f64,
  centreColumn: f64,
  columnStep: f64,
  perspective: f64,
  rowStep: f64,
  centreRow: f64,
  centreLine: f64,
): void {
  const groups = (width + 7) >> 3;
  for (let group = 0; group < groups; group++) {
    const record = columns + group * COLUMN_GROUP_BYTES;
    let base = 0;
    for (let lane = 0; lane < 8; lane++) {
      const t = firstColumn + <f64>(group * 8 + lane) * columnPitch;
      const nearness = 1.0 / (1.0 - perspective * t);
      const position = centreColumn + columnStep * t * nearness;
      const column = (group * 8 + lane) << 2;
      const slope = rowStep * nearness;
      const unit = <f64>(1 << ROW_BITS);
      store<i32>(slopes + column, <i32>Math.round(slope * unit));
      store<i32>(starts + column, <i32>Math.round((centreRow - slope * centreLine) * unit));
      const whole = Math.floor(position);
      const first = <i32>whole - 1;
      if (lane === 0) {
        base = first;
        store<i32>(record, base);
      }
      const pair = record + 16 + lane * 4;
      store<u8>(pair, 0xff);
      store<u8>(pair + 1, <u8>(first - base));
      store<u8>(pair + 2, 0xff);
      store<u8>(pair + 3, <u8>(first - base + 1));
      const u = position - whole;
      const u2 = u * u;
      const u3 = u2 * u;
      const w0 = <i32>Math.round(<f64>ONE * 0.5 * (2.0 * u2 - u - u3));
      const w2 = <i32>Math.round(<f64>ONE * 0.5 * (u + 4.0 * u2 - 3.0 * u3));
      const w3 = <i32>Math.round(<f64>ONE * 0.5 * (u3 - u2));
      const weights = record + 48 + lane * 4;
      store<i16>(weights, <i16>w0);
      store<i16>(weights + 2, <i16>(ONE - w0 - w2 - w3));
      store<i16>(weights + 32, <i16>w2);
      store<i16>(weights + 34, <i16>w3);
    }
  }
}
