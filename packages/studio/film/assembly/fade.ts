/** Brings a run of samples towards one value: `share` of 256 of them is kept. `count` is a multiple of 16. */
export function fadePlane(samples: usize, count: i32, share: i32, towards: i32): void {
  const kept = i16x8.splat(<i16>share);
  const added = i16x8.splat(<i16>(towards * (256 - share) + 128));
  for (let at = 0; at < count; at += 16) {
    const value = v128.load(samples + at);
    v128.store(
      samples + at,
      i8x16.narrow_i16x8_u(
        i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(value), kept), added), 8),
        i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(value), kept), added), 8),
      ),
    );
  }
}
