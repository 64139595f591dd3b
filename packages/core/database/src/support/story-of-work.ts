import type { Database } from '../connection/client.js';
import type { Job, LedgerEntry, ShowcaseJob, Task } from '../generated/client.js';

/** One thing that happened, or is planned. */
export interface StoryLine {
  readonly at: Date;
  readonly what: string;
}

export type FoundWork =
  | { readonly of: 'task'; readonly row: Task }
  | { readonly of: 'showcase'; readonly row: ShowcaseJob };

/** Finds a task by its own id or its external one, or a showcase job. */
export async function findWorkById(database: Database, id: string): Promise<FoundWork | null> {
  const task = await database.task.findFirst({ where: { OR: [{ id }, { externalId: id }] } });
  if (task) return { of: 'task', row: task };
  const row = await database.showcaseJob.findUnique({ where: { id } });
  return row && { of: 'showcase', row };
}

const ownerOf = ({ of, row: { id } }: FoundWork) =>
  of === 'task' ? { taskId: id } : { showcaseJobId: id };

/** The jobs that are still to be done: those of its steps and of its deliveries. */
export async function openJobsOf(database: Database, work: FoundWork): Promise<Job[]> {
  const deliveries = await database.webhookDelivery.findMany({
    where: ownerOf(work),
    select: { id: true },
  });
  const { id } = work.row;
  return database.job.findMany({
    where: {
      OR: [
        { id: { startsWith: `${id}_` } },
        { id: { in: deliveries.map((delivery) => `${delivery.id}_deliver`) } },
      ],
    },
    orderBy: { id: 'asc' },
  });
}

export function describeJob(job: Job, now: Date): string {
  const { enqueuedId, leaseUntil, availableAt } = job;
  const attempts = `${job.attempts} ${job.attempts === 1 ? 'attempt' : 'attempts'}`;
  if (leaseUntil !== null && leaseUntil > now) {
    return `a worker has it until ${leaseUntil.toISOString()}, ${attempts}`;
  }
  const lost = leaseUntil === null ? '' : `its worker was lost at ${leaseUntil.toISOString()}, `;
  if (availableAt > now) return `${lost}waits until ${availableAt.toISOString()}, ${attempts}`;
  const place = enqueuedId === null ? 'on no queue' : `on its queue as ${enqueuedId}`;
  return `${lost}${place}, ${attempts}`;
}

async function creditLines(database: Database, work: FoundWork): Promise<StoryLine[]> {
  const entries: LedgerEntry[] = await database.ledgerEntry.findMany({ where: ownerOf(work) });
  return entries.map(({ createdAt, reason, amount }) => ({
    at: createdAt,
    what: `credits: ${reason} ${amount > 0 ? '+' : ''}${amount}`,
  }));
}

async function engineLines(database: Database, work: FoundWork): Promise<StoryLine[]> {
  const calls = await database.engineCall.findMany({ where: ownerOf(work) });
  return calls.map(({ createdAt, capability, driver, purpose, outcome, attempts, seconds }) => ({
    at: createdAt,
    what: `engine: ${capability} ${driver} for ${purpose}: ${outcome} after ${seconds.toFixed(1)} s, attempts ${attempts}`,
  }));
}

async function deliveryLines(database: Database, work: FoundWork): Promise<StoryLine[]> {
  const deliveries = await database.webhookDelivery.findMany({
    where: ownerOf(work),
    include: { tries: { orderBy: { number: 'asc' } } },
    orderBy: { createdAt: 'asc' },
  });
  return deliveries.flatMap(
    ({ id, event, url, status, createdAt, finishedAt, replayOf, tries }) => [
      {
        at: createdAt,
        what: `webhook ${id}: ${event} to ${url}${replayOf === null ? '' : `, again for ${replayOf}`}`,
      },
      ...tries.map(({ number, startedAt, finishedAt: end, responseStatus, failure }) => ({
        at: end ?? startedAt,
        what: `webhook ${id}: attempt ${number}: ${responseStatus ?? failure ?? 'no end recorded'}`,
      })),
      ...(finishedAt === null ? [] : [{ at: finishedAt, what: `webhook ${id}: ${status}` }]),
    ],
  );
}

async function segmentLine(database: Database, { of, row }: FoundWork): Promise<string | null> {
  if (of === 'showcase') return null;
  const segments = await database.taskSegment.findMany({ where: { taskId: row.id } });
  if (segments.length === 0) return null;
  const done = segments.filter(({ status }) => status === 'done').length;
  const frames = segments.reduce((sum, { framesDone }) => sum + framesDone, 0);
  const all = segments.reduce((sum, segment) => sum + segment.frames, 0);
  return `${done} of ${segments.length} segments done, ${frames} of ${all} frames`;
}

function ends({ of, row }: FoundWork): StoryLine[] {
  const why = of === 'task' ? `${row.errorCode}: ${row.errorMessage}` : (row.failure ?? '');
  const lines: StoryLine[] = [];
  if (row.completedAt !== null) {
    const what = row.status === 'failed' ? `failed: ${why}` : row.status;
    lines.push({ at: row.completedAt, what });
  }
  if (row.expiredAt !== null) lines.push({ at: row.expiredAt, what: 'its files were deleted' });
  return lines;
}

/** All entries of the database about a piece of work, oldest first. */
export async function storyOf(database: Database, work: FoundWork): Promise<StoryLine[]> {
  const { row } = work;
  const key = await database.apiKey.findUniqueOrThrow({ where: { id: row.apiKeyId } });
  const webhook = row.webhookUrl === null ? 'no webhook' : `webhook to ${row.webhookUrl}`;
  const lines: StoryLine[] = [
    {
      at: row.createdAt,
      what: `accepted: ${row.kind}, ${row.livemode ? 'live' : 'test'} key "${key.name}" (${key.id}), ${webhook}`,
    },
    ...(await creditLines(database, work)),
    ...(await engineLines(database, work)),
    ...ends(work),
    ...(await deliveryLines(database, work)),
  ];
  const segments = await segmentLine(database, work);
  if (segments !== null) lines.push({ at: row.completedAt ?? new Date(), what: segments });
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime());
}
