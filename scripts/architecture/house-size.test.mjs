import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { houseSize, linesOf } from './house-size.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'groundwork-size-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} file @param {number} lines */
function write(file, lines) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), 'line\n'.repeat(lines));
}

it('counts code, and neither tests nor what is built or installed', () => {
  write('packages/a/src/a.ts', 10);
  write('services/b/web/page.css', 5);
  write('bench/page.html', 99);
  write('packages/a/src/a.test.ts', 99);
  write('packages/testing/src/server.ts', 99);
  write('packages/a/dist/a.js', 99);
  write('node_modules/c/index.js', 99);
  expect(houseSize(root, { lines: 15, longFiles: 0, leastMedian: 10 })).toEqual({
    ...{ lines: 15, files: 2, median: 10, faults: [] },
  });
});

it('counts a long line as several', () => {
  expect(linesOf(`${'x'.repeat(120)}\n\n${'x'.repeat(121)}\n`)).toBe(4);
});

it('refuses more lines, and more long files, than there may be', () => {
  write('packages/a/src/a.ts', 301);
  write('packages/core/database/prisma/migrations/1_schema/migration.sql', 400);
  expect(houseSize(root, { lines: 700, longFiles: 0, leastMedian: 0 }).faults).toEqual([
    '701 lines of code, at most 700 are allowed',
    '1 files over 300 lines, at most 0: packages/a/src/a.ts (301)',
  ]);
});

it('refuses a house of crumbs', () => {
  write('packages/a/src/a.ts', 9);
  expect(houseSize(root, { lines: 9, longFiles: 0, leastMedian: 10 }).faults).toEqual([
    'the median file has 9 lines, at least 10 are wanted: join files',
  ]);
});
