import { readFile } from 'node:fs/promises';
import {
  type EngineCapability,
  type EngineWarning,
  engineCapabilities,
} from '@groundwork/contract/warnings';
import type { PictureSigner } from '@groundwork/imaging';
import { EnvironmentError, type Logger, type ProviderMetrics } from '@groundwork/runtime';
import type { EngineCall } from './calls/engine-call.js';
import type { EngineCache, EngineRecorder } from './calls/make-call.js';
import type { EngineEnvironment } from './engine-environment.js';
import { type EngineSettings, engineSettings } from './settings.js';
import { recording, shareProviders } from './shared-providers.js';
import { TaskEngines } from './task-engines.js';

/** Puts providers in front of a product's embedded ports, for one task. */
export type ConnectPorts<Ports> = (
  task: TaskEngines,
  embedded: Ports,
  settings: Pick<EngineSettings, 'speech' | 'video'>,
) => Ports;

/** What a product has generated, and how it opens that. */
export interface ProductPorts<Ports> {
  /** Providers of other capabilities are not opened. */
  readonly uses: readonly EngineCapability[];
  /** Loads the ports without a provider: at the first task, so that a process that waits holds none of it. */
  load(): Promise<EmbeddedPorts<Ports>>;
  /** Loads what stands before them; called only where a provider is set. */
  connect(): Promise<ConnectPorts<Ports>>;
}

/** @param warn called when an installed voice failed; left out outside of tasks */
export type EmbeddedPorts<Ports> = (warn?: (warning: EngineWarning) => void) => Ports;

/** The ports that a task works with, and what became of its providers. */
export interface TaskPorts<Ports> {
  readonly ports: Ports;
  readonly calls: readonly EngineCall[];
  readonly warnings: readonly EngineWarning[];
}

export interface Engines<Ports> {
  /** No network, no key: for samples and work outside tasks. */
  embedded(): Promise<Ports>;
  readonly remote: readonly EngineCapability[];
  /** Milliseconds that a task may spend on providers; 0 when all is embedded. */
  readonly budgetMs: number;
  /** Whether pictures by a provider are labelled. */
  readonly label: boolean;
  /** Signs finished pictures, whoever made them; null without a certificate. */
  readonly signer: PictureSigner | null;
  /** The ports of one task; the embedded ones where no provider is set. */
  forTask(task: {
    readonly signal: AbortSignal;
    readonly recorder?: EngineRecorder;
    /** The task's. */
    readonly log?: Pick<Logger, 'warn'>;
  }): Promise<TaskPorts<Ports>>;
}

/** A load that failed is tried again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

export interface EnginesOptions {
  readonly metrics?: ProviderMetrics;
  readonly log?: Pick<Logger, 'info' | 'warn'>;
  /** Null: nothing is kept. */
  readonly cache?: EngineCache | null;
  /** Most milliseconds for a task, if less than configured. */
  readonly budgetMs?: number;
}

/**
 * Opens a product's ports with the providers that the environment names, which its tasks in this process share: their
 * connections, their circuits and how many calls are made at once.
 * @throws EnvironmentError
 */
export async function openEngines<Ports>(
  product: ProductPorts<Ports>,
  environment: EngineEnvironment,
  { metrics, log, cache = null, budgetMs = Number.POSITIVE_INFINITY }: EnginesOptions = {},
): Promise<Engines<Ports>> {
  const all = engineSettings(environment);
  const capabilities = Object.fromEntries(
    product.uses.flatMap((name) => {
      const set = all.capabilities[name];
      return set === undefined ? [] : [[name, set]];
    }),
  );
  const settings = { ...all, capabilities, budgetMs: Math.min(all.budgetMs, budgetMs) };
  const providers = shareProviders(settings, (capability, open) =>
    metrics?.circuit(capability, open),
  );
  const isRemote = Object.keys(capabilities).length > 0;
  if (isRemote) tellProviders(capabilities, log);
  const loaded = once(() => product.load());
  const connected = once(() => product.connect());
  return {
    embedded: async () => (await loaded())(),
    remote: engineCapabilities.filter((capability) => providers[capability] !== undefined),
    budgetMs: isRemote ? settings.budgetMs : 0,
    label: isRemote && settings.label,
    signer: await signerOf(environment),
    forTask: async ({ signal, recorder, log: ofTask }) => {
      const written = recording(metrics, recorder, ofTask);
      const task = TaskEngines.of({ settings, providers, cache }, signal, written);
      const embedded = (await loaded())((warning) => task.warn(warning));
      const ports = isRemote ? (await connected())(task, embedded, settings) : embedded;
      return { ports, calls: task.calls, warnings: task.warnings };
    },
  };
}

/** One line with what is asked of whom, and one for each model that nobody declared. */
function tellProviders(capabilities: EngineSettings['capabilities'], log: EnginesOptions['log']) {
  const all = Object.values(capabilities).flatMap(({ providers }) => providers);
  const named = all.map(({ capability, driver, model }) => `${capability} ${driver} ${model}`);
  log?.info({ providers: named }, 'providers');
  for (const { capability, driver, model, profile } of all) {
    if (!profile.careful) continue;
    log?.warn(
      { capability, driver, model },
      `the model ${model} is not declared: it is asked carefully; ${capability.toUpperCase()}_PROFILE names the declared one whose fields it takes`,
    );
  }
}

/** @throws EnvironmentError */
async function signerOf({
  C2PA_CERTIFICATE: certificate,
  C2PA_KEY: key,
}: Pick<EngineEnvironment, 'C2PA_CERTIFICATE' | 'C2PA_KEY'>): Promise<PictureSigner | null> {
  if (certificate === undefined && key === undefined) return null;
  if (certificate === undefined || key === undefined) {
    throw new EnvironmentError(['C2PA_CERTIFICATE, C2PA_KEY: one is of no use without the other']);
  }
  try {
    const { openSigner } = await import('@groundwork/imaging/sign-picture');
    return await openSigner(await readFile(certificate, 'utf8'), await readFile(key, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError([`C2PA_CERTIFICATE, C2PA_KEY: ${why}`]);
  }
}
