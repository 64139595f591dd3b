import { readFileSync } from 'node:fs';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool, QueryResultRow } from 'pg';
import type { Prisma, PrismaClient } from '../generated/client.js';

/** Prisma's adapter, which also gives access to the pool of connections under its client. */
export class PooledAdapter extends PrismaPg {
  pool: Pool | null = null;
  /** Whether a statement prepared under a name can be reused. */
  keepsStatements = true;

  override async connect(): Promise<Awaited<ReturnType<PrismaPg['connect']>>> {
    const adapter = await super.connect();
    this.pool = adapter.underlyingDriver();
    return adapter;
  }
}

const adapters = new WeakMap<PrismaClient, PooledAdapter>();

export function rememberAdapter(client: PrismaClient, adapter: PooledAdapter): void {
  adapters.set(client, adapter);
}

async function connectionsOf(
  client: PrismaClient,
): Promise<{ pool: Pool; keepsStatements: boolean }> {
  const adapter = adapters.get(client);
  if (!adapter) throw new Error('the database was not opened by openDatabase');
  // Makes the pool, and asks the server for nothing yet.
  if (!adapter.pool) await client.$connect();
  if (!adapter.pool) throw new Error('the database has no connections');
  return { pool: adapter.pool, keepsStatements: adapter.keepsStatements };
}

/** A statement that is prepared once on each connection: its text is always the same, its columns named one by one. */
export interface Statement {
  /** Unlike any other's. */
  readonly name: string;
  readonly text: string;
}

/** The statement of sql/statements with this path; the file says what its parameters are. */
export function readStatement(name: string): Statement {
  const file = new URL(`../../sql/statements/${name}.sql`, import.meta.url);
  return { name, text: readFileSync(file, 'utf8') };
}

/**
 * Runs a statement that every request or delivery needs on the client's own connections, past Prisma: for a statement
 * that is written out anyway, its query engine takes longer than the server does.
 *
 * @throws the driver's errors, which `isDatabaseUnavailable` and its like know as they know Prisma's
 */
export async function runStatement<Row extends QueryResultRow>(
  client: PrismaClient,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { pool, keepsStatements } = await connectionsOf(client);
  const statement = { text, values: [...values] };
  const { rows } = await pool.query<Row>(keepsStatements ? { name, ...statement } : statement);
  return rows;
}

/** Runs a statement in a transaction of Prisma's, which reads its columns as Prisma reads its own. */
export function runInTransaction<Row>(
  tx: Prisma.TransactionClient,
  { text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  return tx.$queryRawUnsafe<Row[]>(text, ...values);
}
