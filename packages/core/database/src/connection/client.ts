import { z } from 'zod';
import { Prisma, PrismaClient } from '../generated/client.js';
import { nameStatements, PooledAdapter, rememberAdapter } from './direct-statements.js';

export const databaseEnvironment = {
  /** `?pgbouncer=true` where a pooler in transaction mode that keeps no prepared statements is in front. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'),
  DATABASE_CONNECTIONS: z.coerce.number().int().positive().default(10),
};

export type Database = PrismaClient;
/** The client inside a transaction; the transactions here accept either. */
export type Transaction = Prisma.TransactionClient;

/** Milliseconds until a database that does not answer counts as away. */
const CONNECT_MS = 3_000;
const QUERY_MS = 10_000;

/** The database of a service's environment. */
export function openDatabaseOf(environment: {
  readonly DATABASE_URL: string;
  readonly DATABASE_CONNECTIONS: number;
}): Database {
  const { DATABASE_URL: url, DATABASE_CONNECTIONS: connections } = environment;
  return openDatabase({ url, connections });
}

export function openDatabase(settings: { url: string; connections?: number }): Database {
  const isPooled = isBehindPooler(settings.url);
  const adapter = new PooledAdapter(
    {
      connectionString: settings.url,
      max: settings.connections ?? 10,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      // A parameter of the session, which a pooler refuses; behind one the role carries it.
      ...(isPooled ? {} : { statement_timeout: QUERY_MS }),
      keepAlive: true,
    },
    isPooled ? {} : { statementNameGenerator: nameStatements() },
  );
  adapter.keepsStatements = !isPooled;
  const transactionOptions = { maxWait: 5_000, timeout: QUERY_MS };
  const client = new PrismaClient({ adapter, transactionOptions });
  rememberAdapter(client, adapter);
  return client;
}

/** Whether statements of one session may meet another one on the server, as the address says by Prisma's own convention. */
function isBehindPooler(url: string): boolean {
  return URL.canParse(url) && new URL(url).searchParams.get('pgbouncer') === 'true';
}

/** Codes of Prisma for a server that cannot be reached, shuts the connection or has none left. */
const unavailableCodes = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1008',
  'P1011',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
]);

/**
 * SQLSTATE classes 08 (connection), 28 (unknown user), 57P (server shutting down or starting) and 53 (out of
 * resources), and 57014 (a statement took longer than it may), 25006 (read-only): a server that stood still, is overloaded or a replica.
 */
const unavailableStates = /^(08|28|57P|57014|53|25006)/;

/** An error and what caused it, at most five deep. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at);
  return causes;
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether a statement was given up because it waited for a lock longer than `lock_timeout`: SQLSTATE 55P03. */
export function isLockTimeout(error: unknown): boolean {
  return causesOf(error).some(({ message }) => /55P03|due to lock timeout/.test(message));
}

const neverConnected =
  /timeout exceeded when trying to connect|due to connection timeout|DatabaseNotReachable|Can't reach database/i;

/** Whether no connection was had at all, or only one that writes nothing: then nothing that was asked is done. */
export function wasNeverAsked(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      /^(P1001|P2024|28...|25006|ECONNREFUSED|ENOTFOUND|EHOSTUNREACH)$/.test(codeOf(cause)) ||
      neverConnected.test(cause.message),
  );
}

const wentAway =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|DatabaseNotReachable|Can't reach database|Query read timeout|server has closed the connection/i;

/** Whether the server answers and writes nothing: it has become a replica, or was told to. @throws when it is away */
export async function isReadOnly(database: Database): Promise<boolean> {
  const [row] = await database.$queryRaw<{ transaction_read_only: string }[]>`
    SHOW transaction_read_only`;
  return row?.transaction_read_only === 'on';
}

/** Whether an error means that Postgres is away, as opposed to a fault of ours. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = codeOf(cause);
    // Prisma has no code for some of these and quotes the server's.
    const quoted = /Code: `(\w{5})`/.exec(cause.message)?.[1] ?? '';
    return (
      cause instanceof Prisma.PrismaClientInitializationError ||
      unavailableCodes.has(code) ||
      [code, quoted].some((state) => unavailableStates.test(state)) ||
      /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)$/.test(code) ||
      wentAway.test(cause.message)
    );
  });
}
