import { storedProofSchema } from '@groundwork/contract/showcase/template-proof';
import {
  templateSpecSchema,
  templateWarningSchema,
} from '@groundwork/contract/showcase/template-spec';
import { inputPrefix } from '@groundwork/storage/object-keys';
import { z } from 'zod';

/** Milliseconds until an analysis is given up: the customer waits for it. */
export const ANALYSIS_MS = 20_000;

/** The object that holds the design while it is read; the id is the template's, which may never come to be. */
export function designKey(customTemplateId: string): string {
  return `${inputPrefix(customTemplateId)}/design`;
}

/** The object with the reading. It exists before the job is deleted. */
export function answerKey(customTemplateId: string): string {
  return `${inputPrefix(customTemplateId)}/analysis.json`;
}

const engineCallSchema = z.object({
  capability: z.string(),
  driver: z.string(),
  model: z.string(),
  purpose: z.string(),
  seed: z.number().nullable(),
  prompt: z.string().nullable(),
  outcome: z.string(),
  attempts: z.number(),
  seconds: z.number(),
  usage: z.record(z.string(), z.unknown()),
  costUsd: z.number().nullable(),
  costGuessed: z.boolean(),
  status: z.number().nullable(),
  message: z.string().nullable(),
  requestId: z.string().nullable(),
  bytesSent: z.number(),
  bytesReceived: z.number(),
});

const readDesignSchema = z.object({
  spec: templateSpecSchema,
  confidence: z.number().min(0).max(1),
  warnings: z.array(templateWarningSchema),
  /** Null when there was no time for it. */
  proof: storedProofSchema.nullable(),
  engineCalls: z.array(engineCallSchema),
});
export type ReadDesign = z.infer<typeof readDesignSchema>;

/** The outcome of an analysis that did not break. A provider's word is checked like a stranger's. */
export const analysisAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('read'), design: readDesignSchema }),
  z.object({ outcome: z.literal('no_layout') }),
]);
export type AnalysisAnswer = z.infer<typeof analysisAnswerSchema>;
