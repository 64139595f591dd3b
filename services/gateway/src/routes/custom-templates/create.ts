import { dryRunSchema } from '@groundwork/contract/dry-run/answer';
import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import { limits } from '@groundwork/contract/limits';
import { asksForDryRun } from '@groundwork/contract/request-fields';
import {
  type CreateCustomTemplate,
  type CustomTemplateCreated,
  createCustomTemplateSchema,
  customTemplateCreatedSchema,
  parseCreateCustomTemplate,
} from '@groundwork/contract/showcase/custom-templates';
import type { Transaction } from '@groundwork/database/connection/client';
import { writeEngineCalls } from '@groundwork/database/engine-calls/engine-calls';
import {
  type NewCustomTemplate,
  writeCustomTemplate,
} from '@groundwork/database/showcase/custom-templates';
import { newId } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import { answeredBefore, answerOnce } from '../../answer-once.js';
import { endpoint, forWork, showcasePictureErrors } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { readPicture } from '../../pictures/inspect-picture.js';
import { refuseUnstorable } from '../../request/json-body.js';
import { askedBy, callerOf, clientSignal, contextOf } from '../../request/request-context.js';
import { referenceField } from '../showcase/picture-fields.js';
import { type AskedAnalysis, analyseReference } from './analyse-reference.js';
import { described, forCustomTemplates } from './shown.js';

/** The customer's spec, or a layout read from the design. The design is inspected either way. */
async function designOf(
  services: GatewayServices,
  asked: AskedAnalysis,
  { reference_image_url, spec }: CreateCustomTemplate,
  signal: AbortSignal,
) {
  const field = referenceField(reference_image_url);
  const bytes = await readPicture(services, asked.accountId, field, signal);
  return spec === undefined
    ? analyseReference(services, asked, bytes, signal)
    : { spec, confidence: 1, warnings: [], proof: null, engineCalls: [] };
}

async function store(tx: Transaction, template: NewCustomTemplate) {
  try {
    return await writeCustomTemplate(tx, template);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('CUSTOM_TEMPLATE_CREATE_FAILED', { cause: error });
  }
}

/** POST /v1/real-estate/property-showcase/custom-templates: body, reference image, then the limit. */
export function createTemplate(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const { requestId, log } = contextOf(response);
    const { account, key } = callerOf(response);
    const signal = clientSignal(response);
    const wanted = parseCreateCustomTemplate(request.body);
    refuseUnstorable(wanted);
    if (asksForDryRun(request.body)) {
      const { dryRunTemplate } = await import('./dry-run.js');
      return dryRunTemplate(services, response, wanted, signal);
    }
    const http = { request, response };
    const once = { operation: 'custom-template', asked: wanted, status: 201 } as const;
    // Before the design is fetched, which may no longer exist.
    if (await answeredBefore(services.database, http, once)) return;
    const id = newId(prefixes.customTemplate);
    const { engineCalls, ...design } = await designOf(
      { ...services, simulates: key.mode === 'test' },
      { customTemplateId: id, engines: 'all', ...askedBy(response) },
      wanted,
      signal,
    );
    signal.throwIfAborted();
    await answerOnce(
      services.database,
      http,
      once,
      async (tx) => {
        const template = await store(tx, {
          id,
          accountId: account.id,
          name: wanted.name,
          referenceImageUrl: wanted.reference_image_url,
          ...design,
          metadata: wanted.metadata,
          createdAt: new Date(),
          limit: limits.showcase.customTemplates.active,
        });
        await writeEngineCalls(tx, { customTemplateId: template.id }, engineCalls);
        const body: CustomTemplateCreated = {
          ...described(template, services.assetUrls),
          request_id: requestId,
        };
        return { value: template, body };
      },
      async (template) => {
        const { confidence } = template;
        log.info({ custom_template_id: template.id, confidence }, 'custom template created');
      },
    );
  };
}

export const createCustomTemplateEndpoint = endpoint({
  id: 'createCustomTemplate',
  method: 'post',
  path: '/v1/real-estate/property-showcase/custom-templates',
  tag: 'Custom templates',
  idempotent: true,
  body: { schema: createCustomTemplateSchema },
  answers: { 200: { schema: dryRunSchema }, 201: { schema: customTemplateCreatedSchema } },
  errors: [
    ...showcasePictureErrors,
    'INVALID_REFERENCE_IMAGE',
    'CUSTOM_TEMPLATE_LIMIT_REACHED',
    'CUSTOM_TEMPLATE_CREATE_FAILED',
    'ANALYSIS_UNAVAILABLE',
  ],
  handlers: forWork('showcases', createTemplate, { first: [forCustomTemplates] }),
});
