import type { Database } from '@groundwork/database/connection/client';
import type { JobPayload } from '@groundwork/database/jobs/catalogue';
import { attemptAsked } from '@groundwork/queues/attempt';
import type { JobContext } from '@groundwork/queues/worker/job-runner';
import { withDeadline } from '@groundwork/runtime';
import { templatePictureKey } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import {
  ANALYSIS_MS,
  analysisAnswerSchema,
  answerKey,
  designKey,
  type ReadDesign,
} from './analysis.js';

/** Reads a design; null when the picture holds no layout. @throws when it cannot be read now */
export type DesignReader = (
  image: Buffer,
  how: {
    /** Whether providers may be asked. */
    readonly engines: JobPayload<'template-analysis'>['engines'];
    readonly signal: AbortSignal;
  },
) => Promise<(ReadDesign & ProofFiles) | null>;

/** What a proof stores beside its figures. */
export interface ProofFiles {
  /** JPEG */
  readonly designPicture?: Buffer | undefined;
}

interface Desk {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly read: DesignReader;
  /** The API's when not given. */
  readonly analysisMs?: number;
}

/** Reads one design, stores the result and ends the job, for which the gateway waits. */
export function handleAnalysis({ database, store, read, analysisMs = ANALYSIS_MS }: Desk) {
  return async (payload: JobPayload<'template-analysis'>, context: JobContext): Promise<void> => {
    const { custom_template_id: id, engines } = payload;
    await attemptAsked(
      database,
      { queue: 'template-analysis', payload },
      context,
      async (signal) => {
        const reading = read(await store.get(designKey(id)), { engines, signal });
        const found = await withDeadline(reading, analysisMs, 'the analysis');
        const { designPicture, ...design } = found ?? {};
        const answer = analysisAnswerSchema.parse(
          found ? { outcome: 'read', design } : { outcome: 'no_layout' },
        );
        signal.throwIfAborted();
        if (designPicture !== undefined) {
          await store.put(templatePictureKey(id), designPicture, { contentType: 'image/jpeg' });
        }
        const contentType = 'application/json';
        await store.put(answerKey(id), Buffer.from(JSON.stringify(answer)), { contentType });
      },
    );
  };
}
