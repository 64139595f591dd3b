import {
  acceptedFields,
  builtInTemplateIds,
  limits,
  showcaseLanguages,
  showcaseTemplate,
} from '@groundwork/contract';
import { Router } from 'express';
import { requireMay } from '../../auth/caller.js';
import type { DashboardServices } from '../../dashboard-services.js';
import { TemplatePreviews } from '../../playground/template-previews.js';
import type { TemplatesView } from '../../views/playground.js';

/** Links to pictures that somebody is looking at need not last. */
const LOOK_MS = 60 * 60 * 1000;

/** The built-in templates, each with a picture of it. */
export function templateRoutes({ database, store, assetUrls, log }: DashboardServices): Router {
  const router = Router();
  const previews = new TemplatePreviews(store, log);
  router.get(
    '/playground/templates',
    requireMay(database, 'work.see'),
    async (_request, response) => {
      const keys = await previews.keys();
      const look = new Date(Date.now() + LOOK_MS);
      const view: TemplatesView = {
        templates: builtInTemplateIds.map((id) => {
          const { aspectRatio, supportingImages, description } = showcaseTemplate(id);
          const key = keys.get(id) ?? null;
          return {
            id,
            description,
            aspect_ratio: aspectRatio,
            fields: acceptedFields(id),
            supporting: supportingImages,
            preview_url: key && assetUrls.sign(key, look),
          };
        }),
        languages: showcaseLanguages,
        edit_characters: limits.showcase.editPrompt,
      };
      response.json(view);
    },
  );
  return router;
}
