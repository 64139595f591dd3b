import { dryRunSchema } from '@groundwork/contract/dry-run/answer';
import { prefixes } from '@groundwork/contract/identifiers';
import { asksForDryRun, presentMetadata } from '@groundwork/contract/request-fields';
import { parseShowcaseEdit, showcaseEditSchema } from '@groundwork/contract/showcase/edit-request';
import { showcaseAcceptedSchema, showcasePrice } from '@groundwork/contract/showcase/job';
import {
  acceptShowcaseJob,
  showcaseOperations,
} from '@groundwork/database/showcase/accept-showcase-job';
import { newId } from '@groundwork/runtime';
import { colorOf } from '@groundwork/words/colors';
import type { Request, Response } from 'express';
import { acceptOrder, answeredEarlier } from '../../accept-order.js';
import { endpoint, forWork, paymentErrors, showcasePictureErrors } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';
import { idempotencyOf } from '../../request/idempotency-key.js';
import { refuseUnstorable } from '../../request/json-body.js';
import { callerOf, clientSignal, contextOf } from '../../request/request-context.js';
import { checkShowcaseWebhook } from '../../webhook-url.js';
import { broughtFields } from './picture-fields.js';

/** What reads edits, with its words in seven languages: loaded by the first edit. */
const grammar = () => Promise.all([import('./edit-source.js'), import('./assess-edit.js')]);

/**
 * POST /v1/real-estate/property-showcase/edit, in the order of its rules: body, webhook, the showcase that it
 * changes, whether it changes anything, then money and concurrency. A test key is charged too.
 */
export function editShowcase(services: GatewayServices) {
  return async (request: Request, response: Response) => {
    const [{ imagesOf, sourceOf }, { assessEdit, editRefusal }] = await grammar();
    const { account, key } = callerOf(response);
    const signal = clientSignal(response);
    const edit = parseShowcaseEdit(request.body, (text) => colorOf(text) !== null);
    refuseUnstorable(edit);
    const isDryRun = asksForDryRun(request.body);
    const idempotency = isDryRun ? null : idempotencyOf(request, key.mode, edit);
    const operation = showcaseOperations.edit;
    const order = { operation, idempotency, schema: showcaseAcceptedSchema };
    if (await answeredEarlier(services, response, order)) return;
    const { webhook_url } = edit;
    if (webhook_url !== null) await checkShowcaseWebhook(services.safeFetch, webhook_url, signal);
    const source = await sourceOf(services, account.id, edit, signal);
    const assessed = assessEdit(source, edit);
    const refusal = editRefusal(assessed, edit, services.hasEditEngine);
    if (isDryRun) {
      const { dryRunEdit } = await import('./dry-run.js');
      return dryRunEdit(services, response, { edit, source, assessed, refusal }, signal);
    }
    if (refusal !== null) throw refusal;

    const id = newId(prefixes.showcaseJob);
    const pictures = broughtFields(assessed.photos);
    const charge = showcasePrice(account.billing, imagesOf(source));
    const isPaidTest = key.mode === 'test' && charge > 0;
    const { metadata } = edit;
    await acceptOrder(services, response, order, {
      ...{ id, metadata, pictures },
      body: () => ({
        job_id: id,
        status: 'pending' as const,
        message: `${isPaidTest ? `Edits are real: this one costs ${charge} credits with a test key too. ` : ''}Your showcase image is being edited. Poll the job or wait for the webhook.`,
        ...assessed.answer,
        ...presentMetadata(metadata),
        request_id: contextOf(response).requestId,
      }),
      write: (work, stored) =>
        acceptShowcaseJob(services.database, {
          ...work,
          kind: 'edit',
          simulation: null,
          webhookUrl: webhook_url,
          request: edit,
          sourceJobId: source.id,
          photos: Object.fromEntries(stored.map(({ key: own }, at) => [pictures[at]?.url, own])),
          charge,
        }),
      work: { showcase_job_id: id },
      line: 'showcase accepted',
      facts: { kind: 'edit', credits: charge },
    });
  };
}

export const editShowcaseEndpoint = endpoint({
  id: 'editShowcase',
  method: 'post',
  path: '/v1/real-estate/property-showcase/edit',
  tag: 'Showcases',
  idempotent: true,
  body: { schema: showcaseEditSchema },
  answers: { 200: { schema: dryRunSchema }, 202: { schema: showcaseAcceptedSchema } },
  errors: [
    ...showcasePictureErrors,
    'FORBIDDEN',
    'NOT_FOUND',
    'EDIT_NOT_POSSIBLE',
    ...paymentErrors,
    'EXTERNAL_SERVICE_ERROR',
  ],
  handlers: forWork('showcases', editShowcase),
});
