import { openFill, openStroke, storeFill } from './coverage';
import { walk } from './outline';

/**
 * Coverage 0..255 of the inside of SVG path data, by the nonzero rule. `gathered` has four bytes for each of
 * (width + 2) * height pixels; both it and `target`, one byte a pixel, hold zeros.
 */
export function fillPath(
  path: usize,
  length: usize,
  a: f64,
  b: f64,
  c: f64,
  d: f64,
  e: f64,
  f: f64,
  gathered: usize,
  target: usize,
  w: i32,
  h: i32,
): void {
  openFill(gathered, w, h);
  walk(path, length, false, a, b, c, d, e, f);
  storeFill(target);
}

/** Coverage 0..255 of a line along SVG path data, with round ends and corners; `radius` is half its thickness in px. */
export function strokePath(
  path: usize,
  length: usize,
  a: f64,
  b: f64,
  c: f64,
  d: f64,
  e: f64,
  f: f64,
  radius: f64,
  target: usize,
  w: i32,
  h: i32,
): void {
  openStroke(radius, target, w, h);
  walk(path, length, true, a, b, c, d, e, f);
}
