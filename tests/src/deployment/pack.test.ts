import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { inRepository } from './repository.js';

const step = z.custom<(folder: string) => void>((value) => typeof value === 'function');
const pruneSchema = z.object({ removeUnreached: step, removeDevelopmentFiles: step });

let folder = '';
const store = 'node_modules/.pnpm';
const there = (path: string) => existsSync(join(folder, path));

function write(path: string, content: object = {}) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

/** A package as pnpm lays it out: its files in the store, a link in whoever uses it. */
function install(name: string, usedBy: string | null, manifest: object = {}) {
  const home = `${store}/${name.replace('/', '+')}@1.0.0/node_modules`;
  write(`${home}/${name}/package.json`, manifest);
  if (usedBy === null) return;
  const user =
    usedBy === 'root' ? 'node_modules' : `${store}/${usedBy.replace('/', '+')}@1.0.0/node_modules`;
  mkdirSync(dirname(join(folder, user, name)), { recursive: true });
  symlinkSync(join(folder, home, name), join(folder, user, name));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a packed service keeps what runs, and nothing that only develops or is never reached', async () => {
  const module: unknown = await import(pathToFileURL(inRepository('infra/image/prune.mjs')).href);
  const { removeUnreached, removeDevelopmentFiles } = pruneSchema.parse(module);
  write('package.json', {
    dependencies: { '@groundwork/film': '1.0.0', '@prisma/client': '1.0.0' },
  });
  install('@groundwork/film', 'root', { dependencies: { codec: '1.0.0' } });
  install('codec', '@groundwork/film', {
    optionalDependencies: { native: '1.0.0', foreign: '1.0.0' },
  });
  install('native', 'codec');
  install('@prisma/client', 'root', {
    peerDependencies: { prisma: '*', adapter: '*' },
    peerDependenciesMeta: { prisma: { optional: true } },
  });
  install('prisma', '@prisma/client', { dependencies: { effect: '1.0.0' } });
  install('adapter', '@prisma/client');
  install('effect', 'prisma');
  install('orphan', null);
  removeUnreached(folder);
  const kept = ['@groundwork+film', 'codec', 'native', '@prisma+client', 'adapter'];
  for (const name of kept) expect([name, there(`${store}/${name}@1.0.0`)]).toEqual([name, true]);
  for (const name of ['prisma', 'effect', 'orphan']) {
    expect([name, there(`${store}/${name}@1.0.0`)]).toEqual([name, false]);
  }

  const film = `${store}/@groundwork+film@1.0.0/node_modules/@groundwork/film`;
  const client = `${store}/@prisma+client@1.0.0/node_modules/@prisma/client`;
  const codec = `${store}/codec@1.0.0/node_modules/codec`;
  const staying = [
    `${film}/dist/index.js`,
    `${film}/dist/index.js.map`,
    `${client}/runtime/compiler.postgresql.js`,
    `${codec}/LICENSE`,
    `${codec}/src/index.js`,
    'dist/main.js',
  ];
  const going = [
    `${film}/src/index.ts`,
    `${film}/dist/index.d.ts`,
    `${film}/dist/index.test.js`,
    `${film}/dist/fixtures/picture.js`,
    `${client}/runtime/compiler.mysql.js`,
    `${codec}/index.js.map`,
    'src/main.ts',
    'dist/main.test.js',
  ];
  for (const path of [...staying, ...going]) write(path);
  removeDevelopmentFiles(folder);
  expect(staying.filter((path) => !there(path))).toEqual([]);
  expect(going.filter(there)).toEqual([]);
});
