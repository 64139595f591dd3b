import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@groundwork/database/connection/client';
import { openApiDocument } from '@groundwork/openapi';
import { faultsOf } from '@groundwork/openapi/answer-faults';
import { type Fleet, ImageServer, startFleet } from '@groundwork/testing';
import { dashboardOperations } from './dashboard-operations.js';
import type { Judgement } from './judge.js';
import { operationsOf, RequestMaker } from './request-maker.js';
import { type FuzzResult, type FuzzRun, runFuzz } from './run-fuzz.js';
import { openSurroundings, type Surroundings } from './surroundings.js';

/** Which requests of a seed are sent. */
export type Asked = Pick<FuzzRun, 'seed' | 'indices'>;

/** The gateway and the account's page, as processes of their own, to be asked whatever comes. */
export interface FuzzedFleet {
  readonly fleet: Fleet;
  readonly database: Database;
  readonly surroundings: Surroundings;
  fuzzGateway(asked: Asked): Promise<FuzzResult>;
  fuzzDashboard(asked: Asked): Promise<FuzzResult>;
  /** Work that was charged, or credits that are gone, without an answer of success that named it. */
  faultsInLedger(): Promise<string[]>;
  /** Forbidden output of the processes: lines that are not JSON, errors, deaths. */
  faultsInLogs(): string[];
  close(): Promise<void>;
}

/** Longer than any picture is waited for. */
const LIMIT_MS = 30_000;
const LANES = 6;
const WARMING_SECONDS = 30;

/** Rules for the answers of the account's page, whose API has no description. */
const describedByPage: Judgement['described'] = ({ path, status, answered, isEmpty }) => {
  if (!path.startsWith('/api/') || path.startsWith('/api/auth/') || isEmpty) return [];
  if (status < 400) return [];
  const { error } = Object(answered);
  const isEnvelope = typeof error?.code === 'string' && typeof error?.message === 'string';
  return isEnvelope ? [] : [`${status} without the page's envelope`];
};

async function signUp(pageUrl: string): Promise<readonly (readonly [string, string])[]> {
  const headers = { origin: pageUrl, 'content-type': 'application/json' };
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${pageUrl}/api${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
  const email = `fuzz-${randomBytes(6).toString('hex')}@example.com`;
  const signedUp = await post('/auth/sign-up/email', {
    name: 'Fuzz',
    email,
    password: 'four calm words here',
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const opened = await post('/organization', { name: 'Fuzzed Homes' }, cookie);
  if (!opened.ok) throw new Error(`nobody could sign up: ${opened.status} ${await opened.text()}`);
  return [
    ['Cookie', cookie],
    ['Origin', pageUrl],
  ];
}

/** The first query of a process takes long on a busy machine, and /health gives it a second. */
async function untilHealthy(url: string): Promise<void> {
  for (let left = WARMING_SECONDS; left > 0; left -= 1) {
    const { ok } = await fetch(`${url}/health`);
    if (ok) return;
    await sleep(1_000);
  }
  throw new Error(`the gateway was not healthy within ${WARMING_SECONDS} s`);
}

/** @param paths of the operations that are asked; by default all */
export async function startFuzzedFleet(paths = /./): Promise<FuzzedFleet> {
  const images = await ImageServer.start();
  const fleet = await startFleet({
    // The imager reads the designs that requests wait for.
    services: ['gateway', 'dashboard', 'showcase-imager'],
    allowedPrivateOrigins: [images.origin],
    env: {
      RATE_LIMIT_REQUESTS: '0',
      SIGN_IN_ATTEMPTS: '100000',
      SIGNUP_CREDITS: '1000000',
    },
  });
  const database = openDatabase({ url: fleet.databaseUrl, connections: 2 });
  const surroundings = await openSurroundings(fleet, database, images);
  await untilHealthy(fleet.url);
  const member = await signUp(fleet.pageUrl);
  const { known, learn } = surroundings;
  const document = openApiDocument('fuzz');
  const { env } = fleet;
  const forbidden = [
    fleet.storageDirectory,
    process.cwd(),
    env.MASTER_KEY ?? '',
    env.ASSET_SIGNING_SECRET ?? '',
    env.DASHBOARD_SESSION_SECRET ?? '',
    new URL(fleet.databaseUrl).host,
    new URL(fleet.redisUrl).host,
  ];
  const gateway = new RequestMaker({
    document,
    operations: operationsOf(document).filter(({ path }) => path !== '/docs' && paths.test(path)),
    known,
    credentials: surroundings.credentials,
    badCredentials: surroundings.badCredentials,
    host: new URL(fleet.url).host,
  });
  const page = new RequestMaker({
    document,
    operations: dashboardOperations.filter(({ path }) => paths.test(path)),
    known,
    credentials: [member],
    badCredentials: [
      [],
      member.slice(0, 1),
      member.slice(1),
      [
        ['Cookie', 'groundwork.session_token=forged.forged'],
        ['Origin', fleet.pageUrl],
      ],
      [...member.slice(0, 1), ['Origin', 'https://evil.example.com']],
    ],
    host: new URL(fleet.pageUrl).host,
  });
  const fuzz = (
    maker: RequestMaker,
    url: string,
    described: Judgement['described'],
    asked: Asked,
  ) =>
    runFuzz({
      ...asked,
      maker,
      port: Number(new URL(url).port),
      judgement: { described, publicUrl: fleet.url, forbidden },
      learn,
      lanes: LANES,
      limitMs: LIMIT_MS,
    });
  return {
    fleet,
    database,
    surroundings,
    fuzzGateway: (asked) => fuzz(gateway, fleet.url, faultsOf, asked),
    fuzzDashboard: (asked) => fuzz(page, fleet.pageUrl, describedByPage, asked),
    faultsInLedger: () => faultsInLedger(database, surroundings.named),
    faultsInLogs: () => fleet.processes.flatMap(({ service, log }) => faultsInLog(service, log())),
    close: async () => {
      await database.$disconnect();
      await fleet.close();
      await images.close();
    },
  };
}

async function faultsInLedger(database: Database, named: ReadonlySet<string>): Promise<string[]> {
  const charges = await database.ledgerEntry.findMany({ where: { reason: 'charge' } });
  const unbalanced = await database.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM accounts a LEFT JOIN ledger_entries l ON l.account_id = a.id
    GROUP BY a.id, a.credits HAVING a.credits <> coalesce(sum(l.amount), 0)`;
  return [
    ...charges.flatMap(({ taskId, showcaseJobId, amount }) => {
      const id = taskId ?? showcaseJobId ?? '';
      return named.has(id)
        ? []
        : [`${-amount} credits were charged for ${id}, which no answer named`];
    }),
    ...unbalanced.map(({ id }) => `the ledger of ${id} is not its balance`),
  ];
}

function faultsInLog(service: string, log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const shown = `${service}: ${line.slice(0, 600)}`;
      if (!line.startsWith('{"level":')) return [`a line that is no JSON: ${shown}`];
      return /^\{"level":"(?:error|fatal)"/.test(line) ? [shown] : [];
    });
}
