import { existsSync } from 'node:fs';
import { run } from '../processes/run.mjs';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';

const DATABASE = 'packages/core/database';
const SCHEMA = inRoot(DATABASE, 'prisma', 'schema.prisma');

/** Generates the database client from the schema, where the schema changed. @param {AbortSignal} [signal] */
export async function generatePrismaClient(signal) {
  if (!existsSync(SCHEMA)) return;
  const wanted = fingerprint([SCHEMA, inRoot(DATABASE, 'package.json')]);
  const results = [inRoot(DATABASE, 'src', 'generated')];
  await whenChanged('prisma', wanted, results, async () => {
    await run(
      process.execPath,
      [
        inRoot(DATABASE, 'node_modules', 'prisma', 'build', 'index.js'),
        'generate',
        `--schema=${SCHEMA}`,
      ],
      {
        cwd: inRoot(DATABASE),
        log: 'prisma',
        failure: 'The database client could not be generated.',
        // It insists on a schema engine that it then does not use, and would
        // download it: any file that exists satisfies it.
        env: {
          ...process.env,
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
          PRISMA_HIDE_UPDATE_MESSAGE: '1',
          CHECKPOINT_DISABLE: '1',
        },
        ...(signal ? { signal } : {}),
      },
    );
  });
}
