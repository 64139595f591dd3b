import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { customTemplatePlans, hasCustomTemplates } from '@groundwork/contract/plans';
import { presentMetadata } from '@groundwork/contract/request-fields';
import type { CustomTemplateShown } from '@groundwork/contract/showcase/custom-templates';
import { noProof } from '@groundwork/contract/showcase/template-proof';
import type { Account } from '@groundwork/database/generated/client';
import type { StoredTemplate } from '@groundwork/database/showcase/custom-templates';
import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { templatePictureKey } from '@groundwork/storage/object-keys';
import type { NextFunction, Request, Response } from 'express';
import { callerOf } from '../../request/request-context.js';

const form = new RegExp(`^${prefixes.customTemplate}[0-9a-z]{1,64}$`);

/** The id in the path; null when it has another form, which Postgres cannot always be asked about. */
export function templateIdOf(request: Request): string | null {
  const id = String(request.params.id);
  return form.test(id) ? id : null;
}

const PICTURE_MS = limits.resultDays * 24 * 3_600_000;

/** What is known of the template's design, with a link to its picture that is new in each answer. */
function proofOf({ id, proof }: StoredTemplate, assetUrls: AssetUrls) {
  if (proof === null) return { ...noProof, picture_url: null };
  const { texts: _lines, ...shown } = proof;
  const until = new Date(Date.now() + PICTURE_MS);
  const link = assetUrls.sign(templatePictureKey(id), until);
  return { ...shown, picture_url: proof.rows.length > 0 ? link : null };
}

export function described(template: StoredTemplate, assetUrls: AssetUrls) {
  const { id, name, spec, confidence, warnings, createdAt, metadata } = template;
  return {
    custom_template_id: id,
    name,
    spec,
    confidence,
    aspect_ratio: spec.aspect_ratio,
    warnings,
    ...proofOf(template, assetUrls),
    created_at: createdAt.toISOString(),
    ...presentMetadata(metadata),
  };
}

/** A template in the answers of List, Get and Update. */
export function shown(template: StoredTemplate, assetUrls: AssetUrls): CustomTemplateShown {
  return {
    ...described(template, assetUrls),
    reference_image_url: template.referenceImageUrl,
    archived_at: template.archivedAt?.toISOString() ?? null,
  };
}

/** @throws ApiError PLAN_REQUIRED */
export function requireCustomTemplates({ plan }: Pick<Account, 'plan'>): void {
  if (hasCustomTemplates(plan)) return;
  throw new ApiError('PLAN_REQUIRED', {
    message: 'Your plan does not include custom templates',
    details: { current_plan: plan, required_plans: customTemplatePlans },
  });
}

/** Stands before the body is even looked at, as the plan for the API itself does. */
export function forCustomTemplates(_request: Request, response: Response, next: NextFunction) {
  requireCustomTemplates(callerOf(response).account);
  next();
}
