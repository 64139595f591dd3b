import { createHash } from 'node:crypto';
import type { PhotoEditPort } from '@groundwork/generation';
import { decodeRaster, encodeJpeg, normalisePhoto } from '@groundwork/imaging';
import { type Recipe, understandPrompt } from '@groundwork/showcase';
import { inputPrefix, ObjectNotFound, type ObjectStore } from '@groundwork/storage';
import { ShowcaseFault } from './showcase-fault.js';

/** Photos are shown at most 1,920 pixels wide. */
const LONGER_SIDE = 2560;
const jpeg = { contentType: 'image/jpeg' };

/** A recipe, and the words that were done in its photo. */
export interface ChangedPhoto {
  readonly recipe: Recipe;
  /** As they were written; empty when nothing was done. */
  readonly done: readonly string[];
}

/**
 * Lets the engine do in the main photo what an edit's words ask for and the design can't do. Texts, price and logo are
 * set on the changed photo like on any other, so no engine ever draws a letter. A wish to have the photo as it was
 * takes all changes back.
 *
 * @throws ShowcaseFault when the photo is gone
 */
export async function changePhoto(
  { store, photoEdits }: { readonly store: ObjectStore; readonly photoEdits: PhotoEditPort },
  jobId: string,
  recipe: Recipe,
  signal: AbortSignal,
): Promise<ChangedPhoto> {
  const { directives, notUnderstood } = understandPrompt(recipe.edits.at(-1)?.prompt ?? '');
  const isReset = directives.some(
    ({ kind, ...directive }) =>
      kind === 'reset' && 'part' in directive && ['all', 'photo'].includes(directive.part),
  );
  const { changed: _changed, ...own } = recipe.images;
  const images: Recipe['images'] = isReset ? own : recipe.images;
  if (notUnderstood.length === 0) return { recipe: { ...recipe, images }, done: [] };
  const key = `${inputPrefix(jobId)}/main-changed.jpg`;
  if (!(await store.stat(key))) {
    const bytes = await read(store, images.changed ?? images.main);
    const { jpeg: upright } = await normalisePhoto(bytes, { maxLongerSide: LONGER_SIDE });
    const picture = await photoEdits.change({
      photo: await decodeRaster(upright),
      words: notUnderstood.join('. '),
      seed: seedOf(jobId),
      signal,
    });
    if (picture === null) return { recipe: { ...recipe, images }, done: [] };
    await store.put(key, await encodeJpeg(picture), jpeg);
  }
  return { recipe: { ...recipe, images: { ...images, changed: key } }, done: notUnderstood };
}

/** The same for the same job, so that a worker that takes over asks for the same picture. */
function seedOf(jobId: string): number {
  return createHash('sha256').update(jobId).digest().readUInt32BE() >>> 1;
}

async function read(store: ObjectStore, key: string): Promise<Buffer> {
  try {
    return await store.get(key);
  } catch (cause) {
    if (!(cause instanceof ObjectNotFound)) throw cause;
    throw new ShowcaseFault(`the picture ${key} is gone`, { cause });
  }
}
