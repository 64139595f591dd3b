import {
  acceptedFields,
  builtInTemplateIds,
  hasCustomTemplates,
  limits,
  requiredPropertyFields,
  showcaseLanguages,
  showcaseTemplate,
} from '@groundwork/contract';
import { listCustomTemplates, type StoredTemplate } from '@groundwork/database';
import { Router } from 'express';
import { accountCallerOf, requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import { TemplatePreviews } from '../../playground/template-previews.js';
import type { TemplatesView, TemplateView } from '../../views/playground.js';

/** How long links to pictures shown on the page last. */
const LOOK_MS = 60 * 60 * 1000;

/** The templates there are: the built-in ones, each with a picture of it, and the account's own. */
export function templateRoutes(services: DashboardServices): Router {
  const { database, store, assetUrls } = services;
  const router = Router();
  const previews = new TemplatePreviews(store);
  router.get(
    '/playground/templates',
    requireMay(database, 'work.see'),
    async (request, response) => {
      const { account } = accountCallerOf(request);
      const keys = await previews.keys();
      const look = new Date(Date.now() + LOOK_MS);
      const builtIn = builtInTemplateIds.map((id): TemplateView => {
        const { aspectRatio, supportingImages, description } = showcaseTemplate(id);
        const key = keys.get(id) ?? null;
        return {
          id,
          name: id.replaceAll('_', ' '),
          is_own: false,
          description,
          aspect_ratio: aspectRatio,
          fields: acceptedFields(id),
          required: requiredPropertyFields,
          supporting: supportingImages,
          logo: 'optional',
          preview_url: key && assetUrls.sign(key, look),
        };
      });
      const own = hasCustomTemplates(account.plan)
        ? await listCustomTemplates(database, account.id)
        : [];
      const view: TemplatesView = {
        templates: [...own.map(ownTemplate), ...builtIn],
        languages: showcaseLanguages,
        edit_characters: limits.showcase.editPrompt,
        instruction_characters: limits.showcase.customInstruction,
      };
      response.json(view);
    },
  );
  return router;
}

/** A template of the account's own. Its design is a customer's picture, so there is none to show. */
function ownTemplate({ id, name, spec }: StoredTemplate): TemplateView {
  return {
    id,
    name,
    is_own: true,
    description: 'Your own design',
    aspect_ratio: spec.aspect_ratio,
    fields: spec.text_fields,
    required: spec.text_fields,
    supporting: spec.image_slots.length - 1,
    logo: spec.logo_area === null ? 'none' : 'required',
    preview_url: null,
  };
}
