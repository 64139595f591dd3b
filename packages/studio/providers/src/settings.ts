import { readFileSync } from 'node:fs';
import { type EngineCapability, engineCapabilities } from '@groundwork/contract/warnings';
import { EnvironmentError } from '@groundwork/runtime';
import { z } from 'zod';
import type { CircuitSettings } from './calls/circuit.js';
import {
  declaredProfiles,
  type EnginePrices,
  type ModelProfiles,
  priceSchema,
  profileOf,
  profilesSchema,
  type RequestFields,
} from './profiles/model-profile.js';
import {
  type SpeechSettings,
  speechServerEnvironment,
  speechSettings,
} from './speech/speech-settings.js';
import {
  type VideoSettings,
  videoServerEnvironment,
  videoSettings,
} from './video/video-settings.js';

/** Where the embedded engine steps in, and where the task fails instead. */
const fallbacks = ['embedded', 'fail'] as const;
export type EngineFallback = (typeof fallbacks)[number];

/** Node's HTTP client gives up after 300 s. */
const MOST_TIMEOUT_SECONDS = 290;
/** Of a job that is waited for. */
const MOST_JOB_SECONDS = 3600;

/** The providers of each capability; where their servers are, unless the operator says otherwise. */
const addresses: Readonly<Record<string, string>> = {
  fal: 'https://queue.fal.run',
  gemini: 'https://generativelanguage.googleapis.com/v1beta',
  replicate: 'https://api.replicate.com/v1',
  elevenlabs: 'https://api.elevenlabs.io/v1',
  anthropic: 'https://api.anthropic.com/v1',
};
/** Drivers of pictures that wait for one HTTP answer. */
const oneAnswer: readonly string[] = ['gemini', 'openai'];
const drivers = {
  vision: ['openai', 'anthropic', 'gemini'],
  text: ['openai', 'anthropic', 'gemini'],
  image: ['openai', 'fal', 'gemini', 'replicate', 'comfyui'],
  speech: ['openai', 'elevenlabs'],
  video: ['openai', 'fal', 'replicate'],
  presenter: ['fal', 'openai', 'replicate'],
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

/** The first provider of a capability, and those that are asked when it is given up. */
const places = ['', '_2', '_3'] as const;
type Place = (typeof places)[number];
type Chain<Prefix extends string> = {
  [Name in keyof ProviderFields as `${Prefix}${Place}_${Name}`]: ProviderFields[Name];
};

function chain<Capability extends EngineCapability>(
  capability: Capability,
  seconds: number,
  most = MOST_TIMEOUT_SECONDS,
) {
  const fields = Object.entries(providerFields(capability, seconds, most));
  const entries = places.flatMap((place) =>
    fields.map(([name, schema]) => [`${capability.toUpperCase()}${place}_${name}`, schema]),
  );
  return Object.fromEntries(entries) as Chain<Uppercase<Capability>>;
}
const fallback = z.enum(fallbacks).optional();
const dollars = z.coerce.number().positive().optional();

/** Foreign engines, by capability. One without a model is embedded. */
export const engineEnvironment = {
  ...chain('vision', 60),
  ...chain('text', 60),
  ...chain('image', 180, MOST_JOB_SECONDS),
  ...chain('speech', 60),
  ...chain('video', 600, MOST_JOB_SECONDS),
  ...chain('presenter', 600, MOST_JOB_SECONDS),
  VISION_FALLBACK: fallback,
  TEXT_FALLBACK: fallback,
  IMAGE_FALLBACK: fallback,
  SPEECH_FALLBACK: fallback,
  VIDEO_FALLBACK: fallback,
  PRESENTER_FALLBACK: fallback,
  /** ComfyUI's workflow in its API format, and which of its nodes take what. */
  IMAGE_WORKFLOW: text,
  IMAGE_WORKFLOW_NODES: text,
  ...speechServerEnvironment,
  ...videoServerEnvironment,

  /** When a provider fails: use the embedded engine and warn, or fail the task. */
  ENGINE_FALLBACK: z.enum(fallbacks).default('embedded'),
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

/** ComfyUI's workflow, and which node and input takes what. */
const workflowNodes = z.record(
  z.enum([
    'prompt',
    'seed',
    'width',
    'height',
    'mask',
    'output',
    'picture',
    'picture2',
    'picture3',
  ]),
  z.string().regex(/^[^.]+(?:\.[^.]+)?$/u),
);
export interface Workflow {
  readonly nodes: Readonly<Record<string, { readonly inputs: Readonly<Record<string, unknown>> }>>;
  /** `node.input`; of `output` the node alone. */
  readonly takes: Partial<z.output<typeof workflowNodes>>;
}

/** Address and limits of one provider of a capability. */
export interface ProviderSettings<Capability extends EngineCapability = EngineCapability> {
  readonly capability: Capability;
  readonly driver: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Null when the server needs none. */
  readonly apiKey: string | null;
  readonly model: string;
  readonly profile: ModelProfiles[Capability];
  readonly timeoutMs: number;
  /** Null: it costs nothing. Undefined: nobody knows. */
  readonly prices: EnginePrices | null | undefined;
  /** Further fields of each request. */
  readonly options: RequestFields;
  /** Of the driver comfyui alone. */
  readonly workflow: Workflow | null;
}
export interface CapabilitySettings {
  /** In the order in which they are asked. */
  readonly providers: readonly [ProviderSettings, ...ProviderSettings[]];
  readonly fallback: EngineFallback;
}

export interface EngineSettings {
  /** Those that are not embedded. */
  readonly capabilities: Partial<Readonly<Record<EngineCapability, CapabilitySettings>>>;
  readonly budgetMs: number;
  readonly attempts: number;
  readonly taskRetries: number;
  readonly retryMs: number;
  readonly pollMs: number;
  readonly concurrency: number;
  readonly circuit: CircuitSettings;
  /** US dollars; undefined: none. */
  readonly ceilings: {
    readonly task: number | undefined;
    readonly accountDay: number | undefined;
    readonly fleetDay: number | undefined;
  };
  readonly speech: SpeechSettings;
  readonly video: VideoSettings;
}

type Told = (fault: string) => void;

function jsonFile<Schema extends z.ZodType>(
  name: string,
  file: string,
  schema: Schema,
  tell: Told,
): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    tell(`${name}: ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

function readWorkflow(from: EngineEnvironment, tell: Told): Workflow | null {
  const { IMAGE_WORKFLOW: file, IMAGE_WORKFLOW_NODES: map } = from;
  if (file === undefined || map === undefined) {
    tell('IMAGE_WORKFLOW, IMAGE_WORKFLOW_NODES: needed by the driver comfyui');
    return null;
  }
  const node = z.looseObject({ inputs: z.record(z.string(), z.unknown()) });
  const nodes = jsonFile('IMAGE_WORKFLOW', file, z.record(z.string(), node), tell);
  const pairs = Object.fromEntries(
    map.split(',').map((part) => part.split('=').map((side) => side.trim())),
  );
  const takes = z.partialRecord(workflowNodes.keyType, workflowNodes.valueType).safeParse(pairs);
  if (!takes.success) tell(`IMAGE_WORKFLOW_NODES: ${z.prettifyError(takes.error)}`);
  if (nodes === null || !takes.success) return null;
  for (const place of Object.values(takes.data)) {
    const [id = ''] = place.split('.');
    if (nodes[id] === undefined) tell(`IMAGE_WORKFLOW_NODES: ${file} has no node ${id}`);
  }
  return { nodes, takes: takes.data };
}

/** Provider settings from the environment. @throws EnvironmentError with every fault at once */
export function engineSettings(from: EngineEnvironment): EngineSettings {
  const faults: string[] = [];
  const tell = (fault: string) => {
    faults.push(fault);
  };
  const more =
    from.ENGINE_PROFILES === undefined
      ? null
      : jsonFile('ENGINE_PROFILES', from.ENGINE_PROFILES, profilesSchema.partial(), tell);
  const profiles = {
    image: { ...more?.image, ...declaredProfiles.image },
    chat: { ...more?.chat, ...declaredProfiles.chat },
    speech: { ...more?.speech, ...declaredProfiles.speech },
    video: { ...more?.video, ...declaredProfiles.video },
  };

  const providerAt = (capability: EngineCapability, place: Place): ProviderSettings | null => {
    const prefix = `${capability.toUpperCase() as Uppercase<EngineCapability>}${place}` as const;
    const [driver, model, key] = [
      from[`${prefix}_DRIVER`],
      from[`${prefix}_MODEL`],
      from[`${prefix}_API_KEY`],
    ];
    const url = from[`${prefix}_BASE_URL`];
    if (model === undefined) {
      if (url !== undefined || key !== undefined)
        tell(`${prefix}_MODEL: needed beside an address or a key`);
      return null;
    }
    const baseUrl = url ?? addresses[driver];
    if (baseUrl === undefined) {
      tell(`${prefix}_BASE_URL: needed by the driver ${driver}`);
      return null;
    }
    const asked = { driver, model, profile: from[`${prefix}_PROFILE`] };
    const profile = profileOf(capability, asked, profiles);
    if (profile === null) {
      tell(`${prefix}_PROFILE: ${asked.profile ?? model} is not declared`);
      return null;
    }
    const set = from[`${prefix}_OPTIONS`];
    for (const name of Object.keys(set)) {
      if (profile.refuses.includes(name)) {
        tell(`${prefix}_OPTIONS: ${model} does not take ${name} (${profile.source})`);
      }
    }
    const {
      source: _source,
      date: _date,
      ...published
    } = profile.prices ?? { source: '', date: '' };
    const own = from[`${prefix}_PRICES`];
    const seconds = from[`${prefix}_TIMEOUT_SECONDS`];
    if (capability === 'image' && oneAnswer.includes(driver) && seconds > MOST_TIMEOUT_SECONDS) {
      tell(`${prefix}_TIMEOUT_SECONDS: at most ${MOST_TIMEOUT_SECONDS} for the driver ${driver}`);
    }
    return {
      ...{ capability, driver, model, profile, options: set },
      baseUrl: baseUrl.replace(/\/+$/, ''),
      apiKey: key ?? null,
      timeoutMs: seconds * 1000,
      prices: own === undefined && profile.prices !== undefined ? published : own,
      workflow: driver === 'comfyui' ? readWorkflow(from, tell) : null,
    };
  };

  const capabilities: Partial<Record<EngineCapability, CapabilitySettings>> = {};
  for (const capability of engineCapabilities) {
    const prefix = capability.toUpperCase() as Uppercase<EngineCapability>;
    const [first, ...others] = places.flatMap((place) => providerAt(capability, place) ?? []);
    if (first === undefined) continue;
    capabilities[capability] = {
      providers: [first, ...others],
      fallback: from[`${prefix}_FALLBACK`] ?? from.ENGINE_FALLBACK,
    };
  }
  if (faults.length > 0) throw new EnvironmentError(faults);
  return {
    capabilities,
    budgetMs: from.ENGINE_TASK_BUDGET_SECONDS * 1000,
    attempts: from.ENGINE_ATTEMPTS,
    taskRetries: from.ENGINE_TASK_RETRIES,
    retryMs: from.ENGINE_RETRY_SECONDS * 1000,
    pollMs: from.ENGINE_POLL_SECONDS * 1000,
    concurrency: from.ENGINE_CONCURRENCY,
    circuit: {
      failures: from.ENGINE_CIRCUIT_FAILURES,
      openMs: from.ENGINE_CIRCUIT_SECONDS * 1000,
    },
    ceilings: {
      task: from.ENGINE_CEILING_TASK,
      accountDay: from.ENGINE_CEILING_ACCOUNT_DAY,
      fleetDay: from.ENGINE_CEILING_FLEET_DAY,
    },
    speech: speechSettings(from),
    video: videoSettings(from),
  };
}
