/** The part of the WebAssembly interface that this package uses; it is in no library that TypeScript is given here. */
declare global {
  namespace WebAssembly {
    class Memory {
      constructor(limits: { initial: number });
      readonly buffer: ArrayBuffer;
      grow(pages: number): number;
    }
    interface Instance {
      readonly exports: Readonly<Record<string, unknown>>;
    }
    function instantiate(
      bytes: Uint8Array,
      imports: { readonly env: { readonly memory: Memory } },
    ): Promise<{ readonly instance: Instance }>;
  }
}

export {};
