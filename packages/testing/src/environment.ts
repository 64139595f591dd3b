import { z } from 'zod';

const schema = z.object({
  /** Where a test may create databases; its user is a superuser of a server made for this run. */
  TEST_POSTGRES_URL: z.url(),
  /** The same server through a pooler, where the run is to have one: tests' databases are reached by it. */
  TEST_POOLER_URL: z.url().optional(),
  /** Name of the migrated database that tests clone. */
  TEST_DATABASE_TEMPLATE: z.string(),
  TEST_REDIS_URL: z.url(),
  TEST_REDIS_SERVER: z.string(),
  /** Everything that tests write; removed when the run ends. */
  TEST_RUN_DIRECTORY: z.string(),
  /** Kept after the run, for looking into a failure. */
  TEST_LOG_DIRECTORY: z.string(),
});

export type TestEnvironment = z.infer<typeof schema>;

/** The servers that `npm test` started. @throws outside of such a run */
export function testEnvironment(): TestEnvironment {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const missing = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`This test needs the servers of a test run: npm test -- PATTERN (${missing})`);
}
