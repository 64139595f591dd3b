import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The functions of assembly/kernel.ts; addresses are byte offsets into the shared memory. */
export interface Kernel {
  buildColumns(
    columns: number,
    starts: number,
    slopes: number,
    width: number,
    firstColumn: number,
    columnPitch: number,
    centreColumn: number,
    columnStep: number,
    perspective: number,
    rowStep: number,
    centreRow: number,
    centreLine: number,
  ): void;
  warpPlane(
    target: number,
    width: number,
    height: number,
    first: number,
    second: number,
    sums: number,
  ): void;
  layOver(
    target: number,
    targetStride: number,
    samples: number,
    alphas: number,
    width: number,
    height: number,
    opacity: number,
  ): void;
  importPicture(
    rgb: number,
    width: number,
    height: number,
    luma: number,
    lumaStride: number,
    blue: number,
    red: number,
    chromaStride: number,
    left: number,
    right: number,
  ): void;
  takeChange(
    target: number,
    opening: number,
    now: number,
    width: number,
    height: number,
    stride: number,
  ): void;
  addChange(
    target: number,
    source: number,
    stride: number,
    width: number,
    left: number,
    right: number,
    change: number,
    changeStride: number,
    columns: number,
    firstColumn: number,
    endColumn: number,
    rows: number,
    firstRow: number,
    endRow: number,
    mixed: number,
    share: number,
    least: number,
    most: number,
  ): void;
  weighTimes(weighed: number, times: number, before: number, after: number, count: number): void;
  spreadTimes(target: number, source: number, step: number, count: number): void;
  takeTimes(target: number, weighed: number, count: number): void;
  takeChromaTimes(target: number, upper: number, lower: number, width: number): void;
  findChange(box: number, before: number, after: number, stride: number, rows: number): void;
  fadePlane(samples: number, count: number, share: number, towards: number): void;
  turnPlane(
    target: number,
    before: number,
    after: number,
    times: number,
    stride: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    progress: number,
    delay: number,
  ): void;
}

const kernelFile = new URL('./kernel.wasm', import.meta.url);
const call = z.custom<(...values: number[]) => void>((value) => typeof value === 'function');
const exportsSchema = z.object({
  buildColumns: call,
  warpPlane: call,
  layOver: call,
  importPicture: call,
  takeChange: call,
  addChange: call,
  weighTimes: call,
  spreadTimes: call,
  takeTimes: call,
  takeChromaTimes: call,
  findChange: call,
  turnPlane: call,
  fadePlane: call,
});

/** Starts the kernel over a memory from takeSharedMemory. `npm run build:wasm` makes the file. */
export async function loadKernel(memory: WebAssembly.Memory): Promise<Kernel> {
  const module = await WebAssembly.compile(await readFile(kernelFile));
  const instance = await WebAssembly.instantiate(module, { env: { memory } });
  return exportsSchema.parse({ ...instance.exports });
}
