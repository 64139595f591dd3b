import { presenters } from '@groundwork/contract/catalogues/avatars';
import { musicTracks } from '@groundwork/contract/catalogues/music-tracks';
import { publicVoices, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { createFamilySchema } from '@groundwork/contract/families/requests';
import { landBodySchema } from '@groundwork/contract/land/request';
import { limits } from '@groundwork/contract/limits';
import { propertyFilmBodies } from '@groundwork/contract/property-films/request';
import { createCustomTemplateSchema } from '@groundwork/contract/showcase/custom-templates';
import { showcaseEditSchema } from '@groundwork/contract/showcase/edit-request';
import { showcaseBodySchema } from '@groundwork/contract/showcase/request';
import { templateSpecSchema } from '@groundwork/contract/showcase/template-spec';
import { InstalledVoices } from '@groundwork/storage/installed-voices';
import type { Router } from 'express';
import { z } from 'zod';
import type { DashboardServices } from '../../dashboard-services.js';
import { accountRoutes } from '../../http/account-routes.js';
import type { FieldSchema } from '../../playground/form.js';
import type { PlaygroundOperation } from '../../playground/operations.js';

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
  presenters: presenters.map(({ id, name }) => ({ id, name })),
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
