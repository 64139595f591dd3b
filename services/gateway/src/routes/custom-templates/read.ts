import { ApiError } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import {
  customTemplateAnswerSchema,
  customTemplateListSchema,
} from '@groundwork/contract/showcase/custom-templates';
import {
  findCustomTemplate,
  listCustomTemplates,
} from '@groundwork/database/showcase/custom-templates';
import type { Request, Response } from 'express';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { forCustomTemplates, shown, templateIdOf } from './shown.js';

type Reading = Pick<GatewayServices, 'database' | 'assetUrls'>;

/** GET …/custom-templates: the active ones, newest first. */
export function listTemplates({ database, assetUrls }: Reading) {
  const { active: max } = limits.showcase.customTemplates;
  return async (_request: Request, response: Response) => {
    const templates = await listCustomTemplates(database, callerOf(response).account.id);
    response.setHeader('Cache-Control', 'no-store');
    response.json({
      custom_templates: templates.map((template) => shown(template, assetUrls)),
      remaining: Math.max(0, max - templates.length),
      max,
      request_id: contextOf(response).requestId,
    });
  };
}

/** GET …/custom-templates/{id}, archived ones too; another account's is answered like one that does not exist. */
export function getTemplate({ database, assetUrls }: Reading) {
  return async (request: Request, response: Response) => {
    const id = templateIdOf(request);
    const { account } = callerOf(response);
    const template = id && (await findCustomTemplate(database, account.id, id));
    if (!template) throw new ApiError('CUSTOM_TEMPLATE_NOT_FOUND');
    response.setHeader('Cache-Control', 'no-store');
    response.json({ ...shown(template, assetUrls), request_id: contextOf(response).requestId });
  };
}

export const listCustomTemplatesEndpoint = endpoint({
  id: 'listCustomTemplates',
  method: 'get',
  path: '/v1/real-estate/property-showcase/custom-templates',
  tag: 'Custom templates',
  answers: { 200: { schema: customTemplateListSchema } },
  handlers: (services) => [forCustomTemplates, listTemplates(services)],
});

export const getCustomTemplateEndpoint = endpoint({
  id: 'getCustomTemplate',
  method: 'get',
  path: '/v1/real-estate/property-showcase/custom-templates/{id}',
  tag: 'Custom templates',
  answers: { 200: { schema: customTemplateAnswerSchema } },
  errors: ['CUSTOM_TEMPLATE_NOT_FOUND'],
  handlers: (services) => [forCustomTemplates, getTemplate(services)],
});
