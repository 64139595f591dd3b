import { findPublicVoice } from '@groundwork/contract/catalogues/voices';
import { validationError } from '@groundwork/contract/validation';
import type { InstalledVoices } from '@groundwork/storage/installed-voices';

/** @throws ApiError VALIDATION_ERROR for a voice that GET /v1/voices does not list */
export async function requireVoice(
  installed: InstalledVoices,
  voiceId: string | undefined,
  path: string,
): Promise<void> {
  if (voiceId === undefined || findPublicVoice(voiceId) !== null) return;
  const voices = await installed.voices();
  if (voices.some((voice) => voice.voice_id === voiceId)) return;
  throw validationError([{ path, message: `${path} must be a voice from GET /v1/voices` }]);
}
