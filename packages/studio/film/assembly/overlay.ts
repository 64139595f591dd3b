/** (value * opacity) / 256 for sixteen samples; opacity 0 to 256. */
function scaled(values: v128, opacity: v128): v128 {
  return i8x16.narrow_i16x8_u(
    i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(values), opacity), 8),
    i16x8.shr_u(i16x8.mul(i16x8.extend_high_i8x16_u(values), opacity), 8),
  );
}

/** 256 less the alpha: 0 keeps the background, 255 hides it. */
function kept(alpha: v128): v128 {
  return i16x8.sub(i16x8.sub(i16x8.splat(256), alpha), i16x8.shr_u(alpha, 7));
}

/**
 * Lays a premultiplied plane over a plane of the frame. `width` is a multiple of 16 with transparent padding.
 * Sixteen samples without ink are passed over.
 */
export function layOver(
  target: usize,
  targetStride: i32,
  samples: usize,
  alphas: usize,
  width: i32,
  height: i32,
  opacity: i32,
): void {
  const half = i16x8.splat(128);
  const strength = i16x8.splat(<i16>opacity);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 16) {
      const ink = v128.load(alphas + y * width + x);
      if (!v128.any_true(ink)) continue;
      const at = target + y * targetStride + x;
      const below = v128.load(at);
      let alpha = ink;
      let above = v128.load(samples + y * width + x);
      if (opacity < 256) {
        alpha = scaled(alpha, strength);
        above = scaled(above, strength);
      }
      const low = i16x8.shr_u(
        i16x8.add(
          i16x8.mul(i16x8.extend_low_i8x16_u(below), kept(i16x8.extend_low_i8x16_u(alpha))),
          half,
        ),
        8,
      );
      const high = i16x8.shr_u(
        i16x8.add(
          i16x8.mul(i16x8.extend_high_i8x16_u(below), kept(i16x8.extend_high_i8x16_u(alpha))),
          half,
        ),
        8,
      );
      v128.store(at, i8x16.add_sat_u(i8x16.narrow_i16x8_u(low, high), above));
    }
  }
}
