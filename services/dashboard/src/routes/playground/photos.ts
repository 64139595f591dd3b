import express, { Router } from 'express';
import { accountCallerOf, requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import { Refusal } from '../../http/refusal.js';
import { PHOTO_BYTES, storePhoto } from '../../playground/store-photo.js';

/** Takes the photos that are tried out: the bytes of a file, whatever it is called. */
export function photoRoutes(services: DashboardServices): Router {
  const router = Router();
  router.post(
    '/playground/photos',
    requireMay(services.database, 'work.make'),
    (request, _response, next) => {
      if (Number(request.headers['content-length']) > PHOTO_BYTES) {
        const most = PHOTO_BYTES / 1024 ** 2;
        throw new Refusal(413, 'PHOTO_TOO_LARGE', `At most ${most} MB.`, 'photo');
      }
      next();
    },
    express.raw({ type: () => true, limit: PHOTO_BYTES }),
    async (request, response) => {
      const { account } = accountCallerOf(request);
      const bytes: unknown = request.body;
      if (!Buffer.isBuffer(bytes)) {
        throw new Refusal(400, 'NOT_A_PHOTO', 'Send the bytes of a photo.', 'photo');
      }
      response.status(201).json(await storePhoto(services, account.id, bytes));
    },
  );
  return router;
}
