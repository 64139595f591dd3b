/**
 * Makes an RGB picture small by the means of what each new pixel covers. `sums` has room for four bytes a sample of a
 * row and 64 more.
 */
export function reducePicture(
  source: usize,
  width: i32,
  height: i32,
  sums: usize,
  target: usize,
  wide: i32,
  high: i32,
): void {
  const length = <usize>(width * 3);
  let to = target;
  for (let row: i32 = 0; row < high; row += 1) {
    const first = <i32>((<i64>row * <i64>height) / <i64>high);
    const end = max(first + 1, <i32>((<i64>(row + 1) * <i64>height) / <i64>high));
    memory.fill(sums, 0, 4 * length + 64);
    for (let y = first; y < end; y += 1) addRow(source + <usize>y * length, sums, length);
    const rows = <f32>(end - first);
    for (let column: i32 = 0; column < wide; column += 1) {
      const left = <i32>((<i64>column * <i64>width) / <i64>wide);
      const right = max(left + 1, <i32>((<i64>(column + 1) * <i64>width) / <i64>wide));
      let red: f32 = 0;
      let green: f32 = 0;
      let blue: f32 = 0;
      for (let x = left; x < right; x += 1) {
        const at = sums + <usize>(x * 12);
        red += <f32>load<u32>(at);
        green += <f32>load<u32>(at, 4);
        blue += <f32>load<u32>(at, 8);
      }
      const share: f32 = 1.0 / (rows * <f32>(right - left));
      store<u8>(to, <u8>(red * share + 0.5));
      store<u8>(to, <u8>(green * share + 0.5), 1);
      store<u8>(to, <u8>(blue * share + 0.5), 2);
      to += 3;
    }
  }
}

function addRow(row: usize, sums: usize, length: usize): void {
  for (let at: usize = 0; at < length; at += 16) {
    const samples = v128.load(row + at);
    const low = i16x8.extend_low_i8x16_u(samples);
    const high = i16x8.extend_high_i8x16_u(samples);
    const to = sums + 4 * at;
    v128.store(to, i32x4.add(v128.load(to), i32x4.extend_low_i16x8_u(low)));
    v128.store(to, i32x4.add(v128.load(to, 16), i32x4.extend_high_i16x8_u(low)), 16);
    v128.store(to, i32x4.add(v128.load(to, 32), i32x4.extend_low_i16x8_u(high)), 32);
    v128.store(to, i32x4.add(v128.load(to, 48), i32x4.extend_high_i16x8_u(high)), 48);
  }
}
