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

/** The paragraphs of a file of sql/statements: each begins with `-- NAME.` and says what its parameters are. */
export function statementsIn(file: string): string[] {
  const url = new URL(`../../sql/statements/${file}.sql`, import.meta.url);
  return readFileSync(url, 'utf8').trimEnd().split('\n\n');
}

/** The statement that is called `FILE/NAME`. */
export function readStatement(name: string): Statement {
  const [file = '', own] = name.split('/');
  const text = statementsIn(file).find((statement) => statement.startsWith(`-- ${own}. `));
  if (text === undefined) throw new Error(`no statement is called ${name}`);
  return { name, text };
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

/** Uses of a statement before it is worth preparing. */
const HOT = 20;
/** Statements whose uses are counted, and those that are prepared, of one process. */
const MOST_COUNTED = 500;
const MOST_PREPARED = 100;
/** The name of the statement that the next one without a name replaces. */
const UNNAMED = '';

/**
 * Names frequent statements, so that the server parses and plans them once for each connection. Planning the join that
 * finds a key costs the server more than running it. Rare statements stay unnamed: each name takes memory on every
 * connection.
 */
export function nameStatements(): (query: {
  readonly sql: string;
  readonly args: readonly unknown[];
}) => string {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return ({ sql, args }) => {
    // BEGIN and its like are not planned.
    if (args.length === 0) return UNNAMED;
    const name = names.get(sql);
    if (name !== undefined || names.size >= MOST_PREPARED) return name ?? UNNAMED;
    const count = (uses.get(sql) ?? 0) + 1;
    if (count < HOT) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(sql, count);
      return UNNAMED;
    }
    uses.delete(sql);
    const given = `hot_${names.size + 1}`;
    names.set(sql, given);
    return given;
  };
}
