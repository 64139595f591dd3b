import {
  ApiError,
  type TemplateSpec,
  type TemplateWarning,
  templateSpecSchema,
  templateWarningSchema,
} from '@groundwork/contract';
import { type LayoutPort, NotALayout } from '@groundwork/generation';
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
  readonly layout: LayoutPort;
  /** The API's when not given. */
  readonly analysisMs?: number;
}

/**
 * Reads a reference design as a layout.
 *
 * @throws ApiError INVALID_REFERENCE_IMAGE, ANALYSIS_UNAVAILABLE; the client's reason when it has gone
 */
export async function analyseReference(
  { layout, analysisMs = ANALYSIS_MS }: Analyst,
  image: Buffer,
  client: AbortSignal,
): Promise<{ spec: TemplateSpec; confidence: number; warnings: TemplateWarning[] }> {
  const signal = AbortSignal.any([client, AbortSignal.timeout(analysisMs)]);
  try {
    const analysis = layout.analyse({ image, signal });
    return analysisSchema.parse(await withDeadline(analysis, analysisMs, 'the analysis'));
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
