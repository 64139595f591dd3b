const PAGE = 65536;
/** Set by assembly/asconfig.json: the kernel's own data lies below. */
const FIRST_FREE = PAGE;
const MAXIMUM_PAGES = 8192;

const idle: WebAssembly.Memory[] = [];

/**
 * Memory that the kernel, its worker and the thread that feeds the encoder share. Shared memories are freed late
 * if at all, so those that were given back are used again.
 */
export function takeSharedMemory(bytes: number): WebAssembly.Memory {
  const pages = Math.ceil((FIRST_FREE + bytes) / PAGE) + 16;
  const memory =
    idle.pop() ?? new WebAssembly.Memory({ initial: pages, maximum: MAXIMUM_PAGES, shared: true });
  const lacking = pages - memory.buffer.byteLength / PAGE;
  if (lacking > 0) memory.grow(lacking);
  return memory;
}

/** To be called when neither the worker nor the encoder touches it any more. */
export function giveBackSharedMemory(memory: WebAssembly.Memory): void {
  idle.push(memory);
}

/** Hands out the kernel's memory from the bottom up; everything is released together with the worker. */
export class Arena {
  readonly #memory: WebAssembly.Memory;
  #next = FIRST_FREE;

  constructor(memory: WebAssembly.Memory) {
    this.#memory = memory;
  }

  /** Address of so many bytes, a multiple of 16. Throws a RangeError at half a gigabyte. */
  allocate(bytes: number): number {
    const address = this.#next;
    this.#next = address + Math.ceil(bytes / 16) * 16 + 16;
    const lacking = this.#next - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / PAGE));
    return address;
  }

  /** Releases everything allocated since this address was handed out. */
  rewind(address: number): void {
    this.#next = address;
  }

  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, length);
  }

  view(address: number, length: number): DataView {
    return new DataView(this.#memory.buffer, address, length);
  }
}
