import { describe, expect, it } from '@jest/globals';
import { importsIn } from './imports.mjs';
import { architectureFaults } from './rules.mjs';

/** @param {string} file @param {string} target */
const faults = (file, target) => architectureFaults([{ file, line: 3, target }]);

describe('imports point down only', () => {
  it.each([
    ['services/gateway/src/main.ts', '@groundwork/database'],
    ['services/land-renderer/src/main.ts', '@groundwork/land'],
    ['packages/studio/speech/src/hear.ts', '@groundwork/film'],
    ['packages/studio/massing/src/render.ts', '@groundwork/imaging'],
    ['packages/core/storage/src/disk.ts', '@groundwork/runtime'],
    ['packages/core/storage/src/disk.test.ts', '@groundwork/testing'],
    ['services/gateway/src/fixtures/read.ts', '@groundwork/showcase/analyse-design'],
    ['packages/core/contract/src/land.ts', 'zod'],
    ['packages/core/contract/src/land.test.ts', '@jest/globals'],
    ['packages/core/queues/src/worker.ts', 'bullmq'],
    ['tests/src/chaos.test.ts', '@groundwork/queues'],
    ['bench/gateway/surroundings.mjs', '../../packages/core/database/dist/index.js'],
  ])('%s may import %s', (file, target) => {
    expect(faults(file, target)).toEqual([]);
  });

  it.each([
    ['services/gateway/src/main.ts', '@groundwork/scheduler', 'no service imports another'],
    ['packages/studio/film/src/film.ts', '@groundwork/speech', 'arrows point down only'],
    ['packages/products/land/src/film.ts', '@groundwork/property', 'arrows point down only'],
    ['packages/studio/speech/src/say.ts', '@groundwork/land', 'arrows point down only'],
    ['packages/studio/imaging/src/photo.ts', '@groundwork/massing', 'arrows point down only'],
    [
      'packages/core/database/src/connection/client.ts',
      '@groundwork/gateway',
      'arrows point down only',
    ],
    ['packages/core/runtime/src/log.ts', '@groundwork/contract', 'stands at the bottom'],
    ['packages/core/contract/src/land.ts', 'express', 'zod and nothing else'],
    ['packages/core/contract/src/land.ts', 'node:crypto', 'zod and nothing else'],
    ['services/gateway/src/queue.ts', 'bullmq', 'only packages/core/queues'],
    ['services/gateway/src/fetch.ts', 'got', 'only safe-fetch'],
    ['services/gateway/src/main.ts', '@groundwork/land', 'leaves drawing to workers'],
    ['services/gateway/src/routes/a.ts', '@groundwork/typesetting', 'leaves drawing to workers'],
    ['packages/core/storage/src/disk.ts', '@groundwork/testing', 'only tests may'],
    ['packages/studio/film/src/film.ts', '../../imaging/src/raster.js', 'imported by its name'],
    ['services/gateway/src/main.ts', '../../scheduler/src/every.js', 'imported by its name'],
  ])('%s may not import %s', (file, target, why) => {
    expect(faults(file, target)).toEqual([expect.stringContaining(why)]);
  });

  it('names the place of a fault', () => {
    expect(faults('services/gateway/src/queue.ts', 'bullmq')).toEqual([
      expect.stringMatching(/^services\/gateway\/src\/queue\.ts:3: /),
    ]);
  });

  it('lets one module import fluent-ffmpeg, and not two', () => {
    const [first, second] = ['driver', 'cover'].map((name) => ({
      file: `packages/studio/film/src/${name}.ts`,
      line: 1,
      target: 'fluent-ffmpeg',
    }));
    expect(architectureFaults([first, first].filter((entry) => entry !== undefined))).toEqual([]);
    expect(architectureFaults([first, second].filter((entry) => entry !== undefined))).toEqual([
      'fluent-ffmpeg has more than one importer: packages/studio/film/src/cover.ts, packages/studio/film/src/driver.ts',
    ]);
  });
});

describe('imports are found however they are written', () => {
  it.each([
    ["import a from 'x';", 'x'],
    ["import type { A } from 'x';", 'x'],
    ["import 'x';", 'x'],
    ['import {\n  a,\n  b,\n} from "x";', 'x'],
    ["export * from 'x';", 'x'],
    ["const a = await import('x');", 'x'],
    ["const a = require('x');", 'x'],
  ])('%j', (source, target) => {
    expect(importsIn(source).map((entry) => entry.target)).toEqual([target]);
  });

  it('but not in comments', () => {
    expect(importsIn("/** from 'x' */\n// import 'y';\n/* import 'z' */")).toEqual([]);
  });

  it('with their line', () => {
    expect(importsIn("// one\n\nimport 'x';")).toEqual([{ line: 3, target: 'x' }]);
  });
});

describe('no files import each other', () => {
  /** @param {string} from @param {string} to */
  const imports = (from, to) => ({
    file: `packages/studio/film/src/${from}`,
    line: 1,
    target: `./${to.replace('.ts', '.js')}`,
  });

  it('in a chain', () => {
    const chain = [imports('a.ts', 'b.ts'), imports('b.ts', 'c.ts'), imports('c.ts', 'd.ts')];
    expect(architectureFaults(chain)).toEqual([]);
  });

  it.each([
    ['two', ['a.ts', 'b.ts']],
    ['three', ['a.ts', 'b.ts', 'c.ts']],
  ])('in a circle of %s, which is one fault', (_count, files) => {
    const circle = files.map((file, at) => imports(file, files[(at + 1) % files.length] ?? ''));
    const beside = [imports('a.ts', 'aside.ts'), imports('aside.ts', 'ground.ts')];
    expect(architectureFaults([...beside, ...circle])).toEqual([
      `${files.map((file) => `packages/studio/film/src/${file}`).join(', ')}: import each other`,
    ]);
  });
});
