import { videoFormatSchema } from '@groundwork/contract/films/fields';
import { taskKinds } from '@groundwork/contract/tasks/task-kinds';
import { samplePrefix } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import express, { type Router } from 'express';
import { z } from 'zod';
import { requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import { accountRoutes } from '../../http/account-routes.js';
import { refusals } from '../../http/refusals.js';
import {
  PHOTO_BYTES,
  samplePhoto,
  samplePhotoNames,
  samplePhotos,
  storePhoto,
} from '../../playground/store-photo.js';
import { linkedFilm } from '../../work/work-detail.js';

const samplesBody = z.strictObject({
  names: z.array(z.enum(samplePhotoNames)).max(samplePhotoNames.length),
});

/** How long links to films shown on the page last. */
const LOOK_MS = 60 * 60 * 1000;

const asked = z.object({ kind: z.enum(taskKinds), format: videoFormatSchema });

/** The newest finished sample film of a kind, rather in this format; null until a test key has asked for the first. */
async function sampleResult(store: ObjectStore, { kind, format }: z.infer<typeof asked>) {
  const ending = `/${format.replace(':', 'x')}/result.json`;
  const found: { key: string; isInFormat: boolean; at: Date }[] = [];
  for await (const key of store.list(samplePrefix(kind))) {
    const stat = key.endsWith('/result.json') ? await store.stat(key) : null;
    if (stat) found.push({ key, isInFormat: key.endsWith(ending), at: stat.modifiedAt });
  }
  const [best] = found.toSorted(
    (a, b) => Number(b.isInFormat) - Number(a.isInFormat) || b.at.getTime() - a.at.getTime(),
  );
  return best ? JSON.parse(String(await store.get(best.key))) : null;
}

/** GET /api/playground/examples: a finished sample film, to be seen before anything is sent. */
export interface ExampleView {
  readonly film: ReturnType<typeof linkedFilm> | null;
}

/** Takes the photos that are tried out, the bytes of a file, whatever it is called; and shows finished samples. */
export function photoRoutes(services: DashboardServices): Router {
  const { database, store, assetUrls } = services;
  const { router, get, post } = accountRoutes(database);
  router.post(
    '/playground/photos',
    requireMay(database, 'work.make'),
    (request, _response, next) => {
      if (Number(request.headers['content-length']) > PHOTO_BYTES) {
        throw refusals.photoTooLarge(PHOTO_BYTES / 1024 ** 2);
      }
      next();
    },
    express.raw({ type: () => true, limit: PHOTO_BYTES }),
  );
  post(
    '/playground/photos',
    'work.make',
    async ({ account }, request) => {
      const bytes: unknown = request.body;
      if (!Buffer.isBuffer(bytes)) throw refusals.noPhotoSent();
      return storePhoto(services, account.id, bytes);
    },
    201,
  );
  post(
    '/playground/samples',
    'work.make',
    async ({ account }, request) => {
      const { names } = samplesBody.parse(request.body);
      const photos = names.map(async (name) => ({
        ...(await storePhoto(services, account.id, await samplePhoto(name, store))),
        name: samplePhotos[name],
      }));
      return { photos: await Promise.all(photos) };
    },
    201,
  );
  get('/playground/examples', 'work.see', async (_caller, { query }): Promise<ExampleView> => {
    const result = await sampleResult(store, asked.parse(query));
    const until = new Date(Date.now() + LOOK_MS);
    return { film: result && linkedFilm(result, assetUrls, until) };
  });
  return router;
}
