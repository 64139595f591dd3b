import { familyResultSchema, listedFamilySchema } from '@groundwork/contract/families/family';
import type { Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../../dashboard-services.js';
import { accountRoutes } from '../../http/account-routes.js';
import { refusals } from '../../http/refusals.js';
import { findWork } from '../../work/work-detail.js';

const listedSchema = z.object({ families: z.array(listedFamilySchema) });
const finishedSchema = z.object({ result: familyResultSchema });

export interface PresetsView {
  readonly presets: readonly {
    readonly slug: string;
    readonly members: number;
    /** Null until it has been drawn. */
    readonly card_image_url: string | null;
  }[];
}

/** GET /api/playground/portraits/:id, of a family's task that is done. */
export interface PortraitsView {
  readonly portrait_urls: readonly string[];
}

/** Shared families, and the portraits of a new one. */
export function familyRoutes({ database, gateway }: DashboardServices): Router {
  const { router, get } = accountRoutes(database);

  get('/playground/presets', 'work.see', async ({ account }): Promise<PresetsView> => {
    const path = '/v1/families?type=preset';
    const { families } = listedSchema.parse(
      await gateway.ask(account, 'test', { method: 'GET', path }),
    );
    return {
      presets: families.map(({ slug, members, card_image_url }) => ({
        slug,
        members: members.length,
        card_image_url,
      })),
    };
  });

  get(
    '/playground/portraits/:id',
    'work.see',
    async ({ account }, { params }): Promise<PortraitsView> => {
      const row = await findWork(database, account.id, String(params.id));
      if (row?.of !== 'task' || row.task.kind !== 'family' || row.task.status !== 'completed') {
        throw refusals.notFound('family');
      }
      const path = `/v1/tasks/${row.id}`;
      const mode = row.task.livemode ? 'live' : 'test';
      const answer = await gateway.ask(account, mode, { method: 'GET', path });
      return { portrait_urls: finishedSchema.parse(answer).result.reference_image_urls };
    },
  );

  return router;
}
