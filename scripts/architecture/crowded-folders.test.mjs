import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { crowdedFolders } from './crowded-folders.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'folders-'));
  for (const folder of ['packages', 'services', 'tests', 'scripts', 'bench'])
    mkdirSync(path.join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} folder @param {number} count */
function fill(folder, count) {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (let i = 0; i < count; i += 1) writeFileSync(path.join(root, folder, `${i}.ts`), '');
}

describe('folders', () => {
  it('of source code hold at most 25 entries', () => {
    fill('packages/core/contract/src', 25);
    fill('services/gateway/src/routes', 26);
    expect(crowdedFolders(root)).toEqual([
      'services/gateway/src/routes: 26 entries, sort them into folders of at most 25',
    ]);
  });

  it('of data and of what is built may be longer', () => {
    fill('packages/studio/imaging/pictures', 30);
    fill('packages/core/database/src/generated', 30);
    fill('packages/core/database/dist', 30);
    expect(crowdedFolders(root)).toEqual([]);
  });
});
