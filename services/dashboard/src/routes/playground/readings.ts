import {
  keyModes,
  landReadingAcceptedSchema,
  landReadingRecordSchema,
  videoFormatSchema,
} from '@groundwork/contract';
import { Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import type { LandReadingView, ReadingStartedView } from '../../views/land-reading.js';

const PATH = '/v1/land/readings';

const asked = z.strictObject({
  mode: z.enum(keyModes),
  format: videoFormatSchema,
  source_image_url: z.string(),
});
const named = z.object({ id: z.string(), mode: z.enum(keyModes) });

/** Free readings of photos, before anything is paid. */
export function readingRoutes({ database, gateway }: DashboardServices): Router {
  const router = Router();

  router.post(
    '/playground/readings',
    requireMay(database, 'work.make'),
    async (request, response) => {
      const { account } = accountCallerOf(request);
      const { mode, ...body } = asked.parse(request.body);
      const answer = await gateway.ask(account, mode, {
        method: 'POST',
        path: PATH,
        body,
      });
      const view: ReadingStartedView = { id: landReadingAcceptedSchema.parse(answer).reading_id };
      response.status(202).json(view);
    },
  );

  router.get(
    '/playground/readings/:mode/:id',
    requireMay(database, 'work.see'),
    async (request, response) => {
      const { account } = accountCallerOf(request);
      const { id, mode } = named.parse(request.params);
      const answer = await gateway.ask(account, mode, {
        method: 'GET',
        path: `${PATH}/${encodeURIComponent(id)}`,
      });
      const { status, reading, error } = landReadingRecordSchema.parse(answer);
      const view: LandReadingView = {
        status,
        plot: reading?.plot ?? null,
        view: reading?.view ?? null,
        objections: reading?.objections ?? [],
        assumed: reading?.camera.assumed ?? [],
        explanation_url: reading?.explanation_url ?? null,
        error: error?.message ?? null,
      };
      response.json(view);
    },
  );

  return router;
}
