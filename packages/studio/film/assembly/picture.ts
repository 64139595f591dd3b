/*
 * sRGB bytes to BT.709 limited range, less 128. Coefficients are those of ITU-R BT.709 scaled to 219 and 224
 * steps, in 16 fractional bits. The three of each row sum up so that grey stays grey.
 */
export const YR: i32 = 11966;
export const YG: i32 = 40254;
export const YB: i32 = 4064;
export const UR: i32 = -6596;
export const UG: i32 = -22188;
export const UB: i32 = 28784;
export const VR: i32 = 28784;
export const VG: i32 = -26145;
export const VB: i32 = -2639;

/** Copies the outermost samples into the border, `left` and `right` samples wide. */
export function extendRow(row: usize, width: i32, left: i32, right: i32): void {
  memory.fill(row - left, load<u8>(row), left);
  memory.fill(row + width, load<u8>(row + width - 1), right);
}

/** Interleaved sRGB, width and height even, to a luma plane and two chroma planes of half the size. */
export function importPicture(
  rgb: usize,
  width: i32,
  height: i32,
  luma: usize,
  lumaStride: i32,
  blue: usize,
  red: usize,
  chromaStride: i32,
  left: i32,
  right: i32,
): void {
  for (let y = 0; y < height; y++) {
    const row = luma + y * lumaStride;
    let from = rgb + y * width * 3;
    for (let x = 0; x < width; x++) {
      const value =
        (YR * <i32>load<u8>(from) +
          YG * <i32>load<u8>(from, 1) +
          YB * <i32>load<u8>(from, 2) +
          32768) >>
        16;
      store<u8>(row + x, <u8>(value + 16 - 128));
      from += 3;
    }
    extendRow(row, width, left, right);
  }
  const pitch = width * 3;
  for (let y = 0; y < height >> 1; y++) {
    let from = rgb + y * 2 * pitch;
    const blueRow = blue + y * chromaStride;
    const redRow = red + y * chromaStride;
    for (let x = 0; x < width >> 1; x++) {
      const below = from + pitch;
      const r =
        <i32>load<u8>(from) +
        <i32>load<u8>(from, 3) +
        <i32>load<u8>(below) +
        <i32>load<u8>(below, 3);
      const g =
        <i32>load<u8>(from, 1) +
        <i32>load<u8>(from, 4) +
        <i32>load<u8>(below, 1) +
        <i32>load<u8>(below, 4);
      const b =
        <i32>load<u8>(from, 2) +
        <i32>load<u8>(from, 5) +
        <i32>load<u8>(below, 2) +
        <i32>load<u8>(below, 5);
      store<u8>(blueRow + x, <u8>((UR * r + UG * g + UB * b + 131072) >> 18));
      store<u8>(redRow + x, <u8>((VR * r + VG * g + VB * b + 131072) >> 18));
      from += 6;
    }
    extendRow(blueRow, width >> 1, left, right);
    extendRow(redRow, width >> 1, left, right);
  }
}
