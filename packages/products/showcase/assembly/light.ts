/** Light 0..1 of each 8-bit sRGB value, as 256 floats. */
let lights: usize = 0;

export function setLights(address: usize): void {
  lights = address;
}

export function lightOf(value: u32): f32 {
  return load<f32>(lights + ((<usize>value) << 2));
}

/** Relative luminance of WCAG 2 of the pixel at an address, 0..1. */
export function luminanceAt(at: usize): f64 {
  const red = 0.2126 * <f64>lightOf(load<u8>(at));
  const green = 0.7152 * <f64>lightOf(load<u8>(at, 1));
  return red + green + 0.0722 * <f64>lightOf(load<u8>(at, 2));
}

/** Contrast of WCAG 2 between two luminances, 1 to 21. */
export function contrastOf(one: f64, other: f64): f64 {
  return (max(one, other) + 0.05) / (min(one, other) + 0.05);
}
