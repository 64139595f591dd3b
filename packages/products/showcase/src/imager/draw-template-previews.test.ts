import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtInTemplateIds, showcaseTemplate } from '@groundwork/contract/showcase/templates';
import { decodeRaster } from '@groundwork/imaging';
import { createLogger } from '@groundwork/runtime';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import { openStore } from '@groundwork/storage/open-storage';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drawTemplatePreviews } from './draw-template-previews.js';
import { RenderThreads } from './render-threads.js';

const log = createLogger('showcase-imager', 'silent');
const never = new AbortController().signal;
const threads = new RenderThreads(1);
let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'previews-'));
  store = await openStore({ STORAGE_DIR: folder });
});
afterAll(async () => {
  await threads.close();
  await rm(folder, { recursive: true, force: true });
});

const keys = builtInTemplateIds.map((id) => catalogueKeys.template(id));

describe('previews of the templates', () => {
  it('are not begun in a process that is stopping', async () => {
    await drawTemplatePreviews({ store, threads }, log, AbortSignal.abort());
    for (const key of keys) expect(await store.stat(key)).toBeNull();
  });

  it('are drawn where there is none, in the shape of the template', async () => {
    const [kept = '', ...missing] = keys;
    await store.put(kept, Buffer.from('drawn before'), { contentType: 'image/jpeg' });
    await drawTemplatePreviews({ store, threads }, log, never);
    expect(String(await store.get(kept))).toBe('drawn before');
    expect(missing.length).toBeGreaterThan(0);
    for (const id of builtInTemplateIds.slice(1)) {
      const { width, height } = await decodeRaster(await store.get(catalogueKeys.template(id)));
      const [across = 0, up = 1] = showcaseTemplate(id).aspectRatio.split(':').map(Number);
      expect(Math.max(width, height)).toBe(640);
      expect(width / height).toBeCloseTo(across / up, 2);
    }
  });
});
