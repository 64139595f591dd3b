import {
  type BuiltInTemplateId,
  builtInTemplateIds,
  showcaseTemplate,
} from '@groundwork/contract/showcase/templates';
import type { Logger } from '@groundwork/runtime';
import { samplePicture } from '@groundwork/sample-pictures';
import type { Recipe } from '@groundwork/showcase-edits';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { RenderThreads } from './render-threads.js';

export interface PreviewStudio {
  readonly store: ObjectStore;
  readonly threads: RenderThreads;
}

/** Pixels of a preview's longer side: twice what is shown, for dense screens. */
const LONGER_SIDE = 640;
const PHOTOS = ['house-villa', 'furnished-room-1', 'furnished-room-2'] as const;

/** Every value that a template takes, so that its preview shows all it can carry. */
const sampleValues = {
  price: '€ 420,000',
  size: '180 m²',
  label: '12 Meadow Lane',
  bedrooms: 4,
  bathrooms: 2,
  parking: 2,
};

/** A showcase of a template with every field, and with drawn photos that are named by their numbers. */
function sampleRecipe(id: BuiltInTemplateId): Recipe {
  const { optionalFields, supportingImages } = showcaseTemplate(id);
  const shown: readonly string[] = ['price', 'size', ...optionalFields];
  return {
    template: { kind: 'built_in', id },
    values: Object.fromEntries(
      Object.entries(sampleValues).filter(([name]) => shown.includes(name)),
    ),
    language: 'en',
    images: {
      main: '0',
      supporting: Array.from({ length: supportingImages }, (_, at) => String(at + 1)),
      logo: null,
    },
    edits: [],
    sample: false,
  };
}

async function drawPreview(
  { threads }: PreviewStudio,
  id: BuiltInTemplateId,
  photos: readonly Buffer[],
  signal: AbortSignal,
): Promise<Buffer> {
  const recipe = sampleRecipe(id);
  const pictures = new Map(
    [recipe.images.main, ...recipe.images.supporting].flatMap((name) => {
      const photo = photos[Number(name) % photos.length];
      return photo === undefined ? [] : [[name, photo] as const];
    }),
  );
  const { jpeg } = await threads.render({ recipe, pictures }, signal);
  const isTall = showcaseTemplate(id).aspectRatio === '9:16';
  const side = isTall ? { height: LONGER_SIDE } : { width: LONGER_SIDE };
  const { decodeRaster, encodeJpeg } = await import('@groundwork/imaging');
  return encodeJpeg(await decodeRaster(jpeg, side), { quality: 82 });
}

/**
 * Draws a picture of each built-in template that has none in the store yet. Two processes may draw the same; both draw
 * the same picture. Never throws: the next start tries again.
 */
export async function drawTemplatePreviews(
  studio: PreviewStudio,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const { store } = studio;
  try {
    let photos: readonly Buffer[] | undefined;
    for (const id of builtInTemplateIds) {
      const key = catalogueKeys.template(id);
      if (await store.stat(key)) continue;
      photos ??= await Promise.all(PHOTOS.map(samplePicture));
      const preview = await drawPreview(studio, id, photos, signal);
      await store.put(key, preview, { contentType: 'image/jpeg' });
    }
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'previews of templates could not be drawn');
  }
}
