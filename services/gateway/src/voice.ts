import { findPublicVoice, validationError } from '@groundwork/contract';

/** @throws ApiError VALIDATION_ERROR for a voice that GET /v1/voices does not list */
export function requireVoice(voiceId: string | undefined, path: string): void {
  if (voiceId === undefined || findPublicVoice(voiceId) !== null) return;
  throw validationError([{ path, message: `${path} must be a voice from GET /v1/voices` }]);
}
