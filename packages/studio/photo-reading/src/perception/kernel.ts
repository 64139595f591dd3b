import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The functions of assembly/kernel.ts; addresses are byte offsets into the memory. */
export interface Kernel {
  multiply(
    target: number,
    source: number,
    rows: number,
    inputs: number,
    outputs: number,
    weights: number,
    bias: number,
    added: number,
    least: number,
    most: number,
  ): void;
  convolveDepthwise(
    target: number,
    source: number,
    width: number,
    height: number,
    channels: number,
    targetWidth: number,
    targetHeight: number,
    stride: number,
    before: number,
    weights: number,
    bias: number,
  ): void;
  convolveFirst(
    target: number,
    source: number,
    width: number,
    height: number,
    outputs: number,
    weights: number,
    bias: number,
  ): void;
  addEnlarged(
    target: number,
    width: number,
    height: number,
    source: number,
    sourceWidth: number,
    sourceHeight: number,
    channels: number,
  ): void;
}

const kernelFile = new URL('./kernel.wasm', import.meta.url);
const call = z.custom<(...values: number[]) => void>((value) => typeof value === 'function');
const exportsSchema = z.object({
  multiply: call,
  convolveDepthwise: call,
  convolveFirst: call,
  addEnlarged: call,
});

/** The compiler's static data is below it. */
const FIRST_ADDRESS = 4096;
const PAGE_BYTES = 65_536;
const ALIGNMENT = 16;

/** The kernels with their memory, which grows as tensors are placed in it. Addresses stay valid, views do not. */
export class KernelMemory {
  readonly kernel: Kernel;
  readonly #memory: WebAssembly.Memory;
  #end = FIRST_ADDRESS;

  /** Compiles `npm run build:wasm`'s file; a few milliseconds, so it can be done without waiting. */
  constructor() {
    this.#memory = new WebAssembly.Memory({ initial: 1, maximum: 8192 });
    const module = new WebAssembly.Module(readFileSync(kernelFile));
    const instance = new WebAssembly.Instance(module, { env: { memory: this.#memory } });
    this.kernel = exportsSchema.parse({ ...instance.exports });
  }

  /** Address of room for that many f32. */
  take(count: number): number {
    const address = this.#end;
    this.#end += Math.ceil((count * 4) / ALIGNMENT) * ALIGNMENT;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
    return address;
  }

  place(values: Float32Array): number {
    const address = this.take(values.length);
    this.view(address, values.length).set(values);
    return address;
  }

  /** The memory itself, valid until the next take. */
  view(address: number, count: number): Float32Array {
    return new Float32Array(this.#memory.buffer, address, count);
  }

  /** Marks the memory in use, so that everything taken later can be released together. */
  mark(): number {
    return this.#end;
  }

  release(mark: number): void {
    this.#end = mark;
  }
}

/** Weights of [inputs][outputs] in the order that `multiply` reads, outputs filled up with 0 to a multiple of 8. */
export function packWeights(weights: Float32Array, inputs: number, outputs: number): Float32Array {
  const blocks = Math.ceil(outputs / 8);
  const packed = new Float32Array(blocks * inputs * 8);
  for (let input = 0; input < inputs; input += 1) {
    for (let output = 0; output < outputs; output += 1) {
      const at = ((output >> 3) * inputs + input) * 8 + (output & 7);
      packed[at] = weights[input * outputs + output] ?? 0;
    }
  }
  return packed;
}

/** The part of the WebAssembly interface that the kernels use; it is in no library that TypeScript is given here. */
declare global {
  namespace WebAssembly {
    class Memory {
      constructor(descriptor: { initial: number; maximum?: number; shared?: boolean });
      readonly buffer: ArrayBuffer;
      grow(pages: number): number;
    }
    class Module {
      constructor(bytes: Uint8Array);
      readonly [Symbol.toStringTag]: 'WebAssembly.Module';
    }
    class Instance {
      constructor(module: Module, imports: Record<string, Record<string, unknown>>);
      readonly exports: Record<string, unknown>;
    }
  }
}
