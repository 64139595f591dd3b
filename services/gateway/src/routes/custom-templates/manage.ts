import { ApiError } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import {
  customTemplateAnswerSchema,
  customTemplateArchivedSchema,
  customTemplateListSchema,
  parseUpdateCustomTemplate,
  updateCustomTemplateSchema,
} from '@groundwork/contract/showcase/custom-templates';
import { noProof } from '@groundwork/contract/showcase/template-proof';
import {
  archiveCustomTemplate,
  findCustomTemplate,
  listCustomTemplates,
  updateCustomTemplate,
} from '@groundwork/database/showcase/custom-templates';
import type { Request, Response } from 'express';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody, refuseUnstorable } from '../../request/json-body.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { forCustomTemplates, shown, templateIdOf } from './shown.js';
import { sourcesNotInDesign } from './text-sources.js';

type Reading = Pick<GatewayServices, 'database' | 'assetUrls'>;

/** GET …/custom-templates: the active ones, newest first. */
function listTemplates({ database, assetUrls }: Reading) {
  const { active: max } = limits.showcase.customTemplates;
  return async (_request: Request, response: Response) => {
    const templates = await listCustomTemplates(database, callerOf(response).account.id);
    response.json({
      custom_templates: templates.map((template) => shown(template, assetUrls)),
      remaining: Math.max(0, max - templates.length),
      max,
      request_id: contextOf(response).requestId,
    });
  };
}

/** GET …/custom-templates/{id}, archived ones too; another account's is answered like one that does not exist. */
function getTemplate({ database, assetUrls }: Reading) {
  return async (request: Request, response: Response) => {
    const id = templateIdOf(request);
    const { account } = callerOf(response);
    const template = id && (await findCustomTemplate(database, account.id, id));
    if (!template) throw new ApiError('CUSTOM_TEMPLATE_NOT_FOUND');
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

/** PATCH …/custom-templates/{id}: another name, another spec as a whole, or both. */
function updateTemplate({ database, assetUrls }: Pick<GatewayServices, 'database' | 'assetUrls'>) {
  return async (request: Request, response: Response) => {
    const change = parseUpdateCustomTemplate(request.body);
    refuseUnstorable(change);
    const id = templateIdOf(request);
    const { account } = callerOf(response);
    const before = id && (await findCustomTemplate(database, account.id, id));
    // The proof is of the old spec; the texts of the design are the same.
    const proof =
      before && change.spec && before.proof
        ? {
            ...noProof,
            missing_fields: sourcesNotInDesign(change.spec, before.proof),
            rows: before.proof.rows,
            texts: before.proof.texts,
          }
        : undefined;
    const template =
      id && (await updateCustomTemplate(database, account.id, id, { ...change, proof }));
    if (!template) throw new ApiError('CUSTOM_TEMPLATE_NOT_FOUND');
    if (template === 'archived') throw new ApiError('CUSTOM_TEMPLATE_ARCHIVED');
    response.json({ ...shown(template, assetUrls), request_id: contextOf(response).requestId });
  };
}

/** DELETE …/custom-templates/{id}: archives; again, it changes nothing. */
function archiveTemplate({ database }: Pick<GatewayServices, 'database'>) {
  return async (request: Request, response: Response) => {
    const id = templateIdOf(request);
    const { account } = callerOf(response);
    const archived = id && (await archiveCustomTemplate(database, account.id, id, new Date()));
    if (!archived) throw new ApiError('CUSTOM_TEMPLATE_NOT_FOUND');
    response.json({
      custom_template_id: archived.id,
      archived_at: archived.archivedAt.toISOString(),
      request_id: contextOf(response).requestId,
    });
  };
}

export const updateCustomTemplateEndpoint = endpoint({
  id: 'updateCustomTemplate',
  method: 'patch',
  path: '/v1/real-estate/property-showcase/custom-templates/{id}',
  tag: 'Custom templates',
  body: { schema: updateCustomTemplateSchema },
  answers: { 200: { schema: customTemplateAnswerSchema } },
  errors: ['CUSTOM_TEMPLATE_NOT_FOUND', 'CUSTOM_TEMPLATE_ARCHIVED'],
  handlers: (services) => [forCustomTemplates, jsonBody, updateTemplate(services)],
});

export const archiveCustomTemplateEndpoint = endpoint({
  id: 'archiveCustomTemplate',
  method: 'delete',
  path: '/v1/real-estate/property-showcase/custom-templates/{id}',
  tag: 'Custom templates',
  answers: { 200: { schema: customTemplateArchivedSchema } },
  errors: ['CUSTOM_TEMPLATE_NOT_FOUND'],
  handlers: (services) => [forCustomTemplates, archiveTemplate(services)],
});
