import {
  ApiError,
  CUSTOM_TEMPLATE,
  customShowcaseIssues,
  type ShowcaseRequest,
  type TemplateSpec,
  validationError,
} from '@groundwork/contract';
import { type Account, type Database, findCustomTemplate } from '@groundwork/database';
import { requireCustomTemplates } from '../../dry-run/custom-template-plan.js';
import { requireSourcesInDesign } from '../custom-templates/text-sources.js';

/**
 * The template that a custom showcase is made in, once the request is found to fill it; null for a built-in one.
 *
 * @throws ApiError PLAN_REQUIRED, CUSTOM_TEMPLATE_NOT_FOUND, CUSTOM_TEMPLATE_ARCHIVED, VALIDATION_ERROR,
 * TEXT_SOURCE_NOT_FOUND
 */
export async function customDesignOf(
  database: Database,
  account: Pick<Account, 'id' | 'plan'>,
  request: ShowcaseRequest,
): Promise<{ readonly id: string; readonly spec: TemplateSpec } | null> {
  const { template_id, custom_template_id } = request;
  if (template_id !== CUSTOM_TEMPLATE) return null;
  requireCustomTemplates(account);
  const template = await findCustomTemplate(database, account.id, custom_template_id ?? '');
  if (!template) throw new ApiError('CUSTOM_TEMPLATE_NOT_FOUND');
  if (template.archivedAt) throw new ApiError('CUSTOM_TEMPLATE_ARCHIVED');
  const [first, ...rest] = customShowcaseIssues(request, template.spec);
  if (first) throw validationError([first, ...rest]);
  requireSourcesInDesign(template.spec, template.proof);
  return { id: template.id, spec: template.spec };
}
