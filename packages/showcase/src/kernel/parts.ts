import type { Box, Size } from '../design.js';
import { openKernel, type Routines } from './kernel.js';

const PIXEL = 3;

/** An RGB picture, rows from top to bottom. */
interface Pixels extends Size {
  readonly data: Uint8Array;
}

/** Writes a part of an RGB picture, its rows without gaps, at an address of the kernel's memory. */
export function takePart(memory: Uint8Array, address: number, from: Pixels, part: Box): void {
  movePart(from, part, (row, start, length) => {
    memory.set(from.data.subarray(start, start + length), address + row);
  });
}

/** Brings a part back that lies at an address of the kernel's memory. */
function putPart(memory: Uint8Array, address: number, to: Pixels, part: Box): void {
  movePart(to, part, (row, start, length) => {
    to.data.set(memory.subarray(address + row, address + row + length), start);
  });
}

/** Calls for each stretch of a part with its place among the part's bytes, its place in the picture and its bytes. */
function movePart(
  { width }: Size,
  part: Box,
  move: (row: number, start: number, length: number) => void,
): void {
  const start = (part.y * width + part.x) * PIXEL;
  const length = part.width * PIXEL;
  if (part.width === width) {
    move(0, start, length * part.height);
    return;
  }
  for (let y = 0; y < part.height; y += 1) move(y * length, start + y * width * PIXEL, length);
}

/**
 * Lets a routine of the kernel change a part of a picture. `given` is what the routine needs beside the pixels; it is
 * called with the address of the part's pixels, without gaps between rows, and those of what was given.
 */
export function changePart(
  picture: Pixels,
  part: Box,
  given: readonly Uint8Array[],
  change: (run: Routines, pixels: number, ...addresses: number[]) => void,
): void {
  if (part.width <= 0 || part.height <= 0) return;
  const kernel = openKernel();
  const size = part.width * part.height * PIXEL;
  const [pixels = 0, ...addresses] = kernel.room(size, ...given.map(({ length }) => length));
  const { bytes } = kernel;
  takePart(bytes, pixels, picture, part);
  for (const [index, address] of addresses.entries()) {
    const piece = given[index];
    if (piece !== undefined) bytes.set(piece, address);
  }
  change(kernel.run, pixels, ...addresses);
  putPart(bytes, pixels, picture, part);
}
