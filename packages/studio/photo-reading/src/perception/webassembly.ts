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

export {};
