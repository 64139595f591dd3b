import { ApiError } from '@groundwork/contract/errors';
import { type Database, isDatabaseUnavailable } from '@groundwork/database/connection/client';
import {
  analysisTarget,
  dropJob,
  enqueueAnalysis,
  openJobsAmong,
} from '@groundwork/database/jobs/analysis-jobs';
import type { JobPayload } from '@groundwork/database/jobs/catalogue';
import { enqueue, type JobQueues } from '@groundwork/queues/enqueue';
import type { Logger } from '@groundwork/runtime';
import type { ObjectStore } from '@groundwork/storage/object-store';
import {
  ANALYSIS_MS,
  type AnalysisAnswer,
  analysisAnswerSchema,
  answerKey,
  designKey,
  type ReadDesign,
} from '@groundwork/template-analysis';
import { Watch } from '../../event-streams/watch.js';

/** Milliseconds between two looks at the analyses that customers wait for. */
const LOOK_MS = 100;

/** Looks at all analyses together that requests of this process wait for; the state is whether one has ended. */
export class AnalysisWatch extends Watch<boolean> {
  constructor(database: Database, log: Logger) {
    super(
      async (ids) => {
        const open = await openJobsAmong(database, ids);
        return new Map(ids.map((id) => [id, !open.has(id)]));
      },
      (hasEnded) => hasEnded,
      log,
      LOOK_MS,
    );
  }
}

export interface Analyst {
  readonly database: Database;
  readonly queues: JobQueues;
  readonly store: ObjectStore;
  readonly analysisWatch: AnalysisWatch;
  /** The API's when not given. */
  readonly analysisMs?: number;
}

/** A request for an analysis: the caller and the design. */
export interface AskedAnalysis {
  readonly customTemplateId: string;
  readonly accountId: string;
  readonly requestId: string;
  readonly traceparent: string;
  /** Whether providers may be asked. */
  readonly engines: JobPayload<'template-analysis'>['engines'];
  readonly log: Logger;
}

/** Resolves when the job has ended, however. @throws the signal's reason when it is aborted before */
function ended(watch: AnalysisWatch, jobId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopWatching = watch.add({
      id: jobId,
      onState: (hasEnded) => {
        if (hasEnded) resolve();
      },
      onClose: () => reject(new Error('the gateway stops')),
    });
    signal.addEventListener(
      'abort',
      () => {
        stopWatching();
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

/** @throws when the worker gave up and left no answer */
async function readAnswer(store: ObjectStore, id: string): Promise<AnalysisAnswer> {
  const bytes = await store.get(answerKey(id));
  return analysisAnswerSchema.parse(JSON.parse(bytes.toString('utf8')));
}

/** The answer is known: the worker and the scheduler remove leftovers. */
async function leaveNothing(
  { database, store }: Analyst,
  { customTemplateId: id, log }: AskedAnalysis,
): Promise<void> {
  try {
    await dropJob(database, analysisTarget(id));
    for (const key of [designKey(id), answerKey(id)]) await store.delete(key);
  } catch (error) {
    log.warn({ err: error, custom_template_id: id }, 'an analysis left something behind');
  }
}

/**
 * Lets a worker read the layout of a reference design, and waits for it. Nothing of it is kept, however it ends.
 *
 * @throws ApiError INVALID_REFERENCE_IMAGE, ANALYSIS_UNAVAILABLE; the client's reason when it has left
 */
export async function analyseReference(
  analyst: Analyst,
  asked: AskedAnalysis,
  image: Buffer,
  client: AbortSignal,
): Promise<ReadDesign> {
  const { database, queues, store, analysisWatch, analysisMs = ANALYSIS_MS } = analyst;
  const { customTemplateId, engines, log } = asked;
  const signal = AbortSignal.any([client, AbortSignal.timeout(analysisMs)]);
  let answer: AnalysisAnswer;
  try {
    await store.put(designKey(customTemplateId), image, {
      contentType: 'application/octet-stream',
    });
    const payload = { custom_template_id: customTemplateId, engines };
    const job = await enqueueAnalysis(database, asked, payload);
    await enqueue(queues, database, job, log);
    await ended(analysisWatch, job.id, signal);
    answer = await readAnswer(store, customTemplateId);
  } catch (error) {
    client.throwIfAborted();
    if (isDatabaseUnavailable(error)) throw error;
    throw new ApiError('ANALYSIS_UNAVAILABLE', { cause: error });
  } finally {
    await leaveNothing(analyst, asked);
  }
  if (answer.outcome === 'read') return answer.design;
  throw new ApiError('INVALID_REFERENCE_IMAGE', {
    message: 'reference_image_url: the image cannot be read as a layout',
  });
}
