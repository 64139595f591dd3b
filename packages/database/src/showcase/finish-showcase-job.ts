import type { Announcement } from '../announcements.js';
import type { Database } from '../client.js';
import type { Prisma } from '../generated/client.js';
import { type Leased, LeaseLost } from '../lease.js';
import { type Notice, writeDelivery } from '../notices.js';

/**
 * pending -> succeeded: final state, the image's owner and the webhook's row in one transaction.
 *
 * @returns the delivery's announcement, already marked; null without a webhook
 * @throws LeaseLost
 */
export async function completeShowcaseJob(
  database: Database,
  jobId: string,
  lease: Leased,
  completion: {
    readonly completedAt: Date;
    readonly expiresAt: Date;
    readonly outputKey: string;
    readonly contentType: string;
    readonly recipe: Prisma.InputJsonObject;
    readonly understanding: Prisma.InputJsonObject;
    readonly notice: Notice | null;
  },
): Promise<Announcement | null> {
  const { completedAt, expiresAt, outputKey, contentType, recipe, understanding } = completion;
  return database.$transaction(async (tx) => {
    const { count } = await tx.showcaseJob.updateMany({
      where: { id: jobId, status: 'pending', leaseToken: lease.token },
      data: {
        status: 'succeeded',
        completedAt,
        expiresAt,
        outputKey,
        recipe,
        understanding,
        leaseToken: null,
        leaseUntil: null,
      },
    });
    if (count !== 1) throw new LeaseLost();
    const job = await tx.showcaseJob.findUniqueOrThrow({ where: { id: jobId } });
    await tx.asset.create({
      data: { key: outputKey, contentType, accountId: job.accountId, showcaseJobId: jobId },
    });
    return writeDelivery(tx, { ...job, showcaseJobId: jobId }, completion.notice);
  });
}

/**
 * pending -> failed: final state, the one refund of a generation (an edit is never refunded) and the webhook's
 * row in one transaction. Whoever finds the fault may call it: the update wins only once.
 *
 * @returns null when the job had ended already
 */
export async function failShowcaseJob(
  database: Database,
  jobId: string,
  failure: {
    readonly failedAt: Date;
    readonly expiresAt: Date;
    /** For operators; customers never see it. */
    readonly cause: string;
    readonly notice: Notice | null;
  },
): Promise<{ readonly announcement: Announcement | null; readonly refunded: number } | null> {
  return database.$transaction(async (tx) => {
    const { count } = await tx.showcaseJob.updateMany({
      where: { id: jobId, status: 'pending' },
      data: {
        status: 'failed',
        failure: failure.cause,
        completedAt: failure.failedAt,
        expiresAt: failure.expiresAt,
        leaseToken: null,
        leaseUntil: null,
      },
    });
    if (count !== 1) return null;
    const job = await tx.showcaseJob.findUniqueOrThrow({ where: { id: jobId } });
    const refunded = job.kind === 'generation' ? job.charged : 0;
    if (refunded > 0) {
      await tx.ledgerEntry.create({
        data: {
          accountId: job.accountId,
          amount: refunded,
          reason: 'refund',
          showcaseJobId: jobId,
        },
      });
    }
    const origin = { ...job, showcaseJobId: jobId };
    return { announcement: await writeDelivery(tx, origin, failure.notice), refunded };
  });
}
