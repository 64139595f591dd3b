import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { linearOf } from '../compose/color.js';
import { takeBytes } from './recycled.js';

const PAGE = 65_536;
/** Gap between buffers: the kernel reads and writes whole vectors, up to this much past the end. */
const APART = 64;

const routine = <T>() => z.custom<T>((value) => typeof value === 'function');

/** The exports of assembly/; addresses are byte offsets into its memory. */
const routinesSchema = z.object({
  firstFree: routine<() => number>(),
  /** address */
  setLights: routine<(...numbers: number[]) => void>(),
  /** pixels, stride, mask, its stride, width, height, red, green, blue, opacity */
  blendColor: routine<(...numbers: number[]) => void>(),
  /** pixels, stride, x, y, width, height, rows, columns, red, green, blue */
  layVeil: routine<(...numbers: number[]) => void>(),
  /** mask, width, height, reach, scratch, near */
  markInk: routine<(...numbers: number[]) => void>(),
  /** pixels, near, count, luminance, counts; gives the lowest contrast */
  leastContrast: routine<(...numbers: number[]) => number>(),
  /** pixels, near, count, found */
  readBacking: routine<(...numbers: number[]) => void>(),
  /** samples, count, red, green, blue, strength, luminance, limit; gives how many fail */
  countFailing: routine<(...numbers: number[]) => number>(),
  /** path, length, matrix (6), gathered, target, width, height */
  fillPath: routine<(...numbers: number[]) => void>(),
  /** path, length, matrix (6), radius, target, width, height */
  strokePath: routine<(...numbers: number[]) => void>(),
  /** source, width, height, sums, target, new width, new height */
  reducePicture: routine<(...numbers: number[]) => void>(),
  /** source, columns, down, its pairs, across, its pairs, mixed, target, width, height */
  resamplePicture: routine<(...numbers: number[]) => void>(),
  /** source, columns, rows, across, its pairs, down, its pairs, wide, between, target, width, height */
  resampleRgba: routine<(...numbers: number[]) => void>(),
  /** source, stride, width, height, target, scratch, strength */
  sharpenPicture: routine<(...numbers: number[]) => void>(),
  /** pixels, x, y, width, height, shape, hole or 0, red, green, blue, opacity */
  fillShape: routine<(...numbers: number[]) => void>(),
  /** pixels, x, y, width, height, cast, unseen, reach, falls */
  castShadow: routine<(...numbers: number[]) => void>(),
  /** pixels, x, y, width, height, shape, source, columns, rows */
  layTurned: routine<(...numbers: number[]) => void>(),
});

export type Routines = z.infer<typeof routinesSchema>;

/**
 * Loops over pixels as WebAssembly: sixteen samples at a time, and as fast in a process's first image as in its
 * hundredth. Its memory is scratch: each call overwrites it, and calls never wait in between.
 */
class Kernel {
  readonly run: Routines;
  private readonly memory = new WebAssembly.Memory({ initial: 1 });
  private readonly first: number;

  constructor() {
    const module = new WebAssembly.Module(readFileSync(new URL('./kernel.wasm', import.meta.url)));
    const { exports } = new WebAssembly.Instance(module, { env: { memory: this.memory } });
    this.run = routinesSchema.parse({ ...exports });
    const lights = 16 * Math.ceil(this.run.firstFree() / 16);
    new Float32Array(this.memory.buffer, lights, linearOf.length).set(linearOf);
    this.run.setLights(lights);
    this.first = lights + linearOf.byteLength;
  }

  /** Addresses of buffers of these sizes, aligned to vectors; their old contents are lost. */
  room(...sizes: readonly number[]): number[] {
    let next = this.first + APART;
    const addresses = sizes.map((size) => {
      const address = next;
      next = 16 * Math.ceil((next + size) / 16) + APART;
      return address;
    });
    const lacking = next - this.memory.buffer.byteLength;
    if (lacking > 0) this.memory.grow(Math.ceil(lacking / PAGE));
    return addresses;
  }

  /** A copy of the bytes at an address; return it with `giveBack`. */
  copy(address: number, length: number): Uint8Array {
    const bytes = takeBytes(length);
    bytes.set(this.bytes.subarray(address, address + length));
    return bytes;
  }

  /** All of its memory, as it is now: `room` may replace it. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer);
  }
}

let opened: Kernel | null = null;

/** The process's kernel; `npm run build:wasm` makes it from assembly/. */
export function openKernel(): Kernel {
  opened ??= new Kernel();
  return opened;
}
