import { createHash } from 'node:crypto';
import { decodeRaster, encodeJpeg, normalisePhoto } from '@groundwork/imaging';
import {
  type Adjustments,
  type Edit,
  historyOf,
  labelledBy,
  photosInPlaces,
  type Recipe,
  understoodEdit,
} from '@groundwork/showcase-edits';
import { inputPrefix } from '@groundwork/storage/object-keys';
import { ObjectNotFound, type ObjectStore } from '@groundwork/storage/object-store';
import { ShowcaseFault, type ShowcasePorts } from './ports.js';

/** Photos are shown at most 1,920 pixels wide. */
const LONGER_SIDE = 2560;
const jpeg = { contentType: 'image/jpeg' };

/**
 * Lets a provider make changes in the main photo that the last edit asks for and the design cannot make. Texts, price
 * and logo are set on the changed photo, so no provider draws letters. A worker that takes over reuses the photo.
 *
 * @throws ShowcaseFault when the photo no longer exists
 */
export async function changePhoto(
  {
    store,
    change,
  }: {
    readonly store: ObjectStore;
    readonly change: NonNullable<ShowcasePorts['changePhoto']>;
  },
  jobId: string,
  recipe: Recipe,
): Promise<Recipe> {
  const { edits, images } = recipe;
  const last = edits.at(-1);
  if (last === undefined) return recipe;
  const { needsEngine, notUnderstood } = understoodEdit(last);
  const words = [...needsEngine, ...notUnderstood];
  if (words.length === 0) return recipe;
  const key = `${inputPrefix(jobId)}/main-changed.jpg`;
  const { photos } = historyOf(labelledBy(recipe), 1 + images.supporting.length).adjustments;
  const [main = images.main] = photosInPlaces(recipe, photos);
  if (!(await store.stat(key))) {
    const { jpeg: upright } = await normalisePhoto(await read(store, main), {
      maxLongerSide: LONGER_SIDE,
    });
    const picture = await change({
      photo: await decodeRaster(upright),
      words: words.join('. '),
      seed: seedOf(jobId),
    });
    if (picture === null) return recipe;
    await store.put(key, await encodeJpeg(picture), jpeg);
  }
  return withMainPhoto(recipe, photos, key, { ...last, in_photo: [...words] });
}

/** The recipe with another picture in the main place. */
function withMainPhoto(
  recipe: Recipe,
  { order, replaced }: Adjustments['photos'],
  key: string,
  last: Edit,
): Recipe {
  const { images } = recipe;
  const main = order[0] ?? 0;
  const edits = [...recipe.edits.slice(0, -1), last];
  const brought = replaced.find(({ photo }) => photo === main);
  if (brought !== undefined) {
    const photos = { ...last.photos, [brought.url]: key };
    return {
      ...recipe,
      images: { ...images, by_model: true },
      edits: [...edits.slice(0, -1), { ...last, photos }],
    };
  }
  if (main === 0) return { ...recipe, images: { ...images, changed: key }, edits };
  return {
    ...recipe,
    images: { ...images, by_model: true, supporting: images.supporting.with(main - 1, key) },
    edits,
  };
}

/** The same for the same job, so that a worker that takes over requests the same picture. */
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
