import type { Arena } from '../warp/arena.js';
import type { Kernel } from '../warp/kernel.js';
import { allocatePlanes, LEFT, RIGHT } from '../warp/picture-planes.js';
import type { SourcePicture, SourcePlane } from '../warp/plane-warp.js';

/** Share of the whole reveal that each pixel takes to change: the softness of the front. */
export const FRONT = 0.1;
/** assembly/reveal.ts: fractional bits of the progress, and the value of a time of 255. */
const UNIT = 2048;
const LAST_TIME = 32_640;
/** 1.0 of the kernel's factor that times are delayed by. */
const WHOLE_DELAY = 32_768;
const DELAY = Math.round((((1 - FRONT) / FRONT) * UNIT * WHOLE_DELAY) / LAST_TIME);

/** One plane of two pictures and of the blend between them. */
interface TurningPlane {
  readonly before: number;
  readonly after: number;
  readonly shown: number;
  readonly times: number;
  readonly stride: number;
  /** Where the two differ. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TurningPictures {
  readonly before: SourcePicture;
  readonly after: SourcePicture;
  /** When each luma sample changes: one byte a sample, 0 first. */
  readonly times: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture that changes into another of the same size, in the kernel's memory, before the camera. Only differing parts
 * are processed, and only while they change.
 */
export class TurningPicture {
  readonly #kernel: Kernel;
  readonly #before: SourcePicture;
  readonly #after: SourcePicture;
  readonly #shown: SourcePicture;
  readonly #planes: readonly TurningPlane[];

  constructor(kernel: Kernel, arena: Arena, pictures: TurningPictures) {
    const { before, after } = pictures;
    this.#kernel = kernel;
    this.#before = before;
    this.#after = after;
    this.#shown = { ...before, ...allocatePlanes(arena, pictures) };
    const times = timePlanes(kernel, arena, pictures);
    this.#planes = (['luma', 'blue', 'red'] as const).map((name) => {
      const plane = before[name];
      const shown = this.#shown[name];
      const size = plane.stride * plane.rows;
      arena.bytes(start(shown), size).set(arena.bytes(start(plane), size));
      return {
        before: start(plane),
        after: start(after[name]),
        shown: start(shown),
        times: name === 'luma' ? times.luma : times.chroma,
        stride: plane.stride,
        ...changedBox(kernel, arena, plane, after[name]),
      };
    });
  }

  /** The picture at a progress of 0 to 1; it holds until the next call. */
  at(progress: number): SourcePicture {
    if (progress <= 0) return this.#before;
    if (progress >= 1) return this.#after;
    const along = Math.round((progress / FRONT) * UNIT);
    for (const plane of this.#planes) {
      this.#kernel.turnPlane(
        plane.shown,
        plane.before,
        plane.after,
        plane.times,
        plane.stride,
        plane.left,
        plane.top,
        plane.right,
        plane.bottom,
        along,
        DELAY,
      );
    }
    return this.#shown;
  }
}

/** Address of a plane's first byte, border included. */
function start(plane: SourcePlane): number {
  return plane.address - LEFT;
}

/**
 * Times for the samples of luma and of chroma. A sample takes the time of the strongest change next to it: a smoothed
 * edge belongs to the new thing, not to the unchanged ground around.
 */
function timePlanes(kernel: Kernel, arena: Arena, pictures: TurningPictures) {
  const { before, after, width, height, times } = pictures;
  const { stride, rows } = before.luma;
  const size = stride * rows;
  const chroma = before.blue;
  const luma = arena.allocate(size);
  const chromaTimes = arena.allocate(chroma.stride * chroma.rows);
  const rowBytes = arena.bytes(luma, size);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    const to = y * stride;
    rowBytes.set(times.subarray(from, from + width), to + LEFT);
    rowBytes.fill(times[from] ?? 0, to, to + LEFT);
    rowBytes.fill(times[from + width - 1] ?? 0, to + LEFT + width, to + stride);
  }
  const scratch = arena.allocate(0);
  const weighed = allocateWeighed(arena, size, stride);
  const spread = allocateWeighed(arena, size, stride);
  kernel.weighTimes(weighed, luma, start(before.luma), start(after.luma), size);
  kernel.spreadTimes(spread, weighed, 1, size);
  kernel.spreadTimes(weighed, spread, stride, size);
  kernel.takeTimes(luma, weighed, size);
  for (let y = 0; y < chroma.rows; y += 1) {
    const upper = weighed + (y * 2 * stride + LEFT) * 2;
    const row = chromaTimes + y * chroma.stride;
    kernel.takeChromaTimes(row + LEFT, upper, upper + stride * 2, width / 2);
    const bytes = arena.bytes(row, chroma.stride);
    bytes.fill(bytes[LEFT] ?? 0, 0, LEFT);
    bytes.fill(bytes[LEFT + width / 2 - 1] ?? 0, LEFT + width / 2, LEFT + width / 2 + RIGHT);
  }
  arena.rewind(scratch);
  return { luma, chroma: chromaTimes };
}

/** Two bytes a sample, with an empty row before and after that the kernel reads too. */
function allocateWeighed(arena: Arena, samples: number, stride: number): number {
  const row = stride * 2;
  const bytes = samples * 2 + row * 2 + 64;
  const address = arena.allocate(bytes);
  arena.bytes(address, bytes).fill(0);
  return address + Math.ceil(row / 16) * 16;
}

function changedBox(kernel: Kernel, arena: Arena, before: SourcePlane, after: SourcePlane) {
  const address = arena.allocate(16);
  kernel.findChange(address, start(before), start(after), before.stride, before.rows);
  const record = arena.view(address, 16);
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => record.getInt32(at, true));
  arena.rewind(address);
  return { left: left ?? 0, top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0 };
}
