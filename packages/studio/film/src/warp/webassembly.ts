/** The part of the WebAssembly interface that this package uses; it is in no library that TypeScript is given here. */
declare global {
  namespace WebAssembly {
    class Memory {
      constructor(limits: { initial: number; maximum: number; shared: true });
      readonly buffer: SharedArrayBuffer;
      grow(pages: number): number;
    }
    interface Module {
      readonly [Symbol.toStringTag]: 'WebAssembly.Module';
    }
    interface Instance {
      readonly exports: Readonly<Record<string, unknown>>;
    }
    function compile(bytes: Uint8Array): Promise<Module>;
    function instantiate(
      module: Module,
      imports: { readonly env: { readonly memory: Memory } },
    ): Promise<Instance>;
  }
}

export {};
