import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

const CONTRACT = inRoot('packages', 'core', 'contract');

/** Writes the currency of each country that has just one today, as Unicode's CLDR has them. */
export async function writeCurrencies() {
  const manifest = path.join(CONTRACT, 'package.json');
  const result = path.join(CONTRACT, 'src', 'listing', 'generated', 'currencies.json');
  await whenChanged('currencies', fingerprint([manifest]), [result], async () => {
    const source = createRequire(manifest).resolve('cldr-core/supplemental/currencyData.json');
    /** @type {Record<string, Record<string, { _from?: string, _to?: string, _tender?: string }>[]>} */
    const regions = JSON.parse(readFileSync(source, 'utf8')).supplemental.currencyData.region;
    const settled = Object.entries(regions).flatMap(([country, history]) => {
      const today = history
        .flatMap((entry) => Object.entries(entry))
        .filter(([, { _from, _to, _tender }]) => _from && !_to && _tender !== 'false');
      return today.length === 1 ? [[country, today[0]?.[0]]] : [];
    });
    mkdirSync(path.dirname(result), { recursive: true });
    writeFileSync(result, JSON.stringify(Object.fromEntries(settled)));
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
