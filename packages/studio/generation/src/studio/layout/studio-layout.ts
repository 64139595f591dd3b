import { analyseDesign } from '@groundwork/showcase/analyse-design';
import type { LayoutAnalysis, LayoutPort } from '../../layout-port.js';

/** Reads designs from their pixels, in a separate thread. */
export class StudioLayout implements LayoutPort {
  async analyse({ image, signal }: Parameters<LayoutPort['analyse']>[0]): Promise<LayoutAnalysis> {
    const { spec, confidence, warnings } = await analyseDesign(image, { signal });
    return { spec, confidence, warnings };
  }
}
