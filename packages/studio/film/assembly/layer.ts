/**
 * One plane of one picture as the kernel sees it. The host writes these records into memory; the order and
 * widths of the fields are mirrored in src/warp/plane-warp.ts.
 */
@unmanaged
export class Layer {
  /** First sample of the plane; samples are the value minus 128. */
  source: u32;
  /** Bytes from row to row. */
  stride: i32;
  /** Last row that may be read; rows above 0 and below this one are clamped. */
  lastRow: i32;
  /** First of `groups` records of COLUMN_GROUP_BYTES. */
  columns: u32;
  /** Source row of each output column in output row 0, and its step from row to row; both of ROW_BITS (i32). */
  starts: u32;
  slopes: u32;
  /** Ring of rows after the horizontal pass (i16, 6 fractional bits). */
  ring: u32;
  /** Rows in the ring less one; the number of rows is a power of two. */
  ringMask: i32;
  /** Bytes of one ring row. */
  ringStride: i32;
  /** 1 when rows of the result run at a slant through the source. */
  slanted: i32;
  /** Share of this layer in the result, 16384 for the whole. */
  share: i32;
  /** Topmost source row that the plane needs. */
  firstRow: i32;
  /** Source row under the centre of the view, in rows from the centre of row 0. */
  centreRow: f64;
  /** Output row of the centre of the view, in the same sense. */
  centreLine: f64;
  /** Source rows for one output row, at the centre of the view. */
  rowStep: f64;
  /** Next source row that the horizontal pass will make; the kernel's own. */
  nextRow: i32;
}
