import { acceptedFields } from '@groundwork/contract/showcase/templates';
import {
  type Adjustments,
  photosInPlaces,
  type Recipe,
  type Region,
  regions,
} from '@groundwork/showcase-edits';
import { Typesetter } from '@groundwork/typesetting';
import { readAmounts } from '@groundwork/words/amounts';
import { type Logo, openLogo } from './compose/logo/logo.js';
import { SampleMark } from './compose/sample-mark.js';
import { StoredPhoto } from './photo/stored-photo.js';
import { priceFigure } from './templates/parts/price/price-figure.js';
import { requireShowable } from './unshowable.js';
import { type Words, wordsOf } from './words/words.js';

/** Gives the bytes of a stored picture by its name. */
export type ReadStored = (key: string) => Promise<Buffer>;

/** The inputs of every showcase, after its edits. */
export interface Materials {
  readonly adjustments: Adjustments;
  /** Without what edits hide. */
  readonly values: Recipe['values'];
  readonly words: Words;
  readonly typesetter: Typesetter;
  readonly mark: SampleMark | null;
}

/** @throws UnshowableText when a value has characters that no font can show */
export async function prepare(recipe: Recipe, asked: Adjustments): Promise<Materials> {
  const adjustments = inOwnCurrency(recipe, asked);
  const values = shownValues(recipe, adjustments);
  const { badge } = adjustments;
  requireShowable(values);
  requireShowable({
    price: adjustments.values.price ?? recipe.values.price,
    label: badge !== null && typeof badge === 'object' ? badge.words : undefined,
  });
  const words = wordsOf(adjustments.language ?? recipe.language);
  const typesetter = await Typesetter.open();
  const mark = recipe.sample ? new SampleMark(words.sample, words.language, typesetter) : null;
  return { adjustments, values, words, typesetter, mark };
}

function inOwnCurrency({ values }: Recipe, adjustments: Adjustments): Adjustments {
  const { price } = adjustments.values;
  if (price === undefined) return adjustments;
  return {
    ...adjustments,
    values: { ...adjustments.values, price: inCurrencyOf(values.price, price) },
  };
}

/** The values as edited, without hidden ones and those that the template does not show. */
function shownValues(
  { values, template }: Recipe,
  { hidden, values: edited, priceCorner }: Adjustments,
): Recipe['values'] {
  const taken: readonly string[] =
    template.kind === 'built_in' ? acceptedFields(template.id) : template.spec.text_fields;
  return Object.fromEntries(
    Object.entries({ ...values, ...edited }).filter(
      ([field]) =>
        taken.includes(field) &&
        !hidden.some((name) => name === field) &&
        // It has a plate of its own.
        !(field === 'price' && priceCorner !== null),
    ),
  );
}

/** The main photo, then the supporting ones that no edit hides. */
export function openPhotos(
  recipe: Recipe,
  adjustments: Adjustments,
  read: ReadStored,
): Promise<StoredPhoto[]> {
  const { photo, photos } = adjustments;
  const shown = photosInPlaces(recipe, photos).filter((_, place) => !photos.hidden.includes(place));
  return Promise.all(shown.map(async (key) => StoredPhoto.open(await read(key), photo)));
}

/** Regions that none of the photos shows. */
export async function absentFromAll(photos: readonly StoredPhoto[]): Promise<Region[]> {
  const absent = await Promise.all(photos.map((photo) => photo.regionsAbsent()));
  return regions.filter((region) => absent.every((of) => of.includes(region)));
}

/** Null when there is none or edits hide it. */
export async function openLogoOf(
  { images }: Recipe,
  { logo }: Adjustments,
  read: ReadStored,
): Promise<Logo | null> {
  return images.logo === null || logo.hidden ? null : openLogo(await read(images.logo));
}

/** A price without a currency in that of the price before it, at the same side: "2.2 million" after "€ 2,350,000". */
export function inCurrencyOf(before: string | undefined, price: string): string {
  const currency = before === undefined ? null : (priceFigure(before)?.currency ?? null);
  const written = price.trim();
  const [amount] = readAmounts(written, null);
  if (currency === null || amount?.kind !== 'number' || amount.written !== written) return price;
  const gap =
    before?.includes(` ${currency.text}`) || before?.includes(`${currency.text} `) ? ' ' : '';
  return currency.side === 'before'
    ? `${currency.text}${gap}${written}`
    : `${written}${gap}${currency.text}`;
}
