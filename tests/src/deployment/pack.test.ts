import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { inRepository } from './repository.js';

const isFunction = (value: unknown) => typeof value === 'function';
const reachedSchema = z.object({
  reachedFiles: z.custom<(folder: string) => Promise<ReadonlySet<string>>>(isFunction),
});
const pruneSchema = z.object({
  keepReached: z.custom<(folder: string, reached: ReadonlySet<string>) => void>(isFunction),
});

let folder = '';
const store = 'node_modules/.pnpm';
const there = (path: string) => existsSync(join(folder, path));

function writeText(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function write(path: string, content: object = {}) {
  writeText(path, JSON.stringify(content));
}

/** A package as pnpm lays it out: its files in the store, a link in each package that uses it. */
function install(name: string, usedBy: string, manifest: object = {}) {
  const home = `${store}/${name.replace('/', '+')}@1.0.0/node_modules`;
  write(`${home}/${name}/package.json`, { name, ...manifest });
  const user =
    usedBy === 'root' ? 'node_modules' : `${store}/${usedBy.replace('/', '+')}@1.0.0/node_modules`;
  mkdirSync(dirname(join(folder, user, name)), { recursive: true });
  symlinkSync(join(folder, home, name), join(folder, user, name));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the last step of packing, after the packages were copied. */
async function prune(): Promise<void> {
  const load = (file: string) =>
    import(pathToFileURL(inRepository(`infra/image/${file}.mjs`)).href) as Promise<unknown>;
  const { reachedFiles } = reachedSchema.parse(await load('reached-files'));
  const { keepReached } = pruneSchema.parse(await load('prune'));
  keepReached(folder, await reachedFiles(folder));
}

describe('a packed service', () => {
  it('keeps what its programs reach, its licences and its data, and nothing else', async () => {
    write('package.json', { name: '@groundwork/service', type: 'module' });
    writeText(
      'dist/main.js',
      "import '@groundwork/film';\nnew Worker(new URL('./thread.js', import.meta.url));",
    );
    writeText('dist/thread.js', "const { open } = await import('client');");
    install('@groundwork/film', 'root', {
      dependencies: { codec: '1.0.0' },
      main: 'dist/index.js',
    });
    install('client', 'root', { main: 'index.js' });
    install('codec', '@groundwork/film', { main: 'index.js' });
    install('compiler', 'client', { main: 'index.js' });
    const film = `${store}/@groundwork+film@1.0.0/node_modules/@groundwork/film`;
    const client = `${store}/client@1.0.0/node_modules/client`;
    const codec = `${store}/codec@1.0.0/node_modules/codec`;
    const compiler = `${store}/compiler@1.0.0/node_modules/compiler`;
    writeText(`${film}/dist/index.js`, "require('codec');");
    writeText(`${codec}/index.js`, 'module.exports = 1;');
    writeText(`${client}/index.js`, "module.exports = { open: require('./lib/open.js') };");
    const kept = ['dist/main.js', 'dist/thread.js', `${film}/dist/index.js`, `${codec}/index.js`];
    const staying = [
      ...kept.map((file) => `${file}${file.includes('groundwork') ? '.map' : ''}`),
      `${film}/sql/one.sql`,
      `${film}/dist/weights.bin`,
      `${film}/dist/page.md`,
      `${client}/lib/open.js`,
      `${client}/LICENSE`,
    ];
    const going = [
      'src/main.ts',
      'dist/main.d.ts',
      'dist/main.test.js',
      'dist/fixtures/served.js',
      `${film}/src/index.ts`,
      `${film}/README.md`,
      `${film}/data/words.yaml`,
      `${film}/dist/index.test.js`,
      `${film}/dist/fixtures/picture.jpg`,
      `${client}/lib/for-browsers.js`,
      `${client}/lib/open.js.flow`,
      `${client}/README.md`,
      `${compiler}/index.js`,
      `${compiler}/LICENSE`,
    ];
    for (const path of [...staying, ...going]) if (!there(path)) writeText(path, '');
    await prune();
    expect(staying.filter((path) => !there(path))).toEqual([]);
    expect(going.filter(there)).toEqual([]);
    expect(there(`${client}/package.json`)).toBe(true);
    // Its folder and the link to it are gone, too.
    expect(there(`${store}/compiler@1.0.0`)).toBe(false);
  });

  it('is not packed when it names a package that nothing was found to reach', async () => {
    write('package.json', { name: '@groundwork/service', type: 'module' });
    writeText('dist/main.js', "import '@groundwork/film';");
    install('@groundwork/film', 'root', {
      dependencies: { fonts: '1.0.0' },
      main: 'dist/index.js',
    });
    install('fonts', '@groundwork/film', { main: 'index.js' });
    const film = `${store}/@groundwork+film@1.0.0/node_modules/@groundwork/film`;
    writeText(`${film}/dist/index.js`, 'exports.file = (name) => open("fonts/" + name);');
    await expect(prune()).rejects.toThrow('names fonts');
  });

  it('keeps the files that its code names to start threads with, to read and to find packages by', async () => {
    write('package.json', { name: '@groundwork/service', type: 'module' });
    writeText(
      'dist/main.js',
      "threads(new URL('./thread.js', import.meta.url));\n" +
        "fork(fileURLToPath(new URL('./process.js', import.meta.url)));\n" +
        "readFileSync(new URL('./kernel.wasm', import.meta.url));\n" +
        "const load = createRequire(require.resolve('model/face'));",
    );
    writeText('dist/thread.js', "import './work.js';");
    install('model', 'root', {
      exports: { './face': { import: './esm.js', require: './cjs.js' } },
    });
    const model = `${store}/model@1.0.0/node_modules/model`;
    install('reader', 'root', { main: 'core.js' });
    const reader = `${store}/reader@1.0.0/node_modules/reader`;
    writeText('dist/work.js', "import 'reader';");
    const staying = [
      'dist/process.js',
      'dist/kernel.wasm',
      `${model}/cjs.js`,
      `${reader}/core.wasm`,
    ];
    writeText(`${reader}/core.js`, "open(__dirname + '/' + name);");
    for (const path of staying) writeText(path, '');
    writeText(`${model}/other.js`, '');
    await prune();
    expect(
      [...staying, 'dist/thread.js', 'dist/work.js', `${reader}/core.js`].filter(
        (path) => !there(path),
      ),
    ).toEqual([]);
    expect(there(`${model}/other.js`)).toBe(false);
  });

  it('is not packed when the file of a thread is missing', async () => {
    write('package.json', { name: '@groundwork/service', type: 'module' });
    writeText('dist/main.js', "threads(new URL('./thread.js', import.meta.url));");
    await expect(prune()).rejects.toThrow('names ./thread.js, which is not there');
  });
});
