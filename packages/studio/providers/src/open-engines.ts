import { readFile } from 'node:fs/promises';
import { engineCapabilities } from '@groundwork/contract/warnings';
import type { PictureSigner } from '@groundwork/imaging';
import { EnvironmentError, type Logger, type ProviderMetrics } from '@groundwork/runtime';
import type { EngineCache } from './calls/make-call.js';
import type { EngineEnvironment } from './engine-environment.js';
import { type Engines, once, type ProductPorts } from './product-ports.js';
import { type EngineSettings, engineSettings } from './settings.js';
import { recording, shareProviders } from './shared-providers.js';
import { TaskEngines } from './task-engines.js';

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
