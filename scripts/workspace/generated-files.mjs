import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/run.mjs';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { workspaceMembers } from './members.mjs';
import { inRoot } from './paths.mjs';

const DATABASE = 'packages/core/database';
const SCHEMA = inRoot(DATABASE, 'prisma');

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

const PACKAGE = inRoot('packages', 'studio', 'sample-pictures');

/** Draws the pictures of magic inputs, where a drawing changed. @param {AbortSignal} [signal] */
export async function drawSamplePictures(signal) {
  const wanted = fingerprint([
    path.join(PACKAGE, 'pictures'),
    path.join(PACKAGE, 'src', 'draw-pictures.ts'),
    path.join(PACKAGE, 'package.json'),
  ]);
  const results = [path.join(PACKAGE, 'dist', 'pictures', 'mask.png')];
  await whenChanged('sample-pictures', wanted, results, async () => {
    await run('npm', ['run', '--silent', 'build:pictures'], {
      cwd: PACKAGE,
      log: 'sample-pictures',
      failure: 'The sample pictures could not be drawn.',
      ...(signal ? { signal } : {}),
    });
  });
}

const SCRIPT = 'build:wasm';
/** AssemblyScript's own name for the folder of its sources. */
const SOURCES = 'assembly';

/** Runs build:wasm of every package that has it, where its sources changed. @param {AbortSignal} [signal] */
export async function buildWebAssembly(signal) {
  for (const member of workspaceMembers()) {
    const script = member.scripts[SCRIPT];
    if (script === undefined) continue;
    const sources = path.join(member.directory, SOURCES);
    const wanted = fingerprint([sources, member.manifest]);
    const name = `wasm-${path.basename(member.folder)}`;
    const results = [...script.matchAll(/--outFile[ =](\S+)/g)].map(([, file = '']) =>
      path.join(member.directory, file),
    );
    await whenChanged(name, wanted, results, async () => {
      await run('npm', ['run', '--silent', SCRIPT], {
        cwd: member.directory,
        log: name,
        failure: `The WebAssembly of ${member.folder} could not be built.`,
        ...(signal ? { signal } : {}),
      });
    });
  }
}
