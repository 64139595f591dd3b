import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import type { PlotReading, ScriptScene } from '../../ports.js';
import { StudioScript } from '../studio-script.js';

export const seeds = Array.from({ length: 61 }, (_, seed) => seed);
export const script = new StudioScript();
const { signal } = new AbortController();

export const write = (
  scenes: readonly ScriptScene[],
  plot: PlotReading | null,
  language: string,
  seed: number,
  property: PropertyDetails | null = null,
) => script.write({ scenes, plot, property, language, seed, signal });
