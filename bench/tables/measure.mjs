import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ChildProcesses } from '../../scripts/processes/child-processes.mjs';
import { chooseFreePort } from '../../scripts/processes/ports.mjs';
import { ProcessRecords } from '../../scripts/processes/process-records.mjs';
import { migrate } from '../../scripts/servers/database-commands.mjs';
import { startPostgres } from '../../scripts/servers/postgres.mjs';
import pg from '../../tests/node_modules/pg/lib/index.js';
import { markdownTable, median, shown } from '../markdown.mjs';
import { explainEverything, rowsSeen, watchPlans, waysIn } from './plans.mjs';
import { fillTables, LARGEST, taskId } from './rows.mjs';

const ROUNDS = 15;
/** Rows of a batch of the scheduler's, and days after which they are old here. */
const BATCH = 500;
const OLD_DAYS = 91;
/** Tables with fewer rows may be read whole. */
const SMALL_ROWS = 100_000;
/** Tables of open work only: as large as the backlog, and read whole to count it. */
const OPEN_WORK = ['jobs'];

/**
 * Fills a Postgres of its own and runs the fleet's own statements on it.
 *
 * @returns {Promise<{ text: string, faults: string[] }>} a table in Markdown, and statements that read a large table whole
 */
export async function measureTables(
  folder,
  rows,
  say = (line) => process.stderr.write(`${line}\n`),
) {
  const directory = join(folder, 'tables');
  await mkdir(directory, { recursive: true });
  const processes = new ChildProcesses({
    records: new ProcessRecords(join(directory, 'processes')),
  });
  const log = join(directory, 'postgres.log');
  const name = 'groundwork';
  const server = await startPostgres({
    ...{ processes, log, name: 'tables', database: name, password: 'bench', throwAway: true },
    directory: join(directory, 'data'),
    port: await chooseFreePort(),
  });
  const closers = [() => processes.close()];
  try {
    await migrate({ env: { ...process.env, DATABASE_URL: server.url } });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    closers.unshift(() => client.end());
    const films = await fillTables(client, rows, say);
    const { rows: sizes } = await client.query(
      `SELECT relname, reltuples::float8 AS rows, pg_total_relation_size(oid)::float8 AS bytes
       FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > ${SMALL_ROWS}
       ORDER BY bytes DESC`,
    );
    await explainEverything(client, name);
    const functions = await ofTheFleet();
    const database = functions.openDatabase({ url: server.url, connections: 1 });
    closers.unshift(() => database.$disconnect());
    const large = sizes.map(({ relname }) => relname).filter((one) => !OPEN_WORK.includes(one));
    const faults = [];
    const table = [];
    const plansSince = watchPlans(log);
    for (const [what, ask] of Object.entries(questions(functions, database, films))) {
      await ask(0).catch((error) => say(`${what}: ${error.message}`));
      plansSince();
      const times = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const began = performance.now();
        try {
          await ask(round);
        } catch (error) {
          faults.push(`${what}: ${error.message}`);
          break;
        }
        times.push(performance.now() - began);
      }
      const plans = plansSince();
      const ways = [...new Set(plans.flatMap(waysIn))];
      const whole = ways.filter((way) => large.includes(/^whole (.+)$/.exec(way)?.[1] ?? ''));
      if (whole.length > 0) faults.push(`${what} reads ${whole.join(', ')}`);
      const most = Math.max(0, ...plans.map(rowsSeen));
      const seen = ways.filter((way) => large.some((one) => way.includes(one)));
      table.push([
        what,
        shown(median(times), 1),
        shown(Math.max(...times), 1),
        most,
        seen.join('; '),
      ]);
      say(table.at(-1).join(' | '));
    }
    return { text: report(sizes, films, table), faults };
  } finally {
    for (const close of closers) await close();
  }
}

const QUERIES = [
  ...['connection/client', 'tasks/accept-task', 'tasks/recent-durations', 'work-pages'],
  ...['organizations/work-of-account', 'organizations/credit-history', 'accounts/account-usage'],
  ...['accounts/ledger-totals', 'deliveries/delivery-log', 'jobs/lease', 'jobs/outbox'],
  ...['lifecycle/expiry', 'lifecycle/old-rows', 'support/find-anything'],
];

/** The functions of the modules that ask the fleet's queries. */
async function ofTheFleet() {
  const modules = QUERIES.map((name) => import(`../../packages/core/database/dist/${name}.js`));
  return Object.assign({}, ...(await Promise.all(modules)));
}

/** The fleet's own queries, each with other parameters every time. */
function questions(functions, database, films) {
  const some = (round) => taskId(Math.max(1, Math.floor((films * (round + 1)) / (ROUNDS + 2))));
  const largest = { accountId: LARGEST, limit: 20 };
  const halfway = { createdAt: new Date(Date.now() - 45 * 24 * 3_600_000), id: taskId(1) };
  const task = (round) => ({
    ...{ id: `task_new_${round}_${randomUUID()}`, externalId: randomUUID(), kind: 'land' },
    ...{ accountId: LARGEST, apiKeyId: 'key_0', livemode: true, requestId: `req_new_${round}` },
    ...{
      createdAt: new Date(),
      seed: 1n,
      webhookUrl: null,
      request: {},
      inputs: {},
      resolution: {},
    },
    ...{ price: 40, response: {} },
    idempotency: { key: randomUUID(), requestHash: Buffer.alloc(32) },
  });
  const target = (round) => ({
    jobId: `whd_open_${10 * (round + 1) + 1}_deliver`,
    isCancelled: null,
  });
  return {
    'accept a film': (round) => functions.acceptTask(database, task(round)),
    'poll a task': (round) =>
      database.task.findFirst({ where: { id: some(round), accountId: LARGEST } }),
    'list, first page': () => functions.pageOfTasks(database, { ...largest, after: null }),
    'list, a page far down': () => functions.pageOfTasks(database, { ...largest, after: halfway }),
    'list what failed': () =>
      functions.pageOfTasks(database, { ...largest, after: null, status: 'failed' }),
    'list what is under way': () =>
      functions.pageOfWork(database, { ...largest, after: null, state: 'under_way' }),
    'list deliveries that failed': () =>
      functions.pageOfDeliveries(database, { ...largest, after: null, status: 'failed' }),
    'list deliveries': () => functions.pageOfDeliveries(database, { ...largest, after: null }),
    'claim a job': (round) => functions.claim(database, target(round), 20),
    'enqueue what is on no queue': () => functions.enqueuePendingJobs(database, 200),
    'look for lost jobs': () => functions.listStaleJobs(database, 30, 200),
    'count the backlog': () => functions.readBacklog(database),
    'sum the ledger, next time': nextSum(functions, database),
    'an account and its sums': () => functions.usageOf(database, LARGEST, true),
    'credits of 30 days': () => functions.creditsByDay(database, LARGEST, 30, 'UTC'),
    'ledger, first page': () =>
      functions.pageOfLedger(database, { accountId: LARGEST, before: null, limit: 20 }),
    'estimate a film': () =>
      functions.recentTaskDurations(database, 'land', { livemode: true, format: '16:9' }),
    'what has expired': () => functions.listExpired(database, new Date(), 100),
    'find by a request': (round) =>
      functions.findAnything(database, `req_${Number(some(round).slice(-12))}`),
    'search the words of an account': () =>
      functions.pageOfWork(database, { ...largest, after: null, text: 'nowhere.jpg' }),
    ...Object.fromEntries(
      functions.retainedTables.map((table) => [
        `remove 500 old rows of ${table}`,
        () => removeOld(functions, database, table),
      ]),
    ),
  };
}

/** One batch of the scheduler's, of rows that lie further back than they are kept. */
async function removeOld({ listOldRows, removeOldRows }, database, table) {
  const before = new Date(Date.now() - OLD_DAYS * 24 * 3_600_000);
  const rows = await listOldRows(database, table, before, BATCH);
  if (rows.length < BATCH && table !== 'showcase_jobs') throw new Error(`${rows.length} rows only`);
  await removeOldRows(database, table, rows, before);
}

/** A scheduler sums the whole ledger once, when it starts, and from then on what is new. */
function nextSum({ LedgerTotals }, database) {
  const totals = new LedgerTotals(database);
  return () => totals.read();
}

function report(sizes, films, table) {
  const whole = sizes.map(({ relname, rows, bytes }) => [
    relname,
    shown(rows / 1e6, 2),
    shown(bytes / 1e6),
    shown(bytes / films),
  ]);
  return [
    markdownTable(['table', 'million rows', 'MB with indexes', 'bytes a film'], whole),
    markdownTable(
      ['question', 'ms, median', 'ms, most', 'rows looked at, most', 'found by'],
      table,
    ),
  ].join('\n\n');
}
