import { musicTracks } from '@groundwork/contract/catalogues/music-tracks';
import { publicVoices, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { familyResultSchema, listedFamilySchema } from '@groundwork/contract/families/family';
import { createFamilySchema } from '@groundwork/contract/families/requests';
import { landBodySchema } from '@groundwork/contract/land/request';
import { limits } from '@groundwork/contract/limits';
import { propertyFilmBodies } from '@groundwork/contract/property-films/request';
import { createCustomTemplateSchema } from '@groundwork/contract/showcase/custom-templates';
import { showcaseEditSchema } from '@groundwork/contract/showcase/edit-request';
import { showcaseBodySchema } from '@groundwork/contract/showcase/request';
import { templateSpecSchema } from '@groundwork/contract/showcase/template-spec';
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

const { constructions } = limits.land;
const { members } = limits.families;

/** The requests of the playground, with what the API decides beyond their schemas. */
const requests: Readonly<Record<PlaygroundOperation | 'spec', z.ZodType>> = {
  land: landBodySchema.extend({
    num_constructions: landBodySchema.shape.num_constructions.default(constructions.default),
  }),
  ...propertyFilmBodies,
  showcase: showcaseBodySchema,
  edit: showcaseEditSchema,
  template: createCustomTemplateSchema,
  family: createFamilySchema.extend({
    members: createFamilySchema.shape.members.min(members.min).max(members.max),
  }),
  spec: templateSpecSchema,
};

/** Names of schemas are left out: what has one would be a reference, and a form looks for its fields where they are. */
const nameless = z.registry<Record<string, unknown>>();

/** What a request may say, for its form. */
export function fieldSchemaOf(request: z.ZodType): FieldSchema {
  return z.toJSONSchema(request, {
    io: 'input',
    unrepresentable: 'any',
    metadata: nameless,
  }) as FieldSchema;
}

const schemas = Object.fromEntries(
  Object.entries(requests).map(([name, schema]) => [name, fieldSchemaOf(schema)]),
) as Readonly<Record<keyof typeof requests, FieldSchema>>;

const filmChoices = {
  schemas,
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
