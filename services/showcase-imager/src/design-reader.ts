import type { Engines } from '@groundwork/generation';
import { analyseDesign } from '@groundwork/showcase/analyse-design';
import { NotALayout } from '@groundwork/showcase/not-a-layout';
import type { DesignReader, ReadDesign } from '@groundwork/template-analysis';

async function readEmbedded(image: Buffer, signal: AbortSignal): Promise<ReadDesign> {
  const { spec, confidence, warnings } = await analyseDesign(image, { signal });
  return { spec, confidence, warnings, engineCalls: [] };
}

async function readByEngines(
  engines: Engines,
  image: Buffer,
  signal: AbortSignal,
): Promise<ReadDesign> {
  const { engine, calls, warnings: fallbacks } = engines.forTask({ signal });
  const { spec, confidence, warnings } = await engine.layout.analyse({ image, signal });
  return {
    ...{ spec, confidence },
    warnings: fallbacks.length > 0 ? [...warnings, 'embedded_analysis'] : [...warnings],
    engineCalls: calls.map(({ usage, ...call }) => ({ ...call, usage: { ...usage } })),
  };
}

/** @param engines null where no provider reads designs */
export function designReader(engines: Engines | null): DesignReader {
  return async (image, { engines: asked, signal }) => {
    try {
      return engines === null || asked === 'embedded'
        ? await readEmbedded(image, signal)
        : await readByEngines(engines, image, signal);
    } catch (error) {
      if (error instanceof NotALayout) return null;
      throw error;
    }
  };
}
