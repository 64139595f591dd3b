import { ApiError } from '@groundwork/contract/errors';
import { isDatabaseUnavailable } from '@groundwork/database/connection/client';
import type { JobPayload } from '@groundwork/database/jobs/catalogue';
import { signalWithin } from '@groundwork/runtime';
import {
  ANALYSIS_MS,
  type AnalysisAnswer,
  analysisAnswerSchema,
  answerKey,
  designKey,
  type ReadDesign,
} from '@groundwork/template-analysis';
import { type AskedBy, askWorker, type Desk } from '../../ask-worker.js';

export interface Analyst extends Desk {
  /** The API's when not given. */
  readonly analysisMs?: number;
}

/** A request for an analysis: the caller and the design. */
export interface AskedAnalysis extends AskedBy {
  readonly customTemplateId: string;
  /** Whether providers may be asked. */
  readonly engines: JobPayload<'template-analysis'>['engines'];
}

/**
 * Lets a worker read the layout of a reference design, and waits for it. Nothing of it is kept, however it ends.
 *
 * @throws ApiError INVALID_REFERENCE_IMAGE, ANALYSIS_UNAVAILABLE; the client's reason when it has left
 */
export async function analyseReference(
  analyst: Analyst,
  { customTemplateId: id, engines, ...of }: AskedAnalysis,
  image: Buffer,
  client: AbortSignal,
): Promise<ReadDesign> {
  const signal = signalWithin(analyst.analysisMs ?? ANALYSIS_MS, client);
  const { store } = analyst;
  const job = { queue: 'template-analysis', payload: { custom_template_id: id, engines } } as const;
  let answer: AnalysisAnswer;
  try {
    await askWorker(analyst, of, job, { key: designKey(id), bytes: image }, signal);
    const bytes = await store.get(answerKey(id));
    answer = analysisAnswerSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    client.throwIfAborted();
    if (isDatabaseUnavailable(error)) throw error;
    throw new ApiError('ANALYSIS_UNAVAILABLE', { cause: error });
  } finally {
    await store.delete(answerKey(id));
  }
  if (answer.outcome === 'read') return answer.design;
  throw new ApiError('INVALID_REFERENCE_IMAGE', {
    message: 'reference_image_url: the image cannot be read as a layout',
  });
}
