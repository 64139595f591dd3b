/** The part of the WebAssembly interface that this package uses; it is in no library that TypeScript is given here. */
declare global {
  namespace WebAssembly {
    class Memory {
      constructor(limits: { initial: number });
      readonly buffer: ArrayBuffer;
      grow(pages: number): number;
    }
    class Module {
      constructor(bytes: Uint8Array);
    }
    class Instance {
      constructor(module: Module, imports: { readonly env: { readonly memory: Memory } });
      readonly exports: Readonly<Record<string, unknown>>;
    }
  }
}

export {};
