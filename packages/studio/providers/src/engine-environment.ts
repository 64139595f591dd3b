import type { EngineCapability } from '@groundwork/contract/warnings';
import { z } from 'zod';
import { type EnginePrices, priceSchema, type RequestFields } from './profiles/model-profile.js';
import { speechServerEnvironment } from './speech/choose-voice.js';
import { videoServerEnvironment } from './video/video-settings.js';

/** Where the embedded engine steps in, and where the task fails instead. */
const fallbacks = ['embedded', 'fail'] as const;
export type EngineFallback = (typeof fallbacks)[number];

/** Node's HTTP client gives up after 300 s. */
export const MOST_TIMEOUT_SECONDS = 290;
/** Of a job that is waited for. */
const MOST_JOB_SECONDS = 3600;

/** The providers of each capability; where their servers are, unless the operator says otherwise. */
export const addresses: Readonly<Record<string, string>> = {
  fal: 'https://queue.fal.run',
  gemini: 'https://generativelanguage.googleapis.com/v1beta',
  replicate: 'https://api.replicate.com/v1',
  elevenlabs: 'https://api.elevenlabs.io/v1',
  anthropic: 'https://api.anthropic.com/v1',
};
/** Drivers of pictures that wait for one HTTP answer. */
export const oneAnswer: readonly string[] = ['gemini', 'openai'];
const drivers = {
  vision: ['openai', 'anthropic', 'gemini'],
  text: ['openai', 'anthropic', 'gemini'],
  image: ['openai', 'fal', 'gemini', 'replicate', 'comfyui'],
  speech: ['openai', 'elevenlabs'],
  video: ['fal', 'replicate'],
  presenter: ['fal', 'replicate'],
} as const satisfies Record<EngineCapability, readonly [string, ...string[]]>;

/** `name=value,name=value`. */
const list = z
  .string()
  .optional()
  .transform((text) =>
    (text ?? '').split(',').flatMap((part) => {
      if (part.trim() === '') return [];
      const [name = '', ...rest] = part.split('=');
      return [[name.trim(), rest.join('=').trim()] as const];
    }),
  );
const scalarOf = (text: string): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true';
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
};
/** Fields of requests that are not the operator's to set. */
const ownFields = ['model', 'prompt', 'n', 'size', 'seed', 'image', 'mask', 'stream', 'messages'];
const options = list.transform((fields, context): RequestFields => {
  for (const [name, value] of fields) {
    if (/^[a-z_]+$/.test(name) && value !== '' && !ownFields.includes(name)) continue;
    context.addIssue({ code: 'custom', message: `"${name}=${value}" is no name=value of a field` });
  }
  return Object.fromEntries(fields.map(([name, value]) => [name, scalarOf(value)]));
});
const prices = list.transform((fields, context): EnginePrices | null | undefined => {
  if (fields.length === 0) return undefined;
  if (fields.length === 1 && fields[0]?.[0] === 'none') return null;
  const read = priceSchema.safeParse(
    Object.fromEntries(fields.map(([name, value]) => [name, scalarOf(value)])),
  );
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: z.prettifyError(read.error) });
  return z.NEVER;
});
const text = z.string().min(1).optional();

/** What is set for one provider of a capability. */
const providerFields = (capability: EngineCapability, seconds: number, most: number) => ({
  DRIVER: z.enum(drivers[capability]).default(drivers[capability][0]),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_KEY: text,
  MODEL: text,
  /** The declared model whose fields it takes, where its own name is not declared. */
  PROFILE: text,
  OPTIONS: options,
  PRICES: prices,
  /** Seconds until one attempt is given up; of a whole job where the provider makes one. */
  TIMEOUT_SECONDS: z.coerce.number().positive().max(most).default(seconds),
});
type ProviderFields = ReturnType<typeof providerFields>;

const fallback = z.enum(fallbacks).optional();
/** The first provider of a capability, and those that are asked when it is given up. */
export const places = ['', '_2', '_3'] as const;
export type Place = (typeof places)[number];
type Chain<Prefix extends string> = {
  [Name in keyof ProviderFields as `${Prefix}${Place}_${Name}`]: ProviderFields[Name];
} & { [Name in `${Prefix}_FALLBACK`]: typeof fallback };

function chain<Capability extends EngineCapability>(
  capability: Capability,
  seconds: number,
  most = MOST_TIMEOUT_SECONDS,
) {
  const fields = Object.entries(providerFields(capability, seconds, most));
  const entries = places.flatMap((place) =>
    fields.map(([name, schema]) => [`${capability.toUpperCase()}${place}_${name}`, schema]),
  );
  const all = [...entries, [`${capability.toUpperCase()}_FALLBACK`, fallback]];
  return Object.fromEntries(all) as Chain<Uppercase<Capability>>;
}
const dollars = z.coerce.number().positive().optional();

/** Foreign engines, by capability. One without a model is embedded. */
export const engineEnvironment = {
  ...chain('vision', 60),
  ...chain('text', 60),
  ...chain('image', 180, MOST_JOB_SECONDS),
  ...chain('speech', 60),
  ...chain('video', 600, MOST_JOB_SECONDS),
  ...chain('presenter', 600, MOST_JOB_SECONDS),
  /** ComfyUI's workflow in its API format, and which of its nodes take what. */
  IMAGE_WORKFLOW: text,
  IMAGE_WORKFLOW_NODES: text,
  ...speechServerEnvironment,
  ...videoServerEnvironment,

  /** When a provider fails: use the embedded engine and warn, or fail the task. */
  ENGINE_FALLBACK: z.enum(fallbacks).default('embedded'),
  /** Whether a picture that an image engine made or changed says so in a corner. */
  ENGINE_LABEL: z.stringbool().default(false),
  /** The certificate with its chain, and its key, that finished pictures are signed with: PEM files. */
  C2PA_CERTIFICATE: text,
  C2PA_KEY: text,
  /** Further declared models: a file of the form of data/models.json. */
  ENGINE_PROFILES: text,
  /** Seconds that a task may spend on engines, its calls and waits added up. */
  ENGINE_TASK_BUDGET_SECONDS: z.coerce.number().positive().default(600),
  /** Attempts at one call, the first included. */
  ENGINE_ATTEMPTS: z.coerce.number().int().min(1).max(10).default(3),
  /** Attempts beyond the first that all calls of a task may make together. */
  ENGINE_TASK_RETRIES: z.coerce.number().int().nonnegative().default(12),
  /** Seconds before the second attempt, about; doubled for each one more. */
  ENGINE_RETRY_SECONDS: z.coerce.number().nonnegative().default(1),
  /** Failures on end after which a provider is left alone, and for how many seconds. */
  ENGINE_CIRCUIT_FAILURES: z.coerce.number().int().positive().default(5),
  ENGINE_CIRCUIT_SECONDS: z.coerce.number().positive().default(30),
  /** Calls that a process makes to one provider at once. */
  ENGINE_CONCURRENCY: z.coerce.number().int().positive().default(4),
  /** Seconds between two looks at a job. */
  ENGINE_POLL_SECONDS: z.coerce.number().positive().default(3),
  /** US dollars that a task, an account in a day and the fleet in a day may cost. */
  ENGINE_CEILING_TASK: dollars,
  ENGINE_CEILING_ACCOUNT_DAY: dollars,
  ENGINE_CEILING_FLEET_DAY: dollars,
};
export type EngineEnvironment = z.output<z.ZodObject<typeof engineEnvironment>>;
