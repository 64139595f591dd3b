import { familyResultSchema, limits, listedFamilySchema } from '@groundwork/contract';
import { Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import { refusals } from '../../http/refusals.js';
import type { PortraitsView, PresetsView } from '../../views/playground.js';
import { findWork } from '../../work/work-detail.js';

const listedSchema = z.object({ families: z.array(listedFamilySchema) });
const finishedSchema = z.object({ result: familyResultSchema });

const { members, memberText, name } = limits.families;

/** Shared families, and the portraits of a new one. */
export function familyRoutes({ database, gateway }: DashboardServices): Router {
  const router = Router();
  const see = requireMay(database, 'work.see');

  router.get('/playground/presets', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const answer = await gateway.ask(account, 'test', {
      method: 'GET',
      path: '/v1/families?type=preset',
    });
    const view: PresetsView = {
      presets: listedSchema.parse(answer).families.map((family) => ({
        slug: family.slug,
        members: family.members.length,
        card_image_url: family.card_image_url,
      })),
      limits: { members, memberText, name },
    };
    response.json(view);
  });

  router.get('/playground/portraits/:id', see, async (request, response) => {
    const { account } = accountCallerOf(request);
    const row = await findWork(database, account.id, String(request.params.id));
    if (row?.of !== 'task' || row.task.kind !== 'family' || row.task.status !== 'completed') {
      throw refusals.notFound('family');
    }
    const answer = await gateway.ask(account, row.task.livemode ? 'live' : 'test', {
      method: 'GET',
      path: `/v1/tasks/${row.id}`,
    });
    const { reference_image_urls } = finishedSchema.parse(answer).result;
    const view: PortraitsView = { portrait_urls: reference_image_urls };
    response.json(view);
  });

  return router;
}
