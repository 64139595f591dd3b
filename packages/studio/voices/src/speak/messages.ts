import { z } from 'zod';

/** The one argument that the process of a voice starts with. */
export const startSchema = z.object({
  model: z.string().min(1),
  tokens: z.string().min(1),
  /** espeak-ng's data. */
  dataDir: z.string().min(1),
  threads: z.number().int().positive(),
});
export type Start = z.output<typeof startSchema>;

export const requestSchema = z.object({
  id: z.number().int(),
  text: z.string().min(1),
  /** 1 is the voice's own pace, 2 twice as fast. */
  speed: z.number().positive(),
});
export type SpeechRequest = z.output<typeof requestSchema>;

/** A report of the process: it is ready, it cannot be, or the outcome of a request. */
export const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('no_library'), message: z.string() }),
  z.object({
    kind: z.literal('spoken'),
    id: z.number().int(),
    samples: z.instanceof(Float32Array),
    sampleRate: z.number().int().positive(),
  }),
  z.object({ kind: z.literal('failed'), id: z.number().int(), message: z.string() }),
]);
export type Report = z.output<typeof reportSchema>;
