import { type DryRunWarning, dryRunWarning } from '@groundwork/contract/dry-run/answer';
import type { TemplatePlan } from '@groundwork/contract/dry-run/plan';
import { prefixes } from '@groundwork/contract/identifiers';
import type { CreateCustomTemplate } from '@groundwork/contract/showcase/custom-templates';
import { noProof } from '@groundwork/contract/showcase/template-proof';
import { newId } from '@groundwork/runtime';
import { templatePictureKey } from '@groundwork/storage/object-keys';
import type { Response } from 'express';
import { answerDryRun } from '../../dry-run/answer-dry-run.js';
import { inspectPictures } from '../../dry-run/inspect-pictures.js';
import type { GatewayServices } from '../../gateway-services.js';
import { readPicture } from '../../pictures/inspect-picture.js';
import { askedBy, callerOf } from '../../request/request-context.js';
import { referenceField } from '../showcase/picture-fields.js';
import { analyseReference } from './analyse-reference.js';

/**
 * Answers a dry run of a template, reading the layout from its design if none was sent.
 *
 * @throws ApiError INVALID_REFERENCE_IMAGE, ANALYSIS_UNAVAILABLE
 */
export async function dryRunTemplate(
  services: GatewayServices,
  response: Response,
  wanted: CreateCustomTemplate,
  signal: AbortSignal,
): Promise<void> {
  const { account, key } = callerOf(response);
  const intake = { ...services, simulates: key.mode === 'test' };
  const field = referenceField(wanted.reference_image_url);
  const { images } = await inspectPictures(services, response, [field], signal);
  const plan: TemplatePlan = {
    kind: 'custom-template',
    name: wanted.name,
    spec: wanted.spec ?? null,
    confidence: wanted.spec ? 1 : null,
    ...noProof,
  };
  const warnings: DryRunWarning[] = [];
  if (!wanted.spec && images.every(({ accepted }) => accepted)) {
    const bytes = await readPicture(intake, account.id, field, signal);
    // A dry run costs nothing, so it calls no provider.
    const customTemplateId = newId(prefixes.customTemplate);
    const analysis = await analyseReference(
      services,
      { customTemplateId, engines: 'embedded', ...askedBy(response) },
      bytes,
      signal,
    );
    await services.store.delete(templatePictureKey(customTemplateId));
    const { field_confidence, missing_fields, rows } = analysis.proof ?? noProof;
    const { spec, confidence } = analysis;
    Object.assign(plan, { spec, confidence, field_confidence, missing_fields, rows });
    if (analysis.warnings.includes('image_slots_truncated')) {
      warnings.push(dryRunWarning('IMAGE_SLOTS_TRUNCATED', field.path));
    }
  }
  await answerDryRun(services, response, {
    plan,
    breakdown: [],
    limits: ['custom_templates'],
    images,
    warnings,
    metadata: wanted.metadata,
  });
}
