/** The part of the library that is used; it ships no types. */
declare module 'sherpa-onnx-node' {
  export class OfflineTts {
    constructor(config: {
      readonly model: {
        readonly vits: {
          readonly model: string;
          readonly tokens: string;
          readonly dataDir: string;
        };
        readonly numThreads: number;
        readonly provider: 'cpu';
      };
      readonly maxNumSentences: number;
    });
    readonly sampleRate: number;
    generate(request: {
      readonly text: string;
      readonly generationConfig: {
        readonly sid: number;
        readonly speed: number;
        /** How long pauses stay: 0.2 of their length unless it is said. */
        readonly silenceScale: number;
      };
    }): {
      readonly samples: Float32Array;
      readonly sampleRate: number;
    };
  }
}
