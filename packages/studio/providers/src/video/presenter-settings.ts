import { z } from 'zod';
import { moreFields } from './video-settings.js';

/** Options of a server that films presenters, beside its address. */
export const presenterServerEnvironment = {
  /** Side of the square picture that is sent, in pixels. */
  PRESENTER_SIDE: z.coerce.number().int().min(256).max(2048).default(768),
  /** Seconds between two looks at a job. */
  PRESENTER_POLL_SECONDS: z.coerce.number().positive().default(3),
  /** More fields of the request, as a JSON object: `{"resolution": "720p"}`. */
  PRESENTER_PARAMETERS: moreFields,
  /** The fields that take the picture and the sound: those of fal's models; the sound's also for OpenAI's shape. */
  PRESENTER_PICTURE_FIELD: z.string().min(1).default('image_url'),
  PRESENTER_AUDIO_FIELD: z.string().min(1).optional(),
};
type PresenterEnvironment = z.output<z.ZodObject<typeof presenterServerEnvironment>> & {
  readonly PRESENTER_DRIVER: 'openai' | 'fal';
};

export interface PresenterSettings {
  readonly side: number;
  readonly pollMs: number;
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  readonly pictureField: string;
  readonly audioField: string;
}

export function presenterSettings(from: PresenterEnvironment): PresenterSettings {
  const usual = from.PRESENTER_DRIVER === 'fal' ? 'audio_url' : 'input_audio';
  return {
    side: from.PRESENTER_SIDE,
    pollMs: from.PRESENTER_POLL_SECONDS * 1000,
    parameters: from.PRESENTER_PARAMETERS ?? {},
    pictureField: from.PRESENTER_PICTURE_FIELD,
    audioField: from.PRESENTER_AUDIO_FIELD ?? usual,
  };
}
