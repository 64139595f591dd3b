import type { EngineWarning } from '@groundwork/contract';
import { createStudioPortraits } from '@groundwork/portraits/studio-portraits';
import {
  type EngineEnvironment,
  type EngineSettings,
  engineSettings,
} from '@groundwork/providers/settings';
import type { NaturalVoices } from '@groundwork/speech/natural-speech';
import { createStudioEngine } from '../studio/studio-engine.js';
import { embeddedGeneration } from './embedded-generation.js';
import type { Engines, EnginesOptions, Generation } from './engines.js';

/**
 * Opens the engines that the environment configures: embedded ones, and providers. The providers' client is loaded only
 * when one is set. @throws EnvironmentError
 */
export async function openEngines(
  environment: EngineEnvironment & { readonly ESPEAK_PATH?: string },
  options: EnginesOptions = {},
): Promise<Engines> {
  const embedded: Generation = {
    engine: createStudioEngine({ ESPEAK_PATH: environment.ESPEAK_PATH ?? 'espeak-ng' }),
    portraits: createStudioPortraits(),
  };
  const all = engineSettings(environment);
  const budgetMs = Math.min(all.budgetMs, options.budgetMs ?? all.budgetMs);
  return connectEngines(embedded, { ...all, budgetMs }, options);
}

export function embeddedEngines(studio: Generation, natural?: NaturalVoices): Engines {
  const embedded = embeddedGeneration(studio, natural);
  return {
    embedded: embedded.generation,
    remote: [],
    budgetMs: 0,
    forTask: ({ recorder }) => {
      const warnings: EngineWarning[] = [];
      const warn = (warning: EngineWarning) => {
        warnings.push(warning);
        recorder?.warned(warning);
      };
      return { ...embedded.forTask(warn), calls: [], warnings };
    },
  };
}

/** The same with embedded engines and settings of the caller's. */
export async function connectEngines(
  studio: Generation,
  settings: EngineSettings,
  { metrics, cache = null, natural }: EnginesOptions = {},
): Promise<Engines> {
  if (Object.keys(settings.capabilities).length === 0) return embeddedEngines(studio, natural);
  const { RemoteEngines } = await import('./remote-engines.js');
  return new RemoteEngines(embeddedGeneration(studio, natural), settings, metrics, cache);
}
