import { z } from 'zod';
import type { EngineConnection } from '../calls/ask.js';
import type { CallAttempt } from '../calls/make-call.js';
import { documentedEnd, keptWords, readProviderError } from '../calls/provider-error.js';
import type { PictureSize } from '../image/canvas.js';
import type { ChatProfile, RequestFields } from '../profiles/model-profile.js';
import type { ProviderSettings } from '../settings.js';
import type { SpeechSettings } from '../speech/choose-voice.js';

/** A question to a model that reads and writes. */
export interface ChatQuestion {
  /** Names the schema: letters and underscores. */
  readonly purpose: string;
  readonly system: string;
  /** What the user says, in parts. */
  readonly texts: readonly string[];
  readonly pictures: readonly {
    readonly type: 'image/jpeg' | 'image/png';
    readonly bytes: Buffer;
  }[];
  readonly json: ChatProfile['json'];
  readonly schema: Readonly<Record<string, unknown>>;
}
export interface ChatAnswer {
  /** Null where nothing was said. */
  readonly text: string | null;
  /** Why it was refused; null when it was not. */
  readonly refusal: string | null;
  /** The answer was longer than it may be. */
  readonly cut: boolean;
}
export type ChatDriver = (
  to: EngineConnection<'vision' | 'text'>,
  question: ChatQuestion,
  attempt: CallAttempt,
) => Promise<ChatAnswer>;

/** A picture to be made, within what the model's profile allows. */
export interface ImageRequest {
  /** PNGs, the one to be changed first. */
  readonly pictures: readonly Buffer[];
  /** A PNG as large as the first picture, in the form of the profile. */
  readonly mask: Buffer | null;
  readonly prompt: string;
  readonly seed: number;
  readonly size: PictureSize;
  /** `3:2`, where the model names its sizes so. */
  readonly ratio: string | null;
}
/** @returns a file of any usual kind */
export type ImageDriver = (
  to: EngineConnection<'image'> & Pick<ProviderSettings, 'workflow'>,
  request: ImageRequest,
  attempt: CallAttempt,
) => Promise<Buffer>;

/** A word, a part of one or a single character, and when a server says that it is heard: seconds of its audio. */
export const timedTextSchema = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
});
export type TimedText = z.infer<typeof timedTextSchema>;

export interface SpeechRequest {
  readonly text: string;
  /** One of the provider's. */
  readonly voice: string;
  /** ISO 639-1. */
  readonly language: string;
  readonly settings: SpeechSettings;
  /** What is said before it, for the tone; empty at the beginning. */
  readonly before?: string;
}
export interface SpokenAudio {
  /** A file of sound in any container. */
  readonly audio: Buffer;
  /** As the server names it; empty when it doesn't. */
  readonly contentType: string;
  /** Times of the words; null when the server gives none. */
  readonly times: readonly TimedText[] | null;
}
/** Has a provider speak one sentence. */
export type SpeechDriver = (
  to: EngineConnection<'speech'>,
  request: SpeechRequest,
  attempt: CallAttempt,
) => Promise<SpokenAudio>;

export interface VideoRequest {
  /** JPEG of exactly this size. */
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  readonly prompt: string;
  readonly seconds: number;
  readonly seed: number;
  /** A WAV that is spoken; null for a picture that only moves. */
  readonly voice: Buffer | null;
}

export type JobState =
  | { readonly state: 'working' }
  | { readonly state: 'done' }
  /** `message` is the provider's, for operators; `refused` when its policy is the reason. */
  | { readonly state: 'failed'; readonly message: string; readonly refused: boolean }
  /** The server does not know it, or no longer. */
  | { readonly state: 'gone' };

/** A job that ended without a file, with what the provider says of it. */
export function failedState(to: EngineConnection, status: string, error: object): JobState {
  const told = readProviderError(JSON.stringify(error));
  const message = keptWords(`${status} ${told.message}`, to.apiKey);
  return { state: 'failed', message, refused: documentedEnd(told, null) === 'refused' };
}

/** A provider that makes things in jobs. Each step is one dealing, or a few. */
export interface JobDriver<Connection, Request> {
  /** Hands in a job. @returns what the others need to find it again: a short text */
  submit(to: Connection, request: Request, attempt: CallAttempt): Promise<string>;
  look(to: Connection, job: string, signal: AbortSignal): Promise<JobState>;
  /** The file that was made. */
  take(to: Connection, job: string, signal: AbortSignal): Promise<Buffer>;
  cancel(to: Connection, job: string, signal: AbortSignal): Promise<void>;
}
export type ImageJobs = JobDriver<
  EngineConnection<'image'> & Pick<ProviderSettings, 'workflow'>,
  ImageRequest
>;
export type VideoConnection = EngineConnection<'video' | 'presenter'>;
export type VideoJobs = JobDriver<VideoConnection, VideoRequest>;

/** A minute of film in high quality; more than any picture. */
export const MOST_FILE_BYTES = 256 * 1024 * 1024;

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** Fields of a request; only what is there. */
export function present(
  fields: Readonly<Record<string, RequestFields[string] | readonly string[] | object | undefined>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name !== 'undefined' && value !== undefined),
  );
}

/** A request for a picture as one JSON object, with the fields that the model's profile names. */
export function imageInput(
  { profile, options }: EngineConnection<'image'>,
  { pictures, mask, prompt, seed, size, ratio }: ImageRequest,
): Record<string, unknown> {
  const { fields, send } = profile;
  const [name = ''] = fields.pictures.split('[]');
  const urls = pictures.map((png) => dataUrl('image/png', png));
  return present({
    ...send,
    ...options,
    prompt,
    [name]: fields.pictures.endsWith('[]') ? urls : urls[0],
    [`${fields.mask}`]: mask === null ? undefined : dataUrl('image/png', mask),
    [`${fields.size}`]: ratio ?? { width: size.width, height: size.height },
    [`${fields.seed}`]: seed,
  });
}

/** A length as the model's profile writes it. */
export function secondsAs(
  { profile }: VideoConnection,
  seconds: number,
): string | number | undefined {
  const form = profile.seconds?.as;
  if (form === undefined || form === 'number') return form && seconds;
  return form === 'text' ? String(seconds) : `${seconds}s`;
}

/** A request for a film as one JSON object, with the fields that the model's profile names. */
export function videoInput(
  to: VideoConnection,
  { picture, prompt, seconds, seed, voice }: VideoRequest,
): Record<string, unknown> {
  const { fields, send } = to.profile;
  return present({
    ...send,
    ...to.options,
    [`${fields.prompt ?? undefined}`]: prompt,
    [fields.picture]: dataUrl('image/jpeg', picture),
    [`${fields.voice}`]: voice === null ? undefined : dataUrl('audio/wav', voice),
    // Speech has its own length.
    [`${fields.seconds}`]: voice === null ? secondsAs(to, seconds) : undefined,
    [`${fields.seed}`]: seed,
  });
}
