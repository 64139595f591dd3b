import { type CustomTemplateShown, prefixes, presentMetadata } from '@groundwork/contract';
import type { StoredTemplate } from '@groundwork/database';
import type { Request } from 'express';

const form = new RegExp(`^${prefixes.customTemplate}[0-9a-z]{1,64}$`);

/** The id in the path; null when it has another form, which Postgres cannot always be asked about. */
export function templateIdOf(request: Request): string | null {
  const id = String(request.params.id);
  return form.test(id) ? id : null;
}

export function described(template: StoredTemplate) {
  const { id, name, spec, confidence, warnings, createdAt, metadata } = template;
  return {
    custom_template_id: id,
    name,
    spec,
    confidence,
    aspect_ratio: spec.aspect_ratio,
    warnings,
    created_at: createdAt.toISOString(),
    ...presentMetadata(metadata),
  };
}

/** A template in the answers of List, Get and Update. */
export function shown(template: StoredTemplate): CustomTemplateShown {
  return {
    ...described(template),
    reference_image_url: template.referenceImageUrl,
    archived_at: template.archivedAt?.toISOString() ?? null,
  };
}
