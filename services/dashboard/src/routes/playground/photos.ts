import express, { Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import { refusals } from '../../http/refusals.js';
import { samplePhoto, samplePhotoNames, samplePhotos } from '../../playground/sample-photos.js';
import { PHOTO_BYTES, storePhoto } from '../../playground/store-photo.js';
import type { SamplesView } from '../../views/playground.js';

const samplesBody = z.strictObject({
  names: z.array(z.enum(samplePhotoNames)).min(1).max(samplePhotoNames.length),
});

/** Takes the photos that are tried out: the bytes of a file, whatever it is called. */
export function photoRoutes(services: DashboardServices): Router {
  const router = Router();
  router.post(
    '/playground/photos',
    requireMay(services.database, 'work.make'),
    (request, _response, next) => {
      if (Number(request.headers['content-length']) > PHOTO_BYTES) {
        const most = PHOTO_BYTES / 1024 ** 2;
        throw refusals.photoTooLarge(most);
      }
      next();
    },
    express.raw({ type: () => true, limit: PHOTO_BYTES }),
    async (request, response) => {
      const { account } = accountCallerOf(request);
      const bytes: unknown = request.body;
      if (!Buffer.isBuffer(bytes)) {
        throw refusals.noPhotoSent();
      }
      response.status(201).json(await storePhoto(services, account.id, bytes));
    },
  );
  router.post(
    '/playground/samples',
    requireMay(services.database, 'work.make'),
    express.json(),
    async (request, response) => {
      const { account } = accountCallerOf(request);
      const { names } = samplesBody.parse(request.body);
      const view: SamplesView = {
        photos: await Promise.all(
          names.map(async (name) => ({
            ...(await storePhoto(services, account.id, await samplePhoto(name, services.store))),
            name: samplePhotos[name],
          })),
        ),
      };
      response.status(201).json(view);
    },
  );
  return router;
}
