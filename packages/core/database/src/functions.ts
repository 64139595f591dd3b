import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';

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
