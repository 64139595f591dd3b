import type { EngineConnection } from '../calls/connection.js';

export interface VideoRequest {
  /** JPEG of exactly this size. */
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  readonly prompt: string;
  readonly seconds: number;
  readonly seed: number;
  /** Name of the field with the text to speak; null for a picture that only moves. */
  readonly voice: { readonly wav: Buffer; readonly field: string } | null;
  readonly settings: JobSettings;
}

/** How jobs are asked for, whatever they make. */
export interface JobSettings {
  readonly pollMs: number;
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  /** The field of fal's models that takes the picture. */
  readonly pictureField: string;
}

export type JobState =
  | { readonly state: 'working' }
  | { readonly state: 'done' }
  /** `message` is the server's, for operators; `refused` when its policy is the reason. */
  | { readonly state: 'failed'; readonly message: string; readonly refused: boolean }
  /** The server does not know it, or no longer. */
  | { readonly state: 'gone' };

/**
 * A server's interface for film jobs. Each step is one call, or a few; it throws EngineFault for unusable answers, and
 * the errors of the SDK and of fetch.
 */
export interface VideoDriver {
  /** Hands in a job. @returns what `look`, `take` and `cancel` need to find it again: a short text */
  create(to: EngineConnection, request: VideoRequest, signal: AbortSignal): Promise<string>;
  look(to: EngineConnection, job: string, signal: AbortSignal): Promise<JobState>;
  take(to: EngineConnection, job: string, signal: AbortSignal): Promise<Buffer>;
  cancel(to: EngineConnection, job: string, signal: AbortSignal): Promise<void>;
}

/** A minute in high quality. */
export const MOST_CLIP_BYTES = 256 * 1024 * 1024;

/** Words with which servers say that they will not make it. */
export const refusal = /moderation|policy|safety|nsfw|content_filter|not allowed/iu;
