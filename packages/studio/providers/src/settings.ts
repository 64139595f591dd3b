import { readFileSync } from 'node:fs';
import { type EngineCapability, engineCapabilities } from '@groundwork/contract/warnings';
import { EnvironmentError } from '@groundwork/runtime';
import { z } from 'zod';
import type { EngineConnection } from './calls/ask.js';
import {
  addresses,
  type EngineEnvironment,
  type EngineFallback,
  MOST_TIMEOUT_SECONDS,
  oneAnswer,
  type Place,
  places,
} from './engine-environment.js';
import {
  declaredPrices,
  declaredProfiles,
  type EnginePrices,
  profileOf,
  profilesSchema,
} from './profiles/model-profile.js';
import { speechSettings } from './speech/choose-voice.js';
import { videoSettings } from './video/video-settings.js';

/** ComfyUI's workflow, and which node and input takes what. */
const workflowNodes = z.partialRecord(
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
  readonly takes: z.output<typeof workflowNodes>;
}

/** One provider of a capability, with its limits. */
export interface ProviderSettings<Capability extends EngineCapability = EngineCapability>
  extends Omit<EngineConnection<Capability>, 'exchange'> {
  readonly timeoutMs: number;
  /** Null: it costs nothing. Undefined: nobody knows. */
  readonly prices: EnginePrices | null | undefined;
  /** Of the driver comfyui alone. */
  readonly workflow: Workflow | null;
}
export interface CapabilitySettings {
  /** In the order in which they are asked. */
  readonly providers: readonly [ProviderSettings, ...ProviderSettings[]];
  readonly fallback: EngineFallback;
}

export type EngineSettings = ReturnType<typeof engineSettings>;

function jsonFile<Schema extends z.ZodType>(
  name: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError([`${name}: ${file} cannot be read: ${why}`]);
  }
}

function readWorkflow({
  IMAGE_WORKFLOW: file,
  IMAGE_WORKFLOW_NODES: map,
}: EngineEnvironment): Workflow {
  if (file === undefined || map === undefined) {
    throw new EnvironmentError([
      'IMAGE_WORKFLOW, IMAGE_WORKFLOW_NODES: needed by the driver comfyui',
    ]);
  }
  const node = z.looseObject({ inputs: z.record(z.string(), z.unknown()) });
  const nodes = jsonFile('IMAGE_WORKFLOW', file, z.record(z.string(), node));
  const pairs = map.split(',').map((part) => part.split('=').map((side) => side.trim()));
  const takes = workflowNodes.safeParse(Object.fromEntries(pairs));
  const absent = Object.values(takes.data ?? {}).filter(
    (at) => nodes[at.split('.')[0] ?? ''] === undefined,
  );
  if (takes.success && absent.length === 0) return { nodes, takes: takes.data };
  const why = takes.success
    ? `${file} has no node ${absent.join(', ')}`
    : z.prettifyError(takes.error);
  throw new EnvironmentError([`IMAGE_WORKFLOW_NODES: ${why}`]);
}

/** Provider settings from the environment. @throws EnvironmentError with every fault at once */
export function engineSettings(from: EngineEnvironment) {
  const faults: string[] = [];
  const more =
    from.ENGINE_PROFILES === undefined
      ? null
      : jsonFile('ENGINE_PROFILES', from.ENGINE_PROFILES, profilesSchema.partial());
  const profiles = {
    image: { ...more?.image, ...declaredProfiles.image },
    chat: { ...more?.chat, ...declaredProfiles.chat },
    speech: { ...more?.speech, ...declaredProfiles.speech },
    video: { ...more?.video, ...declaredProfiles.video },
  };

  const ceilings = {
    task: from.ENGINE_CEILING_TASK,
    accountDay: from.ENGINE_CEILING_ACCOUNT_DAY,
    fleetDay: from.ENGINE_CEILING_FLEET_DAY,
  };
  const isCapped = Object.values(ceilings).some((one) => one !== undefined);

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
        faults.push(`${prefix}_MODEL: needed beside an address or a key`);
      return null;
    }
    const baseUrl = url ?? addresses[driver];
    if (baseUrl === undefined) {
      faults.push(`${prefix}_BASE_URL: needed by the driver ${driver}`);
      return null;
    }
    const asked = { driver, model, profile: from[`${prefix}_PROFILE`] };
    const profile = profileOf(capability, asked, profiles);
    if (profile === null) {
      faults.push(`${prefix}_PROFILE: ${asked.profile ?? model} is not declared`);
      return null;
    }
    const set = from[`${prefix}_OPTIONS`];
    for (const name of Object.keys(set)) {
      if (profile.refuses.includes(name)) {
        faults.push(`${prefix}_OPTIONS: ${model} does not take ${name} (${profile.source})`);
      }
    }
    const own = from[`${prefix}_PRICES`];
    const prices = own === undefined ? profile.prices : own;
    if (isCapped && prices === undefined && declaredPrices(capability).length === 0) {
      faults.push(`${prefix}_PRICES: needed for a ceiling; "none" where it costs nothing`);
    }
    const seconds = from[`${prefix}_TIMEOUT_SECONDS`];
    if (capability === 'image' && oneAnswer.includes(driver) && seconds > MOST_TIMEOUT_SECONDS) {
      faults.push(
        `${prefix}_TIMEOUT_SECONDS: at most ${MOST_TIMEOUT_SECONDS} for the driver ${driver}`,
      );
    }
    return {
      ...{ capability, driver, model, profile, options: set },
      baseUrl: baseUrl.replace(/\/+$/, ''),
      apiKey: key ?? null,
      timeoutMs: seconds * 1000,
      prices,
      workflow: driver === 'comfyui' ? readWorkflow(from) : null,
    };
  };

  /** Those that are not embedded. */
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
    label: from.ENGINE_LABEL,
    circuit: {
      failures: from.ENGINE_CIRCUIT_FAILURES,
      openMs: from.ENGINE_CIRCUIT_SECONDS * 1000,
    },
    ceilings,
    speech: speechSettings(from),
    video: videoSettings(from),
  };
}
