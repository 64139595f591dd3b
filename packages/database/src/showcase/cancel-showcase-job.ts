import { ApiError } from '@groundwork/contract';
import type { Announcement } from '../announcements.js';
import type { Transaction } from '../client.js';
import type { ShowcaseJob } from '../generated/client.js';
import { type Notice, writeDelivery } from '../notices.js';

export interface CancelledShowcaseJob {
  /** As it is now. */
  readonly job: ShowcaseJob;
  /** Of its webhook, already marked; null when there is nobody to tell, or it was told before. */
  readonly announcement: Announcement | null;
}

/**
 * Ends a job that is still to be made as failed, gives its credits back when no worker had begun it, and writes the
 * webhook's row. Again, it changes nothing.
 *
 * @param notice what its customer is told
 * @throws ApiError SHOWCASE_JOB_NOT_CANCELLABLE when it has ended in another way
 */
export async function cancelShowcaseJob(
  tx: Transaction,
  jobId: string,
  end: {
    readonly at: Date;
    readonly expiresAt: Date;
    readonly notice: (job: ShowcaseJob) => Notice;
  },
): Promise<CancelledShowcaseJob> {
  await tx.$queryRaw`SELECT 1 FROM showcase_jobs WHERE id = ${jobId} FOR UPDATE`;
  const job = await tx.showcaseJob.findUniqueOrThrow({ where: { id: jobId } });
  if (job.cancelledAt !== null) return { job, announcement: null };
  if (job.status !== 'pending') {
    throw new ApiError('SHOWCASE_JOB_NOT_CANCELLABLE', {
      message: `The showcase job has ${job.status} and cannot be cancelled`,
    });
  }
  const ended = await tx.showcaseJob.update({
    where: { id: jobId },
    data: {
      status: 'failed',
      failure: 'cancelled by its customer',
      cancelledAt: end.at,
      completedAt: end.at,
      expiresAt: end.expiresAt,
      leaseToken: null,
      leaseUntil: null,
    },
  });
  if (job.charged > 0 && job.attempts === 0) {
    await tx.ledgerEntry.create({
      data: {
        accountId: job.accountId,
        amount: job.charged,
        reason: 'refund',
        showcaseJobId: jobId,
      },
    });
  }
  const origin = { ...ended, showcaseJobId: jobId };
  return { job: ended, announcement: await writeDelivery(tx, origin, end.notice(ended)) };
}
