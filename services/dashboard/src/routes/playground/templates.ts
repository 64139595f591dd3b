import { hasCustomTemplates } from '@groundwork/contract/plans';
import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import type { CustomAspectRatio } from '@groundwork/contract/showcase/template-spec';
import {
  acceptedFields,
  type BuiltInTemplateId,
  builtInTemplateIds,
  type PropertyField,
  requiredPropertyFields,
  showcaseTemplate,
} from '@groundwork/contract/showcase/templates';
import {
  listCustomTemplates,
  type StoredTemplate,
} from '@groundwork/database/showcase/custom-templates';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { Router } from 'express';
import type { DashboardServices } from '../../dashboard-services.js';
import { accountRoutes } from '../../http/account-routes.js';

/** How long links to pictures shown on the page last. */
const LOOK_MS = 60 * 60 * 1000;

export interface TemplateView {
  /** Of a built-in template, or of one of the account's own. */
  readonly id: string;
  readonly name: string;
  /** Whether it is one of the account's own. */
  readonly is_own: boolean;
  readonly description: string;
  readonly aspect_ratio: CustomAspectRatio;
  readonly fields: readonly PropertyField[];
  /** Those of them that it cannot do without. */
  readonly required: readonly PropertyField[];
  readonly logo: 'optional' | 'required' | 'none';
  /** Number of photos in addition to the main one. */
  readonly supporting: number;
  /** Null until it has been drawn. */
  readonly preview_url: string | null;
}

export interface TemplatesView {
  readonly templates: readonly TemplateView[];
  readonly languages: readonly string[];
}

/** The pictures of the built-in templates in the store, which a showcase-imager draws at its first start. */
function storedPreviews(store: ObjectStore) {
  /** Previews stay once they exist, so a hit needs no second look. */
  const stored = new Set<BuiltInTemplateId>();
  /** @returns its name; null while it is still to be drawn */
  return async (id: BuiltInTemplateId): Promise<string | null> => {
    const key = catalogueKeys.template(id);
    if (!stored.has(id) && (await store.stat(key)) !== null) stored.add(id);
    return stored.has(id) ? key : null;
  };
}

/** @param preview_url of its picture */
function builtIn(id: BuiltInTemplateId, preview_url: string | null): TemplateView {
  const { aspectRatio, supportingImages, description } = showcaseTemplate(id);
  return {
    id,
    name: id.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
    is_own: false,
    description,
    aspect_ratio: aspectRatio,
    fields: acceptedFields(id),
    required: requiredPropertyFields,
    supporting: supportingImages,
    logo: 'optional',
    preview_url,
  };
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

/** The templates there are: the built-in ones, each with a picture of it, and the account's own. */
export function templateRoutes({ database, store, assetUrls }: DashboardServices): Router {
  const { router, get } = accountRoutes(database);
  const previewOf = storedPreviews(store);
  get('/playground/templates', 'work.see', async ({ account }): Promise<TemplatesView> => {
    const look = new Date(Date.now() + LOOK_MS);
    const own = hasCustomTemplates(account.plan)
      ? await listCustomTemplates(database, account.id)
      : [];
    const theirs = builtInTemplateIds.map(async (id) => {
      const key = await previewOf(id);
      return builtIn(id, key && assetUrls.sign(key, look));
    });
    return {
      templates: [...own.map(ownTemplate), ...(await Promise.all(theirs))],
      languages: showcaseLanguages,
    };
  });
  return router;
}
