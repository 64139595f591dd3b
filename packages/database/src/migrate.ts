import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** Any fixed number: only one migrator works on a database at a time. */
const ADVISORY_LOCK = 7_204_113_552;

const migrationsFolder = new URL('../prisma/migrations/', import.meta.url);

/**
 * Applies the migrations that a database lacks, each in a transaction, in the order of their names.
 * Keeps Prisma's own `_prisma_migrations` table, so `prisma migrate deploy` finds the same state; it is
 * not used because it downloads an engine, which fails behind a closed network.
 *
 * @returns names of the migrations that were applied now
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
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
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const entries = await readdir(migrationsFolder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    const fresh: string[] = [];
    for (const name of names.toSorted()) {
      const sql = await readFile(new URL(`${name}/migration.sql`, migrationsFolder), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const known = applied.get(name);
      if (known !== undefined) {
        if (known !== checksum)
          throw new Error(`migration ${name} was changed after it was applied`);
        continue;
      }
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
      fresh.push(name);
    }
    return fresh;
  } finally {
    await client.end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    process.stderr.write('DATABASE_URL is not set\n');
    process.exit(2);
  }
  const names = await migrate(databaseUrl);
  process.stdout.write(`${JSON.stringify({ applied: names })}\n`);
}
