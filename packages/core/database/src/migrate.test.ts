import { createEmptyDatabase, type TestDatabase } from '@groundwork/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from './connection/client.js';
import { Prisma } from './generated/client.js';
import { applyFunctions, migrate, readFunctions } from './migrate.js';

let empty: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  empty = await createEmptyDatabase();
  client = new pg.Client({ connectionString: empty.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await empty.close();
});

/** Every function of the database as the server would write it, by name. */
async function definitions(): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT proname AS name, pg_get_functiondef(oid) AS definition FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace ORDER BY proname, oid`);
  const names = rows.map(({ name }) => name);
  // An overload that nobody calls any more would hide behind its name.
  expect(names).toEqual([...new Set(names)]);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

const names = async () => (await readFunctions()).map(({ name }) => name);

describe('a database that is migrated', () => {
  it('has the functions of the files, and no others', async () => {
    const { applied, functions } = await migrate(empty.url);
    expect(applied.length).toBeGreaterThan(0);
    expect(functions).toEqual(await names());
    const migrated = await definitions();
    expect(Object.keys(migrated)).toEqual(functions);
    // Whatever a file says about a function, its settings too.
    for (const { text } of await readFunctions()) await client.query(text);
    expect(await definitions()).toEqual(migrated);
  });

  it('has every table and column of Prisma’s schema', async () => {
    await migrate(empty.url);
    const database = openDatabase({ url: empty.url });
    const models = Object.values(Prisma.ModelName).map(
      (name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}` as Uncapitalize<typeof name>,
    );
    try {
      for (const model of models) {
        // It selects every column.
        const { findFirst } = database[model] as { findFirst(): Promise<unknown> };
        expect(await findFirst()).toBeNull();
      }
    } finally {
      await database.$disconnect();
    }
  });

  it('is not touched again while nothing has changed', async () => {
    await migrate(empty.url);
    expect(await migrate(empty.url)).toEqual({ applied: [], functions: [] });
  });

  it('gets a function again whose file has changed, and no other', async () => {
    await migrate(empty.url);
    const before = await definitions();
    const functions = await readFunctions();
    const changed = functions.map((file) =>
      file.name === 'refuse_ledger_change'
        ? { ...file, text: file.text.replace('append-only', 'for ever') }
        : file,
    );
    expect(await applyFunctions(client, changed)).toEqual(['refuse_ledger_change']);
    expect((await definitions()).refuse_ledger_change).toContain('for ever');
    expect((await migrate(empty.url)).functions).toEqual(['refuse_ledger_change']);
    expect(await definitions()).toEqual(before);
  });

  it('keeps all functions as they were when one of them is refused', async () => {
    await migrate(empty.url);
    const before = await definitions();
    const broken = (await readFunctions()).map(({ name, text }) => ({
      name,
      text:
        name === 'acceptance_outcome' ? 'CREATE FUNCTION' : text.replace('BEGIN', 'BEGIN NULL;'),
    }));
    await expect(applyFunctions(client, broken)).rejects.toThrow('acceptance_outcome');
    expect(await definitions()).toEqual(before);
    expect((await migrate(empty.url)).functions).toEqual([]);
  });

  it('by two deployers at once is migrated by one of them', async () => {
    const both = await Promise.all([migrate(empty.url), migrate(empty.url)]);
    const applied = both.flatMap(({ functions }) => functions);
    expect(applied.toSorted()).toEqual(await names());
    expect(both.map(({ applied: migrations }) => migrations.length)).toContain(0);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await migrate(empty.url);
    await client.query(`UPDATE "_prisma_migrations" SET checksum = 'other'`);
    await expect(migrate(empty.url)).rejects.toThrow('was changed after it was applied');
  });

  it('by a later release keeps that release’s functions', async () => {
    await migrate(empty.url);
    await client.query(`
      INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at)
      VALUES ('later', '', '99990101000000_later', now())`);
    await client.query(`UPDATE "_sql_functions" SET checksum = 'of the later release'`);
    expect(await migrate(empty.url)).toEqual({ applied: [], functions: [] });
  });
});
