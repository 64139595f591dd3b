import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Database } from '../connection/client.js';
import type { Job, LedgerEntry, ShowcaseJob, Task } from '../generated/client.js';
import { databaseTime } from '../jobs/lease.js';

export interface LogLine {
  readonly at: string;
  readonly service: string;
  readonly level: string;
  readonly message: string;
  /** Why something failed. */
  readonly error: string | undefined;
}

const lineSchema = z.object({
  time: z.iso.datetime(),
  service: z.string(),
  level: z.string(),
  msg: z.string(),
  err: z.object({ message: z.string() }).optional(),
});

/** Most lines; of more the last are kept. */
const MOST = 400;

function readLine(text: string): LogLine | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // A stack trace, or a line that is being written.
    return null;
  }
  const parsed = lineSchema.safeParse(json);
  if (!parsed.success) return null;
  const { time: at, service, level, msg: message, err } = parsed.data;
  return { at, service, level, message, error: err?.message };
}

/**
 * Returns the lines in a folder of logs that name one of the ids, oldest first.
 *
 * @param folder of *.log files, one JSON object a line; lines of another form are left out
 */
export async function logLinesOf(folder: string, ids: readonly string[]): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.log')) continue;
    const input = createReadStream(path.join(folder, file), 'utf8');
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (!ids.some((id) => text.includes(id))) continue;
      const line = readLine(text);
      if (line) lines.push(line);
    }
  }
  return lines.sort((one, other) => one.at.localeCompare(other.at)).slice(-MOST);
}

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
  return calls.map(({ createdAt, capability, driver, purpose, outcome, ...call }) => {
    const { attempts, seconds, message, requestId, costUsd } = call;
    const more = [
      ...(message === null ? [] : [`said ${message}`]),
      ...(requestId === null ? [] : [`request ${requestId}`]),
      ...(costUsd === null
        ? []
        : [`$${costUsd.toFixed(4)}${call.costGuessed ? ' (guessed)' : ''}`]),
    ];
    return {
      at: createdAt,
      what: [
        `engine: ${capability} ${driver} for ${purpose}: ${outcome} after ${seconds.toFixed(1)} s, attempts ${attempts}`,
        ...more,
      ].join(', '),
    };
  });
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

function stateOf({ of, row }: FoundWork) {
  if (of === 'showcase') return { showcase_job_id: row.id, kind: row.kind, status: row.status };
  const { id: task_id, externalId: external_id, kind, status, step, progress } = row;
  return { task_id, external_id, kind, status, step, progress };
}

/**
 * The story of a task or a showcase job: its state, its open jobs, credits, engine calls, deliveries with every
 * attempt, and the services' log lines.
 *
 * @param logs folder of the services' logs; null when there is none
 * @returns null when there is no such work
 */
export async function showTask(
  database: Database,
  id: string,
  logs: string | null,
): Promise<object | null> {
  const work = await findWorkById(database, id);
  if (work === null) return null;
  const now = await databaseTime(database);
  const { row } = work;
  const account = await database.account.findUniqueOrThrow({ where: { id: row.accountId } });
  const jobs = await openJobsOf(database, work);
  const story = await storyOf(database, work);
  const trace = row.traceparent?.split('-')[1] ?? null;
  const lines = logs === null ? null : await logLinesOf(logs, [row.id, row.requestId]);
  return {
    ...stateOf(work),
    account_id: account.id,
    account: `${account.name}, ${account.plan}`,
    request_id: row.requestId,
    trace_id: trace,
    charged: row.charged,
    ...(row.expiresAt === null ? {} : { expires_at: row.expiresAt.toISOString() }),
    story: story.map(({ at, what }) => `${at.toISOString()} ${what}`),
    open_jobs: jobs.map((job) => `${job.queue} ${job.id}: ${describeJob(job, now)}`),
    log:
      lines?.map(({ at, service, level, message, error }) =>
        [at, service, level, error === undefined ? message : `${message}: ${error}`].join(' '),
      ) ?? 'not at hand: name the folder of the logs with --logs',
  };
}
