import {
  asksForDryRun,
  parseShowcaseRequest,
  prefixes,
  presentMetadata,
  type ShowcaseAccepted,
  showcasePrice,
  showcaseRequestSchema,
  simulationIn,
} from '@groundwork/contract';
import { acceptShowcaseJob, type ShowcaseInputs } from '@groundwork/database';
import { newId } from '@groundwork/runtime';
import { inputPrefix } from '@groundwork/storage';
import type { Request, Response } from 'express';
import type { GatewayServices } from '../../gateway-services.js';
import {
  ingestPictures,
  keepIfAccepted,
  type StoredPicture,
} from '../../pictures/ingest-pictures.js';
import { inspectPicture } from '../../pictures/read-picture.js';
import { clientSignal } from '../../request/client-signal.js';
import { idempotencyOf } from '../../request/idempotency-key.js';
import { callerOf, contextOf } from '../../request/request-context.js';
import { refuseUnstorable } from '../../storable.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { answerAccepted, answeredEarlier } from './accept.js';
import { customDesignOf } from './custom-design.js';
import { dryRunShowcase } from './dry-run.js';
import { pictureFieldsOf, referenceField, type ShowcasePictureRole } from './picture-fields.js';
import { refuseUnshowable } from './unshowable.js';

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
  const { database, store, safeFetch } = services;
  return async (request: Request, response: Response) => {
    const { requestId, traceparent } = contextOf(response);
    const { account, key } = callerOf(response);
    const signal = clientSignal(response);
    const showcase = parseShowcaseRequest(request.body);
    refuseUnstorable(showcase);
    refuseUnshowable(showcase);
    // Before anything that may have changed since the first request, such as the template.
    const isDryRun = asksForDryRun(request.body);
    const idempotency = isDryRun ? null : idempotencyOf(request, key.mode, showcase);
    if (await answeredEarlier(services, response, 'generation', idempotency)) return;
    const customTemplate = await customDesignOf(database, account, showcase);
    const { webhook_url, reference_image_url } = showcase;
    if (webhook_url !== null) await checkShowcaseWebhook(safeFetch, webhook_url, signal);
    if (isDryRun) {
      const { body } = request;
      return dryRunShowcase(services, response, { body, showcase, customTemplate }, signal);
    }

    const id = newId(prefixes.showcaseJob);
    const owner = { accountId: account.id, prefix: inputPrefix(id) };
    const livemode = key.mode === 'live';
    const intake = { ...services, simulates: !livemode };
    const fields = pictureFieldsOf(showcase);
    const pictures = await ingestPictures(intake, owner, fields, signal);
    const body: ShowcaseAccepted = {
      job_id: id,
      status: 'pending',
      message: livemode ? LIVE_MESSAGE : TEST_MESSAGE,
      ...presentMetadata(showcase.metadata),
      request_id: requestId,
    };
    const job = {
      kind: 'generation',
      id,
      accountId: account.id,
      apiKeyId: key.id,
      livemode,
      requestId,
      traceparent,
      createdAt: new Date(),
      webhookUrl: webhook_url,
      simulation: livemode ? null : simulationIn(fields.map(({ url }) => url)),
      request: showcaseRequestSchema.parse(showcase),
      inputs: inputsOf(pictures),
      customTemplate,
      charge: livemode ? showcasePrice(account.billing, showcase.formats?.length) : 0,
      metadata: showcase.metadata,
      idempotency,
      response: body,
    } as const;
    const accepted = await keepIfAccepted(store, pictures, async () => {
      if (reference_image_url) {
        // Looked at only: the worker reads the design when it makes the image.
        await inspectPicture(intake, account.id, referenceField(reference_image_url), signal);
      }
      signal.throwIfAborted();
      return acceptShowcaseJob(database, job);
    });
    await answerAccepted(services, response, job, accepted);
  };
}
