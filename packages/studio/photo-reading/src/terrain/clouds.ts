import type { WorkingPicture } from './working-picture.js';

/** Row at which the sky ends in each column; 0 where there is none. */
export type SkyLine = Int32Array;

/** Step in colour at the edge of a roof or a ridge; most clouds' are softer. */
const CRISP = 0.045;
/** Columns in which a cloud ends the sky are at most this share of the width together. */
const WIDEST_GAP = 0.14;

/**
 * A cloud's own edge ends the line too early. What follows on without a crisp edge, no darker than the sky and
 * neither green nor brown, is sky too; unless that runs through to the viewer's feet, as snow would. A line that is
 * mostly straight, as where the sea begins, is not passed.
 */
export function throughClouds(picture: WorkingPicture, line: SkyLine): SkyLine {
  const { width, height, lightness, a, b, edge, fine } = picture;
  const sorted = [...line].sort((one, two) => one - two);
  const usual = sorted[Math.floor(width / 2)] ?? 0;
  const straight = line.filter((row) => Math.abs(row - usual) < 0.012 * height).length;
  const lowest = straight > 0.6 * width ? usual : height;
  let sum = 0;
  let count = 0;
  const reached = new Uint8Array(width * height);
  const waiting: number[] = [];
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < (line[x] ?? 0); y += 1) {
      const at = y * width + x;
      reached[at] = 1;
      waiting.push(at);
      sum += lightness[at] ?? 0;
      count += 1;
    }
  }
  if (count === 0) return line;
  const darkest = sum / count - 0.05;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    for (const next of [at + width, at + 1, at - 1, at - width]) {
      if (next < 0 || next >= reached.length || Math.abs((next % width) - x) > 1) continue;
      const light = lightness[next] ?? 0;
      const even = (fine[next] ?? 0) < 0.02 && (edge[next] ?? 0) < CRISP;
      // White with a little blue in it is a cloud's rim, however crisp; walls and snow in the sun are warmer.
      const rim = light > 0.72 && (b[next] ?? 0) < -0.012 && (edge[next] ?? 0) < 0.11;
      const cloud =
        light > darkest && (even || rim) && (b[next] ?? 0) < 0.015 && Math.abs(a[next] ?? 0) < 0.04;
      if (!cloud || reached[next] === 1) continue;
      reached[next] = 1;
      waiting.push(next);
    }
  }
  const lower = Int32Array.from(line, (row, x) => {
    let y = row;
    while (y < lowest && reached[y * width + x] === 1) y += 1;
    return y;
  });
  const through = lower.filter((row) => row > 0.75 * height).length;
  return through > 0.08 * width ? line : lower;
}

/**
 * Columns that a cloud's edge cuts off between two that reach lower: with sky on both sides and blue or bluish white
 * between, it is sky.
 */
export function acrossGaps(picture: WorkingPicture, line: SkyLine): SkyLine {
  const { width, height, lightness, b } = picture;
  const reaches = Int32Array.from(line);
  const bluish = (y: number, from: number, to: number) => {
    let sum = 0;
    for (let x = from; x < to; x += 1) {
      const at = y * width + x;
      if ((lightness[at] ?? 0) < 0.42 || (b[at] ?? 0) > 0.008) return false;
      sum += b[at] ?? 0;
    }
    return sum / (to - from) < -0.01;
  };
  for (let y = 0; y < height; y += 1) {
    let last = -1;
    for (let x = 0; x < width; x += 1) {
      if ((reaches[x] ?? 0) <= y) continue;
      const gap = x - last - 1;
      if (last >= 0 && gap > 0 && gap < WIDEST_GAP * width && bluish(y, last + 1, x)) {
        for (let between = last + 1; between < x; between += 1) {
          reaches[between] = Math.max(reaches[between] ?? 0, y + 1);
        }
      }
      last = x;
    }
  }
  return reaches;
}
