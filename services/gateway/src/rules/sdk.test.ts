import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { failWork } from '@groundwork/database/lifecycle/fail';
import { afterAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sdk = path.join(root, 'packages', 'sdk');

const folder = await mkdtemp(path.join(tmpdir(), 'sdk-customer-'));
const gateway = await startGateway();
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

const packedSchema = z.object({ files: z.array(z.object({ path: z.string() })) });

/** Packs the SDK and installs it as a customer does, from nothing but the tarball. */
async function install(): Promise<string> {
  // Built already: the script that builds before packing would only look.
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', pack, { cwd: sdk });
  const [packed] = z.array(packedSchema).parse(JSON.parse(stdout));
  const files = packed?.files.map(({ path: file }) => file) ?? [];
  expect(files).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'README.md']));
  expect(files.filter((file) => /\.test\.|fixtures|tsbuildinfo|customer/.test(file))).toEqual([]);
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '';
  await writeFile(path.join(folder, 'package.json'), '{"private": true, "type": "module"}');
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...quietly, `./${tarball}`], { cwd: folder });
  return path.join(folder, 'node_modules', '@groundwork', 'sdk');
}

const NAME = '@groundwork/sdk';
const PROCESS = 'declare const process: { env: Record<string, string | undefined> };\n';
/** The variables that the first example of the README leaves to the others. */
const FIRST = `declare const client: import('${NAME}').Groundwork;\ndeclare const photo: string;\n`;

/** Each example of the README as a program of its own. */
async function examples(): Promise<string[]> {
  const readme = await readFile(path.join(sdk, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
  return Promise.all(
    blocks.map(async (code, index) => {
      const file = `readme-${index}.ts`;
      const program = `${PROCESS}${code.includes('const client') ? '' : FIRST}${code}\nexport {};\n`;
      await writeFile(path.join(folder, file), program);
      return file;
    }),
  );
}

/** Type-checks the customer's program in that folder, as strictly as TypeScript can, and compiles it. */
async function compile(): Promise<void> {
  await copyFile(path.join(sdk, 'fixtures', 'customer', 'main.ts'), path.join(folder, 'main.ts'));
  const shown = await examples();
  expect(shown.length).toBeGreaterThan(5);
  const compilerOptions = {
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2022', 'DOM', 'DOM.AsyncIterable'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
  };
  const config = JSON.stringify({ compilerOptions, files: ['main.ts', ...shown] });
  await writeFile(path.join(folder, 'tsconfig.json'), config);
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await run(process.execPath, [tsc, '-p', folder], { cwd: folder }).catch((error) => {
    throw new Error(error.stdout);
  });
}

async function failTheFilm(taskId: string): Promise<void> {
  await failWork(gateway.database, 'task', taskId, {
    code: 'AREA_NOT_FOUND',
    message: 'no area',
    failedAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
    webhookEvent: null,
  });
}

/** Runs the customer's program against the gateway. */
async function use(): Promise<unknown> {
  const { apiKey } = await gateway.openAccount('pro', 100);
  const PHOTO_URL = gateway.images.serve('/photo.jpg', { bytes: await photo() });
  const program = spawn(process.execPath, ['main.js'], {
    cwd: folder,
    env: { BASE_URL: gateway.origin, API_KEY: apiKey, PHOTO_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'close');
  let last = '';
  for await (const line of createInterface(program.stdout)) {
    last = line;
    const [, taskId] = /^waiting for (.+)/.exec(line) ?? [];
    if (taskId !== undefined) await failTheFilm(taskId);
  }
  expect(await ended).toEqual([0, null]);
  return JSON.parse(last);
}

it('the packed SDK is installed alone, type-checked and used', async () => {
  const installed = await install();
  const manifest = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
  expect(manifest.dependencies ?? {}).toEqual({});
  expect(await readdir(path.join(folder, 'node_modules'))).toEqual([
    '.package-lock.json',
    '@groundwork',
  ]);
  await compile();
  expect(await use()).toEqual({
    health: 'ok',
    openapi: '3.1.1',
    plan: 'pro',
    everyVoice: true,
    avatar: 'custom',
    cards: true,
    preset: 'preset',
    templates: 10,
    // No worker reads the photo here.
    dryRun: [40, null],
    sameFilm: true,
    replayed: [false, true],
    requestId: true,
    charged: [40, 40],
    status: 'preparing',
    listed: [true, '7'],
    job: 'pending',
    cancelled: ['JOB_CANCELLED', 2],
    deliveries: 0,
    field: 'num_constructions',
    unknown: 'TASK_NOT_FOUND',
    stranger: 401,
    failure: ['AREA_NOT_FOUND', 10],
    stream: 'failed',
    verifies: 'WebhookVerificationError',
    typed: 5,
  });
}, 180_000);
