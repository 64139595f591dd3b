import type { Evidence } from './checks/evidence.js';
import type { FileFindings } from './checks/files.js';
import type { ChaosClient } from './client.js';
import type { Faults } from './faults.js';

export interface Run {
  readonly seed: number;
  readonly seconds: number;
  readonly evidence: Evidence;
  readonly client: ChaosClient;
  readonly faults: Faults;
  readonly files: FileFindings;
  /** Each a promise that was broken. */
  readonly broken: readonly string[];
}

function counted<T>(things: Iterable<T>, nameOf: (thing: T) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(nameOf(thing), (counts.get(nameOf(thing)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

const listed = (counts: Iterable<readonly [string, number]>) =>
  [...counts].map(([name, count]) => `${count} ${name}`).join(', ');

/** The figures of a run as the rows of a table in Markdown. */
export function figuresOf({ seed, seconds, evidence, client, faults, files, broken }: Run): string {
  const { asked, rows, arrivals, cancelled } = evidence;
  const accepted = asked.filter(({ outcome }) => outcome === 'accepted');
  const others = asked.filter(({ outcome }) => outcome !== 'accepted');
  const kills = faults.done.get('kill') ?? 0;
  const otherFaults = [...faults.done].filter(([kind]) => kind !== 'kill');
  const arrived = arrivals.filter(({ answered }) => answered === 200);
  const twice = arrived.length - new Set(arrived.map(({ deliveryId }) => deliveryId)).size;
  const failed = rows.filter(({ state }) => state === 'failed');
  const spent = rows.reduce((sum, { charged, refunded }) => sum + charged - refunded, 0);
  const refunded = rows.reduce((sum, row) => sum + row.refunded, 0);
  const minutes = (seconds / 60).toFixed(0);
  const table: [string, string][] = [
    ['run', `seed ${seed}, ${minutes} min until everything had ended`],
    [
      'accepted requests',
      `${accepted.length}: ${listed(counted(accepted, ({ order }) => order.kind))}`,
    ],
    ['other requests', listed(counted(others, ({ outcome }) => outcome)) || 'none'],
    ['answers', listed([...client.answers].sort(([, a], [, b]) => b - a))],
    ['processes killed', `${kills}: ${listed(faults.killed)}`],
    ['other faults', `${listed(otherFaults)}; two at once: ${faults.pairs}`],
    [
      'ends',
      `${rows.length - failed.length} made, ${failed.length} failed (${listed(counted(failed, causeOf))})`,
    ],
    ['failed though they could be made', listed(counted(unlucky(evidence), causeOf)) || 'none'],
    ['taken back by customers', String(cancelled.size)],
    ['credits', `${spent} paid for what was made, ${refunded} given back`],
    [
      'webhooks',
      `${arrived.length} arrived, ${twice} of them again, ${arrivals.length - arrived.length} refused`,
    ],
    [
      'files',
      `${files.promised} promised and there, ${files.ownerless} left by killed processes and swept`,
    ],
    ['promises broken', String(broken.length)],
  ];
  return ['| | |', '|---|---|', ...table.map(([name, value]) => `| ${name} | ${value} |`)].join(
    '\n',
  );
}

/** Work that failed although its request was good and no failure was asked for. */
export function unlucky({ rows, asked, corrupted }: Evidence) {
  const hopeless = new Set(
    asked
      .filter(({ order }) => order.kind === 'hopeless-land' || order.kind === 'simulated-slideshow')
      .map(({ number }) => number),
  );
  const asWished = ['TASK_CANCELLED', 'FAMILY_DELETED', 'cancelled by its customer'];
  return rows.filter(
    ({ id, number, state, cause }) =>
      state === 'failed' &&
      !asWished.includes(cause ?? '') &&
      !hopeless.has(number) &&
      !corrupted.has(id),
  );
}

/** A failure's cause in a word or two. */
function causeOf({ cause }: { readonly cause: string | null }): string {
  return (cause ?? 'unknown').split(/[:<]/)[0]?.trim().slice(0, 60) ?? 'unknown';
}
