import { type ShowcaseFormat, showcaseFormats } from '@groundwork/contract';
import { withProvenance } from '@groundwork/imaging';
import type { Recipe } from '@groundwork/showcase-edits';
import { showcaseOutputKey } from '@groundwork/storage';
import { printPage } from '../formats/print-page.js';
import type { ShowcaseReport } from '../showcase-report.js';
import type { Imager } from './imager.js';
import { picturesOf } from './prepare-recipe.js';

/** A stored file of a showcase. */
export interface StoredOutput {
  /** Null for the template's own, if none was requested. */
  readonly format: ShowcaseFormat | null;
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly report: ShowcaseReport;
}

/** Renders and stores a showcase in each requested format, one after another. */
export async function renderOutputs(
  imager: Imager,
  jobId: string,
  recipe: Recipe,
  signal: AbortSignal,
): Promise<readonly [StoredOutput, ...StoredOutput[]]> {
  const pictures = await picturesOf(imager, recipe);
  const render = async (format: ShowcaseFormat | null): Promise<StoredOutput> => {
    const order = { recipe, pictures, format: format ?? undefined };
    const { jpeg, report } = await imager.threads.render(order, signal);
    const source =
      recipe.images.changed === undefined ? 'composite' : 'compositeWithTrainedAlgorithmicMedia';
    const image = withProvenance(jpeg, source);
    const contentType = format === null ? 'image/jpeg' : showcaseFormats[format].contentType;
    const file = contentType === 'application/pdf' ? printPage(image, report) : image;
    const key = showcaseOutputKey(jobId, format);
    await imager.store.put(key, file, { contentType });
    return { format, key, contentType, bytes: file.length, report };
  };
  const [first = null, ...others] = recipe.formats ?? [];
  const made: [StoredOutput, ...StoredOutput[]] = [await render(first)];
  for (const format of others) made.push(await render(format));
  return made;
}
