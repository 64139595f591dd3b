import { dryRunSchema } from '@groundwork/contract/dry-run/answer';
import { ApiError } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';
import { showcaseListingSchema } from '@groundwork/contract/listing/listing';
import { asksForDryRun, presentMetadata } from '@groundwork/contract/request-fields';
import { showcaseAcceptedSchema, showcasePrice } from '@groundwork/contract/showcase/job';
import { textFields } from '@groundwork/contract/showcase/property-values';
import {
  customShowcaseIssues,
  parseShowcaseRequest,
  type ShowcaseRequest,
  showcaseBodySchema,
  showcaseRequestSchema,
} from '@groundwork/contract/showcase/request';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { CUSTOM_TEMPLATE } from '@groundwork/contract/showcase/templates';
import { validationError } from '@groundwork/contract/validation';
import type { Database } from '@groundwork/database/connection/client';
import type { Account } from '@groundwork/database/generated/client';
import {
  acceptShowcaseJob,
  type ShowcaseInputs,
  showcaseOperations,
} from '@groundwork/database/showcase/accept-showcase-job';
import { findCustomTemplate } from '@groundwork/database/showcase/custom-templates';
import { unshowableTexts } from '@groundwork/plain-text';
import { newId } from '@groundwork/runtime';
import type { Request, Response } from 'express';
import { acceptOrder, answeredEarlier } from '../../accept-order.js';
import { endpoint, forWork, paymentErrors, showcasePictureErrors } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import type { StoredPicture } from '../../pictures/ingest-pictures.js';
import { inspectPicture } from '../../pictures/inspect-picture.js';
import { idempotencyOf } from '../../request/idempotency-key.js';
import { refuseUnstorable } from '../../request/json-body.js';
import { callerOf, clientSignal, contextOf } from '../../request/request-context.js';
import { refuseUnsureFigures } from '../../request/sure-facts.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { requireCustomTemplates } from '../custom-templates/shown.js';
import { requireSourcesInDesign } from '../custom-templates/text-sources.js';
import { pictureFieldsOf, referenceField, type ShowcasePictureRole } from './picture-fields.js';

/**
 * The template that a custom showcase is made in, once the request is found to fill it; null for a built-in one.
 *
 * @throws ApiError PLAN_REQUIRED, CUSTOM_TEMPLATE_NOT_FOUND, CUSTOM_TEMPLATE_ARCHIVED, VALIDATION_ERROR,
 * TEXT_SOURCE_NOT_FOUND
 */
async function customDesignOf(
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

/** Characters that a message names; a text in a script without fonts may have hundreds. */
const NAMED = 10;

function named(character: string): string {
  const points = [...character].map((part) => {
    const hex = (part.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
  });
  return `${character} (${points.join(' ')})`;
}

/** Refuses values that an image could only show with empty boxes. @throws ApiError VALIDATION_ERROR */
function refuseUnshowable({ fields }: ShowcaseRequest): void {
  const faults = unshowableTexts(textFields.map((field) => [field, fields[field]]));
  const [first, ...rest] = faults.map(({ field, characters }) => {
    const path = `fields.${field}`;
    const names = characters.slice(0, NAMED).map(named).join(', ');
    const others = characters.length > NAMED ? ` and ${characters.length - NAMED} more` : '';
    return { path, message: `${path} has characters that no font can show: ${names}${others}` };
  });
  if (first) throw validationError([first, ...rest]);
}

const LIVE_MESSAGE = 'Your showcase image is being made. Poll the job or wait for the webhook.';
const TEST_MESSAGE =
  'Test mode: a showcase image marked as a sample is being made and nothing is charged.';

function inputsOf(pictures: readonly StoredPicture<ShowcasePictureRole>[]): ShowcaseInputs {
  const keysOf = (role: ShowcasePictureRole) =>
    pictures.filter((picture) => picture.role === role).map(({ key }) => key);
  const [main] = keysOf('main');
  if (main === undefined) throw new Error('a showcase has no main picture');
  return { main, supporting: keysOf('supporting'), logo: keysOf('logo')[0] ?? null };
}

/**
 * POST /v1/real-estate/property-showcase, in the order of its rules: body, custom template, webhook, pictures,
 * then money and concurrency.
 */
export function createShowcase(services: GatewayServices) {
  const { database, safeFetch } = services;
  return async (request: Request, response: Response) => {
    const { account, key } = callerOf(response);
    const signal = clientSignal(response);
    const showcase = parseShowcaseRequest(request.body);
    refuseUnstorable(showcase);
    refuseUnshowable(showcase);
    refuseUnsureFigures('fields', showcase.fields);
    // Before anything that may have changed since the first request, such as the template.
    const isDryRun = asksForDryRun(request.body);
    const idempotency = isDryRun ? null : idempotencyOf(request, key.mode, showcase);
    const operation = showcaseOperations.generation;
    const order = { operation, idempotency, schema: showcaseAcceptedSchema };
    if (await answeredEarlier(services, response, order)) return;
    const customTemplate = await customDesignOf(database, account, showcase);
    const { webhook_url, reference_image_url } = showcase;
    if (webhook_url !== null) await checkShowcaseWebhook(safeFetch, webhook_url, signal);
    if (isDryRun) {
      const { dryRunShowcase } = await import('./dry-run.js');
      return dryRunShowcase(services, response, { showcase, customTemplate }, signal);
    }

    const id = newId(prefixes.showcaseJob);
    const livemode = key.mode === 'live';
    const charge = livemode ? showcasePrice(account.billing, showcase.formats?.length) : 0;
    const { metadata } = showcase;
    await acceptOrder(services, response, order, {
      ...{ id, metadata, pictures: pictureFieldsOf(showcase) },
      judge: async () => {
        if (!reference_image_url) return;
        // Looked at only: the worker reads the design when it makes the image.
        const intake = { ...services, simulates: !livemode };
        await inspectPicture(intake, account.id, referenceField(reference_image_url), signal);
      },
      body: () => ({
        job_id: id,
        status: 'pending' as const,
        message: livemode ? LIVE_MESSAGE : TEST_MESSAGE,
        ...presentMetadata(metadata),
        request_id: contextOf(response).requestId,
      }),
      write: (work, pictures) =>
        acceptShowcaseJob(database, {
          ...work,
          kind: 'generation',
          webhookUrl: webhook_url,
          request: showcaseRequestSchema.parse(showcase),
          inputs: inputsOf(pictures),
          customTemplate,
          charge,
        }),
      work: { showcase_job_id: id },
      line: 'showcase accepted',
      facts: { kind: 'generation', credits: charge },
    });
  };
}

export const createShowcaseEndpoint = endpoint({
  id: 'createShowcase',
  method: 'post',
  path: '/v1/real-estate/property-showcase',
  tag: 'Showcases',
  idempotent: true,
  body: {
    schema: showcaseBodySchema,
    listing: { schema: showcaseListingSchema, use: 'showcase' },
  },
  answers: { 200: { schema: dryRunSchema }, 202: { schema: showcaseAcceptedSchema } },
  errors: [
    'CUSTOM_TEMPLATE_NOT_FOUND',
    'CUSTOM_TEMPLATE_ARCHIVED',
    'TEXT_SOURCE_NOT_FOUND',
    ...showcasePictureErrors,
    ...paymentErrors,
  ],
  handlers: forWork('showcases', createShowcase),
});
