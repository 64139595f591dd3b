import type { EngineConnection } from '../calls/connection.js';
import { EngineFault } from '../calls/engine-call.js';
import type { SpeechSettings } from './speech-settings.js';
import type { TimedText } from './timed-text.js';

export interface SpeechRequest {
  readonly text: string;
  /** One of the server's. */
  readonly voice: string;
  /** ISO 639-1. */
  readonly language: string;
  readonly settings: SpeechSettings;
}

export interface SpokenAudio {
  /** A file of sound in any container. */
  readonly audio: Buffer;
  /** As the server names it; empty when it doesn't. */
  readonly contentType: string;
  /** Times of the words; null when the server gives none. */
  readonly times: readonly TimedText[] | null;
}

/**
 * Has a server speak one sentence.
 *
 * @throws EngineFault for an answer without sound; the errors of the SDK and of fetch
 */
export type SpeechDriver = (
  connection: EngineConnection,
  request: SpeechRequest,
  signal: AbortSignal,
) => Promise<SpokenAudio>;

/** Six minutes of uncompressed sound. */
export const MOST_AUDIO_BYTES = 64 * 1024 * 1024;

/** Decodes the sound in a JSON answer. @throws EngineFault */
export function audioFromBase64(base64: string): Buffer {
  const audio = Buffer.from(base64, 'base64');
  if (audio.length === 0) throw new EngineFault('speech', 'empty', 'an answer without sound');
  return audio;
}
