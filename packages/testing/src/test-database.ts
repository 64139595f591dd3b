import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { testEnvironment } from './environment.js';

export interface TestDatabase {
  /** Of a migrated, empty database that nobody else uses. */
  readonly url: string;
  /** Drops it, whoever is still connected. */
  close(): Promise<void>;
}

/** Clones the template database: quicker than migrating, and as clean. Its files are copied: through the log it costs twice as much. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { TEST_POSTGRES_URL, TEST_DATABASE_TEMPLATE } = testEnvironment();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(TEST_POSTGRES_URL, (client) =>
    client.query(
      `CREATE DATABASE "${name}" TEMPLATE "${TEST_DATABASE_TEMPLATE}" STRATEGY FILE_COPY`,
    ),
  );
  const url = new URL(TEST_POSTGRES_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    close: async () => {
      await asAdministrator(TEST_POSTGRES_URL, (client) =>
        client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
      );
    },
  };
}

async function asAdministrator(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
