import { musicTracks } from '@groundwork/contract/catalogues/music-tracks';
import { publicVoices, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { openApiDocument } from '@groundwork/openapi';
import { InstalledVoices } from '@groundwork/storage/installed-voices';
import { presenters } from '@groundwork/words/cast';
import type { Router } from 'express';
import type { DashboardServices } from '../../dashboard-services.js';
import { accountRoutes } from '../../http/account-routes.js';
import type { FieldSchema } from '../../playground/form.js';
import type { PlaygroundOperation } from '../../playground/operations.js';

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
