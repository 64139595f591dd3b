import {
  ApiError,
  type TemplateSpec,
  type TemplateWarning,
  templateSpecSchema,
  templateWarningSchema,
} from '@groundwork/contract';
import { type EngineCall, type Engines, type LayoutPort, NotALayout } from '@groundwork/generation';
import { withDeadline } from '@groundwork/runtime';
import { z } from 'zod';

/** Milliseconds until an analysis is given up: the customer waits for it. */
const ANALYSIS_MS = 20_000;

/** Another engine's word is checked like a stranger's. */
const analysisSchema = z.object({
  spec: templateSpecSchema,
  confidence: z.number().min(0).max(1),
  warnings: z.array(templateWarningSchema),
});

export interface Analyst {
  /** The embedded one. */
  readonly layout: LayoutPort;
  /** Those of this process, where a foreign one may read designs. */
  readonly engines?: Engines;
  /** The API's when not given. */
  readonly analysisMs?: number;
}

/** A design as it was read, and what foreign engines did for it. */
export interface ReadDesign {
  readonly spec: TemplateSpec;
  readonly confidence: number;
  readonly warnings: TemplateWarning[];
  readonly engineCalls: readonly EngineCall[];
}

/**
 * Reads a reference design as a layout.
 *
 * @throws ApiError INVALID_REFERENCE_IMAGE, ANALYSIS_UNAVAILABLE; the client's reason when it has gone
 */
export async function analyseReference(
  { layout, engines, analysisMs = ANALYSIS_MS }: Analyst,
  image: Buffer,
  client: AbortSignal,
): Promise<ReadDesign> {
  const signal = AbortSignal.any([client, AbortSignal.timeout(analysisMs)]);
  const generation = engines?.forTask({ signal });
  try {
    const analysis = (generation?.engine.layout ?? layout).analyse({ image, signal });
    const read = analysisSchema.parse(await withDeadline(analysis, analysisMs, 'the analysis'));
    const embedded = (generation?.warnings.length ?? 0) > 0;
    return {
      ...read,
      warnings: embedded ? [...read.warnings, 'embedded_analysis'] : read.warnings,
      engineCalls: generation?.calls ?? [],
    };
  } catch (error) {
    if (error instanceof NotALayout) {
      throw new ApiError('INVALID_REFERENCE_IMAGE', {
        message: 'reference_image_url: the image cannot be read as a layout',
        cause: error,
      });
    }
    client.throwIfAborted();
    throw new ApiError('ANALYSIS_UNAVAILABLE', { cause: error });
  }
}
