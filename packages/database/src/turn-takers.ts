import type { Plan } from '@groundwork/contract';
import type { Work } from './announcements.js';
import type { Database } from './client.js';
import { Prisma } from './generated/client.js';

/** Whose work it is: accounts take turns on a queue, and a plan says how many. */
export interface TurnTaker {
  readonly accountId: string;
  readonly plan: Plan;
}

function ownerOf(work: Work): Prisma.Sql {
  switch (work.kind) {
    case 'task':
    case 'segment':
      return Prisma.sql`SELECT account_id FROM tasks WHERE id = ${work.taskId}`;
    case 'showcase':
      return Prisma.sql`SELECT account_id FROM showcase_jobs WHERE id = ${work.showcaseJobId}`;
    case 'reading':
      return Prisma.sql`SELECT account_id FROM land_readings WHERE id = ${work.readingId}`;
    case 'delivery':
      return Prisma.sql`SELECT account_id FROM webhook_deliveries WHERE id = ${work.deliveryId}`;
  }
}

/** The account that a piece of work belongs to. @returns null when there is no such work */
export async function turnTakerOf(database: Database, work: Work): Promise<TurnTaker | null> {
  const [found] = await database.$queryRaw<TurnTaker[]>`
    SELECT id AS "accountId", plan::text AS plan FROM accounts WHERE id = (${ownerOf(work)})`;
  return found ?? null;
}
