import type { EngineWarning } from '@groundwork/contract/warnings';
import type { Logger, ProviderMetrics } from '@groundwork/runtime';
import type { EngineEnvironment } from './engine-environment.js';
import { type Engines, once, type ProductPorts } from './product-ports.js';
import { type EngineSettings, engineSettings } from './settings.js';
import type { EngineCache } from './task-engines.js';

export interface EnginesOptions {
  readonly metrics?: ProviderMetrics;
  readonly log?: Pick<Logger, 'info' | 'warn'>;
  /** Null: nothing is kept. */
  readonly cache?: EngineCache | null;
  /** Most milliseconds for a task, if less than configured. */
  readonly budgetMs?: number;
}

/**
 * Opens a product's ports with the providers that the environment names. Their client is loaded only when one is set.
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
  if (Object.keys(capabilities).length === 0) return embeddedEngines(product);
  tellProviders(capabilities, log);
  const settings = { ...all, capabilities, budgetMs: Math.min(all.budgetMs, budgetMs) };
  const { RemoteEngines } = await import('./remote-engines.js');
  return new RemoteEngines(product, settings, metrics, cache);
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

export function embeddedEngines<Ports>({
  load,
}: Pick<ProductPorts<Ports>, 'load'>): Engines<Ports> {
  const loaded = once(load);
  return {
    embedded: async () => (await loaded())(),
    remote: [],
    budgetMs: 0,
    forTask: async ({ recorder }) => {
      const warnings: EngineWarning[] = [];
      const ports = (await loaded())((warning) => {
        warnings.push(warning);
        recorder?.warned(warning);
      });
      return { ports, calls: [], warnings };
    },
  };
}
