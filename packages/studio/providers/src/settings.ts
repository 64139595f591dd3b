import { type EngineCapability, engineCapabilities } from '@groundwork/contract/warnings';
import { EnvironmentError } from '@groundwork/runtime';
import { z } from 'zod';
import type { CircuitSettings } from './calls/circuit.js';
import type { EnginePrices } from './calls/task-budget.js';
import {
  type SpeechSettings,
  speechServerEnvironment,
  speechSettings,
} from './speech/speech-settings.js';
import {
  type PresenterSettings,
  presenterServerEnvironment,
  presenterSettings,
  type VideoSettings,
  videoServerEnvironment,
  videoSettings,
} from './video/video-settings.js';

/** Where the embedded engine steps in, and where the task fails instead. */
const fallbacks = ['embedded', 'fail'] as const;
export type EngineFallback = (typeof fallbacks)[number];

/** Node's HTTP client gives up after 300 s. */
const MOST_TIMEOUT_SECONDS = 290;

const baseUrl = z.url({ protocol: /^https?$/ }).optional();
const text = z.string().min(1).optional();
const timeout = (seconds: number) =>
  z.coerce.number().positive().max(MOST_TIMEOUT_SECONDS).default(seconds);
const fallback = z.enum(fallbacks).optional();
/** Fields of picture requests that are not the operator's to set. */
const ownFields = [
  'model',
  'prompt',
  'n',
  'size',
  'seed',
  'image',
  'mask',
  'stream',
  'response_format',
];
/** `name=value,name=value`; what reads as a number, true or false is one. */
const options = z
  .string()
  .optional()
  .transform((list, context): Readonly<Record<string, string | number | boolean>> => {
    const fields = (list ?? '').split(',').filter((field) => field.trim() !== '');
    return Object.fromEntries(
      fields.map((field) => {
        const [name = '', ...rest] = field.split('=').map((part) => part.trim());
        const value = rest.join('=');
        if (!/^[a-z_]+$/.test(name) || value === '' || ownFields.includes(name)) {
          context.addIssue({
            code: 'custom',
            message: `"${field.trim()}" is no name=value of a field`,
          });
        }
        return [name, scalarOf(value)];
      }),
    );
  });
const scalarOf = (text: string): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true';
  return Number.isNaN(Number(text)) ? text : Number(text);
};
const price = z.coerce.number().nonnegative().optional();

/**
 * Foreign engines, by capability. One without a base URL is embedded; with one it needs a model. Keys may be left
 * out: many servers in a house's own network ask for none.
 */
export const engineEnvironment = {
  /** Reads pictures; OpenAI's /chat/completions with pictures. */
  VISION_BASE_URL: baseUrl,
  VISION_API_KEY: text,
  VISION_MODEL: text,
  /** Seconds until one attempt is given up. */
  VISION_TIMEOUT_SECONDS: timeout(60),
  VISION_FALLBACK: fallback,
  /** US dollars for a million tokens read and written. */
  VISION_PRICE_INPUT: price,
  VISION_PRICE_OUTPUT: price,

  /** Writes scripts and understands requests; /chat/completions. */
  TEXT_BASE_URL: baseUrl,
  TEXT_API_KEY: text,
  TEXT_MODEL: text,
  TEXT_TIMEOUT_SECONDS: timeout(60),
  TEXT_FALLBACK: fallback,
  TEXT_PRICE_INPUT: price,
  TEXT_PRICE_OUTPUT: price,

  /** Makes and changes pictures; /images/edits and /images/generations. */
  IMAGE_BASE_URL: baseUrl,
  IMAGE_API_KEY: text,
  IMAGE_MODEL: text,
  IMAGE_TIMEOUT_SECONDS: timeout(180),
  IMAGE_FALLBACK: fallback,
  /**
   * Extra fields of each request for a picture, such as `input_fidelity=high` or `strength=0.55`: models differ in how
   * they keep to the guide.
   */
  IMAGE_OPTIONS: options,
  /** Of engines that charge by the token, and by the picture. */
  IMAGE_PRICE_INPUT: price,
  IMAGE_PRICE_OUTPUT: price,
  IMAGE_PRICE_EACH: price,

  /** Speaks; /audio/speech, or ElevenLabs' own. */
  SPEECH_BASE_URL: baseUrl,
  SPEECH_API_KEY: text,
  SPEECH_MODEL: text,
  SPEECH_DRIVER: z.enum(['openai', 'elevenlabs']).default('openai'),
  SPEECH_TIMEOUT_SECONDS: timeout(60),
  SPEECH_FALLBACK: fallback,
  /** US dollars for a million characters. */
  SPEECH_PRICE_CHARACTERS: price,
  ...speechServerEnvironment,

  /** Makes a picture move; /videos, or fal's queue. The time-out is that of a whole job. */
  VIDEO_BASE_URL: baseUrl,
  VIDEO_API_KEY: text,
  VIDEO_MODEL: text,
  VIDEO_DRIVER: z.enum(['openai', 'fal']).default('openai'),
  VIDEO_TIMEOUT_SECONDS: z.coerce.number().positive().max(3600).default(600),
  VIDEO_FALLBACK: fallback,
  /** US dollars for a second of film. */
  VIDEO_PRICE_SECOND: price,
  ...videoServerEnvironment,

  /** Films a presenter who speaks: /videos with a sound, or fal's queue. The time-out is that of a whole job. */
  PRESENTER_BASE_URL: baseUrl,
  PRESENTER_API_KEY: text,
  PRESENTER_MODEL: text,
  PRESENTER_DRIVER: z.enum(['openai', 'fal']).default('fal'),
  PRESENTER_TIMEOUT_SECONDS: z.coerce.number().positive().max(3600).default(600),
  PRESENTER_FALLBACK: fallback,
  /** US dollars for a second of film. */
  PRESENTER_PRICE_SECOND: price,
  ...presenterServerEnvironment,

  /** When a provider fails: use the embedded engine and warn, or fail the task. */
  ENGINE_FALLBACK: z.enum(fallbacks).default('embedded'),
  /** Seconds that a task may spend on engines, its calls and waits added up. */
  ENGINE_TASK_BUDGET_SECONDS: z.coerce.number().positive().default(600),
  /** Attempts at one call, the first included. */
  ENGINE_ATTEMPTS: z.coerce.number().int().min(1).max(10).default(3),
  /** Attempts beyond the first that all calls of a task may make together. */
  ENGINE_TASK_RETRIES: z.coerce.number().int().nonnegative().default(12),
  /** Seconds before the second attempt, about; doubled for each one more. */
  ENGINE_RETRY_SECONDS: z.coerce.number().nonnegative().default(1),
  /** Failures on end after which a capability is left alone, and for how many seconds. */
  ENGINE_CIRCUIT_FAILURES: z.coerce.number().int().positive().default(5),
  ENGINE_CIRCUIT_SECONDS: z.coerce.number().positive().default(30),
};
export type EngineEnvironment = z.output<z.ZodObject<typeof engineEnvironment>>;

/** Address and limits of a provider for one capability. */
export interface CapabilitySettings {
  readonly driver: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Null when the server needs none. */
  readonly apiKey: string | null;
  readonly model: string;
  readonly timeoutMs: number;
  readonly fallback: EngineFallback;
  readonly prices: EnginePrices;
  /** Further fields of each request; of pictures only. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export interface EngineSettings {
  /** Those that are not embedded. */
  readonly capabilities: Partial<Readonly<Record<EngineCapability, CapabilitySettings>>>;
  readonly budgetMs: number;
  readonly attempts: number;
  readonly taskRetries: number;
  readonly retryMs: number;
  readonly circuit: CircuitSettings;
  readonly speech: SpeechSettings;
  readonly video: VideoSettings;
  readonly presenter: PresenterSettings;
}

const prefixes = {
  vision: 'VISION',
  text: 'TEXT',
  image: 'IMAGE',
  speech: 'SPEECH',
  video: 'VIDEO',
  presenter: 'PRESENTER',
} as const satisfies Record<EngineCapability, string>;

function pricesOf(capability: EngineCapability, from: EngineEnvironment): EnginePrices {
  switch (capability) {
    case 'vision':
      return { inputTokens: from.VISION_PRICE_INPUT, outputTokens: from.VISION_PRICE_OUTPUT };
    case 'text':
      return { inputTokens: from.TEXT_PRICE_INPUT, outputTokens: from.TEXT_PRICE_OUTPUT };
    case 'image':
      return {
        inputTokens: from.IMAGE_PRICE_INPUT,
        outputTokens: from.IMAGE_PRICE_OUTPUT,
        image: from.IMAGE_PRICE_EACH,
      };
    case 'speech':
      return { characters: from.SPEECH_PRICE_CHARACTERS };
    case 'video':
      return { second: from.VIDEO_PRICE_SECOND };
    case 'presenter':
      return { second: from.PRESENTER_PRICE_SECOND };
  }
}

function driverOf(capability: EngineCapability, from: EngineEnvironment): string {
  if (capability === 'speech') return from.SPEECH_DRIVER;
  if (capability === 'video') return from.VIDEO_DRIVER;
  return capability === 'presenter' ? from.PRESENTER_DRIVER : 'openai';
}

/** Provider settings from the environment. @throws EnvironmentError with every fault at once */
export function engineSettings(from: EngineEnvironment): EngineSettings {
  const faults: string[] = [];
  const capabilities: Partial<Record<EngineCapability, CapabilitySettings>> = {};
  for (const capability of engineCapabilities) {
    const prefix = prefixes[capability];
    const [url, model] = [from[`${prefix}_BASE_URL`], from[`${prefix}_MODEL`]];
    const apiKey = from[`${prefix}_API_KEY`] ?? null;
    if (url === undefined) {
      if (model !== undefined || apiKey !== null) {
        faults.push(`${prefix}_BASE_URL: needed beside ${prefix}_MODEL and ${prefix}_API_KEY`);
      }
      continue;
    }
    if (model === undefined) {
      faults.push(`${prefix}_MODEL: needed beside ${prefix}_BASE_URL`);
      continue;
    }
    capabilities[capability] = {
      driver: driverOf(capability, from),
      baseUrl: url.replace(/\/+$/, ''),
      apiKey,
      model,
      timeoutMs: from[`${prefix}_TIMEOUT_SECONDS`] * 1000,
      fallback: from[`${prefix}_FALLBACK`] ?? from.ENGINE_FALLBACK,
      prices: pricesOf(capability, from),
      options: capability === 'image' ? from.IMAGE_OPTIONS : {},
    };
  }
  if (faults.length > 0) throw new EnvironmentError(faults);
  return {
    capabilities,
    budgetMs: from.ENGINE_TASK_BUDGET_SECONDS * 1000,
    attempts: from.ENGINE_ATTEMPTS,
    taskRetries: from.ENGINE_TASK_RETRIES,
    retryMs: from.ENGINE_RETRY_SECONDS * 1000,
    circuit: {
      failures: from.ENGINE_CIRCUIT_FAILURES,
      openMs: from.ENGINE_CIRCUIT_SECONDS * 1000,
    },
    speech: speechSettings(from, {
      driver: from.SPEECH_DRIVER,
      model: from.SPEECH_MODEL ?? '',
    }),
    video: videoSettings(from),
    presenter: presenterSettings(from),
  };
}
