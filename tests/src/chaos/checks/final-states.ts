import { type Evidence, grouped } from './evidence.js';

/** Every accepted request is one piece of work with one end; what was refused or failed is none. @returns faults */
export function finalStateFaults({ asked, rows, arrivals }: Evidence): string[] {
  const faults: string[] = [];
  const byNumber = grouped(rows, ({ number }) => number);
  for (const { number, outcome, workId, order } of asked) {
    const made = byNumber.get(number) ?? [];
    const name = `request ${number} (${order.kind})`;
    if (made.length > 1) faults.push(`${name} made ${made.map(({ id }) => id).join(' and ')}`);
    if (outcome === 'accepted' && !made.some(({ id }) => id === workId)) {
      faults.push(`${name} was accepted as ${workId}, which does not exist`);
    }
    if ((outcome === 'refused' || outcome === 'failed') && made.length > 0) {
      faults.push(
        `${name} ended with an error, and made ${made[0]?.id}, charged ${made[0]?.charged}`,
      );
    }
  }
  for (const row of rows) {
    if (row.state === 'open') faults.push(`${row.id} has not ended`);
    const events = new Set(
      arrivals.filter(({ workId }) => workId === row.id).map(({ event }) => event),
    );
    if (events.size > 1) faults.push(`${row.id} was delivered as ${[...events].join(' and ')}`);
    const end = row.state === 'done' ? 'completed' : 'failed';
    for (const event of events) {
      if (!event.endsWith(end)) faults.push(`${row.id} has ${end} and was delivered as ${event}`);
    }
  }
  return faults;
}
