import { ApiError, limits } from '@groundwork/contract';
import { type SafeFetch, SafeFetchError } from '@groundwork/safe-fetch';

/** Land's own rule and code for webhook URLs. @throws ApiError INVALID_WEBHOOK_URL */
export async function checkWebhookUrl(
  safeFetch: SafeFetch,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  if (url.length > limits.webhookUrlCharacters) {
    throw new ApiError('INVALID_WEBHOOK_URL', {
      message: `webhook_url must be at most ${limits.webhookUrlCharacters} characters`,
    });
  }
  try {
    await safeFetch.checkWebhookUrl(url, { signal });
  } catch (error) {
    if (!(error instanceof SafeFetchError) || error.reason === 'aborted') throw error;
    throw new ApiError('INVALID_WEBHOOK_URL', { cause: error });
  }
}
