import { ApiError, errorCatalogue } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { validationError } from '@groundwork/contract/validation';
import type { SafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';

/** @throws what `refusal` makes of a URL that webhooks may not be sent to */
async function check(
  safeFetch: SafeFetch,
  url: string,
  signal: AbortSignal,
  refusal: (cause: SafeFetchError) => ApiError,
): Promise<void> {
  try {
    await safeFetch.checkWebhookUrl(url, { signal });
  } catch (error) {
    if (!(error instanceof SafeFetchError) || error.reason === 'aborted') throw error;
    throw refusal(error);
  }
}

/** A parser drops some of these from an address and takes others for text. */
const NO_TEXT = /\p{Cc}|\p{Surrogate}/u;

/** Land's own rule and code for webhook URLs. @throws ApiError INVALID_WEBHOOK_URL */
export async function checkLandWebhook(
  safeFetch: SafeFetch,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  if (url.length > limits.webhookUrlCharacters) {
    throw new ApiError('INVALID_WEBHOOK_URL', {
      message: `webhook_url must be at most ${limits.webhookUrlCharacters} characters`,
    });
  }
  if (NO_TEXT.test(url)) throw new ApiError('INVALID_WEBHOOK_URL');
  await check(safeFetch, url, signal, (cause) => new ApiError('INVALID_WEBHOOK_URL', { cause }));
}

/** The showcase endpoints' rule; the length is the contract's matter there. @throws ApiError VALIDATION_ERROR */
export async function checkShowcaseWebhook(
  safeFetch: SafeFetch,
  url: string,
  signal: AbortSignal,
  path = 'webhook_url',
): Promise<void> {
  const { message } = errorCatalogue.INVALID_WEBHOOK_URL;
  await check(safeFetch, url, signal, () => validationError([{ path, message }]));
}
