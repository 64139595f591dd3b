import { musicTracks } from '@groundwork/contract/catalogues/music-tracks';
import { publicVoices, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { familyResultSchema, listedFamilySchema } from '@groundwork/contract/families/family';
import { openApiDocument } from '@groundwork/openapi';
import { InstalledVoices } from '@groundwork/storage/installed-voices';
import { presenters } from '@groundwork/words/cast';
import type { Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../../dashboard-services.js';
import { accountRoutes } from '../../http/account-routes.js';
import { refusals } from '../../http/refusals.js';
import type { FieldSchema } from '../../playground/form.js';
import type { PlaygroundOperation } from '../../playground/operations.js';
import { findWork } from '../../work/work-detail.js';

/** Of the API's description, the request of each kind of work. */
const names: Readonly<Record<PlaygroundOperation | 'spec', string>> = {
  land: 'LandRequest',
  slideshow: 'SlideshowRequest',
  'narrated-slideshow': 'NarratedSlideshowRequest',
  'living-property': 'LivingPropertyRequest',
  showcase: 'ShowcaseRequest',
  edit: 'ShowcaseEditRequest',
  template: 'CustomTemplateRequest',
  family: 'FamilyRequest',
  spec: 'TemplateSpec',
};

const described = openApiDocument('').components.schemas;

/** A schema with everything that it refers to in its place. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref = '', ...own } = schema as { readonly $ref?: string };
  const parts = Object.entries({ ...described[$ref.replace('#/components/schemas/', '')], ...own });
  return Object.fromEntries(parts.map(([name, part]) => [name, whole(part)]));
}

/** What requests may say, for their forms. */
export const requestSchemas = Object.fromEntries(
  Object.entries(names).map(([kind, name]) => [kind, whole(described[name])]),
) as Readonly<Record<keyof typeof names, FieldSchema>>;

const filmChoices = {
  schemas: requestSchemas,
  presenters: presenters().map(({ id, name }) => ({ id, name })),
  languages: voiceLanguages,
  tracks: musicTracks.map(({ music_id, title }) => ({ music_id, title })),
};

const choicesWith = async (installed: InstalledVoices) => ({
  ...filmChoices,
  voices: [...(await installed.voices()), ...publicVoices].map(
    ({ voice_id, name, language, accent }) => ({ voice_id, name, language, accent }),
  ),
});

/** GET /api/playground/choices: what requests may say, and what films may be made with. */
export type ChoicesView = Awaited<ReturnType<typeof choicesWith>>;

export function choiceRoutes({ database, store }: DashboardServices): Router {
  const { router, get } = accountRoutes(database);
  const installed = new InstalledVoices(store);
  get('/playground/choices', 'work.see', () => choicesWith(installed));
  return router;
}

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
