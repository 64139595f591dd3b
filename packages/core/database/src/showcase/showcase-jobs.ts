import type { Database } from '../connection/client.js';
import type { CustomTemplate, ShowcaseJob } from '../generated/client.js';
import { jobIdOf, showcaseJob } from '../jobs/catalogue.js';
import type { LeaseTarget } from '../jobs/lease.js';

export function showcaseTarget(jobId: string): LeaseTarget {
  return {
    jobId: jobIdOf(showcaseJob(jobId)),
    isCancelled: async (database) => {
      const where = { id: jobId };
      const job = await database.showcaseJob.findUnique({ where, select: { cancelledAt: true } });
      return job !== null && job.cancelledAt !== null;
    },
  };
}

/** A job with what its recipe is prepared from. */
export async function readShowcaseJob(
  database: Database,
  jobId: string,
): Promise<ShowcaseJob & { source: ShowcaseJob | null; customTemplate: CustomTemplate | null }> {
  return database.showcaseJob.findUniqueOrThrow({
    where: { id: jobId },
    include: { source: true, customTemplate: true },
  });
}

/** Null also when the job is another account's. */
export async function findOwnShowcaseJob(
  database: Database,
  accountId: string,
  jobId: string,
): Promise<ShowcaseJob | null> {
  return database.showcaseJob.findFirst({ where: { id: jobId, accountId } });
}
