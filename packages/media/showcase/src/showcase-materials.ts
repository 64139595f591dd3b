import type { Adjustments, Recipe } from '@groundwork/showcase-edits';
import { Typesetter } from '@groundwork/typesetting';
import { type Logo, openLogo } from './compose/logo/logo.js';
import { SampleMark } from './compose/sample-mark.js';
import { StoredPhoto } from './photo/stored-photo.js';
import { requireShowable } from './unshowable.js';
import { type Words, wordsOf } from './words/words.js';

/** Gives the bytes of a stored picture by its name. */
export type ReadStored = (key: string) => Promise<Buffer>;

/** What every showcase is drawn with, after its edits. */
export interface Materials {
  readonly adjustments: Adjustments;
  /** Without what edits hide. */
  readonly values: Recipe['values'];
  readonly words: Words;
  readonly typesetter: Typesetter;
  /** Null for showcases that are no samples. */
  readonly mark: SampleMark | null;
}

/** @throws UnshowableText when a value has characters that no font can show */
export async function prepare(recipe: Recipe, adjustments: Adjustments): Promise<Materials> {
  const values = shownValues(recipe.values, adjustments);
  requireShowable(values);
  const words = wordsOf(adjustments.language ?? recipe.language);
  const typesetter = await Typesetter.open();
  const mark = recipe.sample ? new SampleMark(words.sample, words.language, typesetter) : null;
  return { adjustments, values, words, typesetter, mark };
}

function shownValues(values: Recipe['values'], { hidden }: Adjustments): Recipe['values'] {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !hidden.some((name) => name === field)),
  );
}

/** The main photo, then the supporting ones. */
export function openPhotos(
  { images }: Recipe,
  { photo }: Adjustments,
  read: ReadStored,
): Promise<StoredPhoto[]> {
  return Promise.all(
    [images.changed ?? images.main, ...images.supporting].map(async (key) =>
      StoredPhoto.open(await read(key), photo),
    ),
  );
}

/** Null when there is none or edits hide it. */
export async function openLogoOf(
  { images }: Recipe,
  { logo }: Adjustments,
  read: ReadStored,
): Promise<Logo | null> {
  return images.logo === null || logo.hidden ? null : openLogo(await read(images.logo));
}
