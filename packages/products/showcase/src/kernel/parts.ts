import type { Box, Size } from '../design.js';
import { openKernel, type Routines } from './kernel.js';

const PIXEL = 3;

/** An RGB picture, rows from top to bottom. */
interface Pixels extends Size {
  readonly data: Uint8Array;
}

/** Writes a part of an RGB picture, its rows without gaps, at an address of the kernel's memory; of `step` rows one. */
export function takePart(
  memory: Uint8Array,
  address: number,
  from: Pixels,
  part: Box,
  step = 1,
): void {
  movePart(from, part, step, (row, start, length) => {
    memory.set(from.data.subarray(start, start + length), address + row);
  });
}

/** Copies a part back from an address of the kernel's memory. */
function putPart(memory: Uint8Array, address: number, to: Pixels, part: Box): void {
  movePart(to, part, 1, (row, start, length) => {
    to.data.set(memory.subarray(address + row, address + row + length), start);
  });
}

/** Calls for each stretch of a part with its place among the part's bytes, its place in the picture and its bytes. */
function movePart(
  { width }: Size,
  part: Box,
  step: number,
  move: (row: number, start: number, length: number) => void,
): void {
  const start = (part.y * width + part.x) * PIXEL;
  const length = part.width * PIXEL;
  if (step === 1 && part.width === width) {
    move(0, start, length * part.height);
    return;
  }
  for (let y = 0, row = 0; y < part.height; y += step, row += length) {
    move(row, start + y * width * PIXEL, length);
  }
}

/** Bytes of a band of a picture: it stays in a core's own cache while it is worked on. */
const BAND_BYTES = 192 * 1024;

/** The work of a kernel routine on a part of a picture. */
export interface Change {
  /** The area that it may touch, inside the picture. */
  readonly part: Box;
  /** The routine's inputs besides the pixels. */
  readonly given: readonly Uint8Array[];
  /**
   * Called for each band of rows around everything that changes together, with the address of its pixels, without gaps
   * between rows, and those of the inputs.
   */
  readonly apply: (run: Routines, pixels: number, band: Box, ...addresses: number[]) => void;
}

/** Makes changes one after the other in the kernel's memory, where the pixels around all of them are brought once. */
export function changeTogether(picture: Pixels, changes: readonly Change[]): void {
  const part = around(changes.map((change) => change.part));
  if (part === null) return;
  const kernel = openKernel();
  const rows = Math.max(1, Math.floor(BAND_BYTES / (part.width * PIXEL)));
  const given = changes.flatMap((change) => change.given);
  const [pixels = 0, ...addresses] = kernel.room(
    Math.min(rows, part.height) * part.width * PIXEL,
    ...given.map(({ length }) => length),
  );
  const { bytes } = kernel;
  for (const [index, piece] of given.entries()) bytes.set(piece, addresses[index]);
  for (let row = 0; row < part.height; row += rows) {
    const band = { ...part, y: part.y + row, height: Math.min(rows, part.height - row) };
    takePart(bytes, pixels, picture, band);
    let next = 0;
    for (const change of changes) {
      const end = next + change.given.length;
      change.apply(kernel.run, pixels, band, ...addresses.slice(next, end));
      next = end;
    }
    putPart(bytes, pixels, picture, band);
  }
}

/** The smallest box around all that have an area; null where none has. */
function around(boxes: readonly Box[]): Box | null {
  const full = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (full.length === 0) return null;
  const x = Math.min(...full.map((box) => box.x));
  const y = Math.min(...full.map((box) => box.y));
  const width = Math.max(...full.map((box) => box.x + box.width)) - x;
  const height = Math.max(...full.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}
