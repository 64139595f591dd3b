import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg, { type Client } from 'pg';

const functionsFolder = new URL('../sql/functions/', import.meta.url);

/** A function of the database: the one file that holds its current text. */
export interface FunctionFile {
  readonly name: string;
  readonly text: string;
}

export async function readFunctions(folder: URL = functionsFolder): Promise<FunctionFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      text: await readFile(new URL(file, folder), 'utf8'),
    })),
  );
}

/**
 * Brings the functions of a database to the text of their files: those whose file has changed since it was applied, all
 * in one transaction, so that no request meets half of a change. To be called under the migrator's lock, after the
 * migrations.
 *
 * @returns names of the functions that were applied now
 */
export async function applyFunctions(
  client: Client,
  functions: readonly FunctionFile[],
): Promise<string[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS "_sql_functions" (
      "name" TEXT PRIMARY KEY,
      "checksum" TEXT NOT NULL,
      "applied_at" TIMESTAMPTZ NOT NULL DEFAULT now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM "_sql_functions"',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = functions
    .map((file) => ({ ...file, checksum: createHash('sha256').update(file.text).digest('hex') }))
    .filter(({ name, checksum }) => applied.get(name) !== checksum);
  if (changed.length === 0) return [];
  await client.query('BEGIN');
  try {
    for (const { name, text, checksum } of changed) {
      await client.query(text).catch((error: unknown) => {
        throw new Error(`function ${name} could not be applied`, { cause: error });
      });
      await client.query(
        `INSERT INTO "_sql_functions" (name, checksum) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET checksum = $2, applied_at = now()`,
        [name, checksum],
      );
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return changed.map(({ name }) => name);
}

/** Any fixed number: only one migrator works on a database at a time. */
const ADVISORY_LOCK = 7_204_113_552;

const migrationsFolder = new URL('../prisma/migrations/', import.meta.url);

/** The changes of a deployment to the database. */
export interface Migrated {
  /** Names of the migrations that were applied now. */
  readonly applied: readonly string[];
  /** Names of the functions that were applied now. */
  readonly functions: readonly string[];
}

/** Names of this release's migrations, in their order. */
async function readNames(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).toSorted();
}

/** Checksums of the migrations that a database has, by name. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
      "id" VARCHAR(36) PRIMARY KEY,
      "checksum" VARCHAR(64) NOT NULL,
      "finished_at" TIMESTAMPTZ,
      "migration_name" VARCHAR(255) NOT NULL,
      "logs" TEXT,
      "rolled_back_at" TIMESTAMPTZ,
      "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
      "applied_steps_count" INTEGER NOT NULL DEFAULT 0
    )`);
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM "_prisma_migrations" WHERE finished_at IS NOT NULL',
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function applyMigration(
  client: pg.Client,
  { name, sql, checksum }: { name: string; sql: string; checksum: string },
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}

/**
 * Applies the migrations that a database lacks, each in a transaction, in the order of their names, and then the
 * functions whose file has changed. Keeps Prisma's own `_prisma_migrations` table, so `prisma migrate deploy` finds the
 * same state; it is not used because it downloads an engine, which fails behind a closed network.
 *
 * A database that a later release has migrated keeps its functions: they belong to that release's tables.
 */
export async function migrate(databaseUrl: string): Promise<Migrated> {
  // A transaction's lock, on its own connection: a session's lock would stay behind in a pooler.
  const lock = new pg.Client({ connectionString: databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('BEGIN');
    await lock.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await client.connect();
    const known = await readApplied(client);
    const names = await readNames();
    const applied: string[] = [];
    for (const name of names) {
      const sql = await readFile(new URL(`${name}/migration.sql`, migrationsFolder), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const before = known.get(name);
      if (before === undefined) {
        await applyMigration(client, { name, sql, checksum });
        applied.push(name);
      } else if (before !== checksum) {
        throw new Error(`migration ${name} was changed after it was applied`);
      }
    }
    const isOfLaterRelease = [...known.keys()].some((name) => !names.includes(name));
    if (isOfLaterRelease) return { applied, functions: [] };
    return { applied, functions: await applyFunctions(client, await readFunctions()) };
  } finally {
    await client.end();
    await lock.end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    process.stderr.write('DATABASE_URL is not set\n');
    process.exit(2);
  }
  process.stdout.write(`${JSON.stringify(await migrate(databaseUrl))}\n`);
}
