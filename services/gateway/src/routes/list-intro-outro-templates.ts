import { cardSeconds, cardTemplates, type IntroOutroTemplates } from '@groundwork/contract';
import { catalogueKeys } from '@groundwork/storage';
import type { Request, Response } from 'express';
import type { CatalogueLinks } from '../catalogue-links.js';

/** GET /v1/intro-outro/templates: the designs that `elements_config.intro_outro` takes. */
export function listIntroOutroTemplates(links: CatalogueLinks) {
  return async (_request: Request, response: Response): Promise<void> => {
    const templates = await Promise.all(
      cardTemplates.map(async ({ fields, ...template }) => ({
        ...template,
        fields: fields.map((field) => ({ ...field })),
        preview_image_url: await links.to(catalogueKeys.card(template.template_id)),
        defaults: { seconds: cardSeconds[template.kind] },
      })),
    );
    const body: IntroOutroTemplates = { templates };
    response.json(body);
  };
}
