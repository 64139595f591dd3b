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

const samplesBody = z.strictObject({
  names: z.array(z.enum(samplePhotoNames)).max(samplePhotoNames.length),
});

/** Takes the photos that are tried out, the bytes of a file, whatever it is called. */
export function photoRoutes(services: DashboardServices): Router {
  const { database, store } = services;
  const { router, post } = accountRoutes(database);
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
  return router;
}
