import { readFile } from 'node:fs/promises';
import type { Raster } from '@groundwork/imaging';
import { z } from 'zod';
import type { Box } from '../design.js';

const PAGE = 65_536;
/** Set by assembly/asconfig.json: the kernel's own data lies below. */
const FIRST_FREE = 1024;
/** Readable bytes around each row. */
const RIM = 16;
const PIXEL = 3;
/** Rows that the kernel has at once. */
const ROWS = 3;

const kernelSchema = z.object({
  /** See assembly/kernel.ts; addresses are byte offsets into its memory. */
  sharpenRow: z.custom<
    (
      target: number,
      above: number,
      row: number,
      below: number,
      sums: number,
      length: number,
      strength: number,
    ) => void
  >((value) => typeof value === 'function'),
});

interface Kernel extends z.infer<typeof kernelSchema> {
  readonly memory: WebAssembly.Memory;
}

let loading: Promise<Kernel> | null = null;

async function load(): Promise<Kernel> {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const file = await readFile(new URL('./kernel.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(file, { env: { memory } });
  return { ...kernelSchema.parse({ ...instance.exports }), memory };
}

/**
 * A part of an RGB picture with `strength`, 0 to 2, of the blur of 3x3 px taken away from it. A general convolution
 * takes ten times as long. `npm run build:wasm` makes the kernel that it calls.
 */
export async function sharpened(picture: Raster, part: Box, strength: number): Promise<Raster> {
  loading ??= load();
  return sharpenPart(await loading, picture, part, Math.round(strength * 256));
}

function sharpenPart(kernel: Kernel, picture: Raster, part: Box, strength: number): Raster {
  const { width, height } = part;
  const length = width * PIXEL;
  const pitch = 16 * Math.ceil(length / 16) + 2 * RIM;
  const rows = FIRST_FREE;
  const target = rows + ROWS * pitch;
  const sums = target + pitch;
  const bytes = memoryOf(kernel.memory, sums + 2 * pitch + 64);
  const stride = picture.width * PIXEL;
  const start = part.y * stride + part.x * PIXEL;
  const addressOf = (y: number) => rows + (y % ROWS) * pitch + RIM;
  const take = (y: number) => {
    const from = start + y * stride;
    takeRow(bytes, addressOf(y), picture.data.subarray(from, from + length));
  };
  const data = new Uint8Array(length * height);
  take(0);
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
    if (below > y) take(below);
    const addresses = [addressOf(above), addressOf(y), addressOf(below)] as const;
    kernel.sharpenRow(target, ...addresses, sums, length, strength);
    data.set(bytes.subarray(target, target + length), y * length);
  }
  return { width, height, channels: 3, data };
}

function memoryOf(memory: WebAssembly.Memory, size: number): Uint8Array {
  const lacking = size - memory.buffer.byteLength;
  if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
  return new Uint8Array(memory.buffer);
}

/** A row with its first and its last pixel once more beside it. */
function takeRow(bytes: Uint8Array, address: number, row: Uint8Array): void {
  bytes.set(row, address);
  bytes.copyWithin(address - PIXEL, address, address + PIXEL);
  const end = address + row.length;
  bytes.copyWithin(end, end - PIXEL, end);
}
