import type { ShowcaseFormat } from '@groundwork/contract/showcase/formats';
import { type BuiltInTemplateId, showcaseTemplate } from '@groundwork/contract/showcase/templates';
import { encodeJpeg } from '@groundwork/imaging';
import {
  type Adjustments,
  type EditHistory,
  historyOf,
  labelledBy,
  photosInPlaces,
  type Recipe,
  showcaseLabel,
} from '@groundwork/showcase-edits';
import { modelLabel } from '@groundwork/words';
import type { Canvas } from './compose/canvas.js';
import { type LabelRoom, labelRoomOf, layLabel } from './compose/disclosure-label.js';
import { drawDesign } from './compose/draw-design.js';
import { pictureSize } from './compose/photo-layer.js';
import { layPlate } from './compose/plate.js';
import type { Layer, PhotoLayer } from './design.js';
import { badgeWords, customLook, editPlates } from './edit-plates.js';
import { drawFormat } from './formats/draw-format.js';
import { giveBack } from './kernel/recycled.js';
import type { StoredPhoto } from './photo/stored-photo.js';
import { renderCustom } from './reference/render-custom.js';
import {
  absentFromAll,
  type Materials,
  openLogoOf,
  openPhotos,
  prepare,
  type ReadStored,
} from './showcase-materials.js';
import type { ShowcaseReport } from './showcase-report.js';
import type { Theme } from './template.js';
import { templateOf } from './templates/registry.js';
import { adjustTheme } from './theme-adjustments.js';
import { themes } from './themes.js';

/** Factor in width by height within which shapes of places count as alike. */
const ALIKE = 1.15;
/** Least gain for changing places, as a share of what matters in a photo. */
const GAIN = 0.05;

/**
 * Gives each supporting photo the place that shows most of its subject, if a design has places of several shapes: a
 * tall window goes into a tall place. The main photo keeps its place, and so do all if the gain is small.
 */
export async function matchPhotos(
  layers: readonly Layer[],
  photos: readonly StoredPhoto[],
): Promise<readonly Layer[]> {
  const places = layers.filter((layer): layer is PhotoLayer => layer.kind === 'photo');
  const supporting = places.filter(({ photo }) => photo > 0);
  const ratios = supporting.map(({ box }) => box.width / box.height);
  const isAlike = Math.max(...ratios) <= Math.min(...ratios) * ALIKE;
  // A photo that is shown twice has no one place.
  const isPlain = new Set(supporting.map(({ photo }) => photo)).size === supporting.length;
  if (supporting.length < 2 || isAlike || !isPlain) return layers;
  // All sizes are announced first, so that each photo is decoded once, for whichever place it takes.
  for (const { photo } of supporting) {
    for (const place of supporting) photos[photo]?.expect(pictureSize(place));
  }
  const kept = await Promise.all(
    supporting.map(({ photo }) =>
      Promise.all(ratios.map(async (ratio) => (await photos[photo]?.keptAt(ratio)) ?? 0)),
    ),
  );
  const worth = (order: readonly number[]) =>
    order.reduce((sum, from, place) => sum + (kept[from]?.[place] ?? 0), 0);
  const first = supporting.map((_, at) => at);
  const best = orders(first).reduce((one, other) => (worth(other) > worth(one) ? other : one));
  if (worth(best) < worth(first) + GAIN) return layers;
  const moved = new Map(
    best.map((from, place) => [supporting[place], supporting[from]?.photo] as const),
  );
  return layers.map((layer) => {
    const photo = layer.kind === 'photo' ? moved.get(layer) : undefined;
    return layer.kind === 'photo' && photo !== undefined ? { ...layer, photo } : layer;
  });
}

function orders(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

export interface RenderedShowcase {
  readonly jpeg: Buffer;
  readonly report: ShowcaseReport;
}

const JPEG_QUALITY = 92;

export interface RenderOptions {
  readonly signal?: AbortSignal | undefined;
  /** The template's own when left out; custom templates have no other. */
  readonly format?: ShowcaseFormat | undefined;
  /** Whether its label says that a model had a hand in it, asked for or not. */
  readonly byModel?: boolean;
}

function ownFormat(id: BuiltInTemplateId): ShowcaseFormat {
  return showcaseTemplate(id).aspectRatio === '9:16' ? 'story' : 'landscape';
}

interface DrawnShowcase {
  readonly canvas: Canvas;
  readonly texts: ShowcaseReport['texts'];
  readonly regionsAbsent: ShowcaseReport['regionsAbsent'];
  labelRoom(): LabelRoom;
  readonly look: Pick<Theme, 'colors' | 'faces'>;
}

/**
 * Makes a showcase's image from its recipe, edits included. Reasons of an aborted signal are thrown as they are.
 * @throws UnshowableText when a value has characters that no font can show
 * @throws ImageRejected when a stored picture can't be decoded
 * @throws NotALayout when a custom template's reference no longer holds a layout
 */
export async function renderShowcase(
  recipe: Recipe,
  read: ReadStored,
  options: RenderOptions = {},
): Promise<RenderedShowcase> {
  const history = historyOf(labelledBy(recipe), 1 + recipe.images.supporting.length);
  const rendered = await renderWith(history, recipe, read, options);
  const { adjustments } = history;
  const isPriceLost =
    adjustments.priceCorner !== null &&
    !adjustments.hidden.includes('price') &&
    !rendered.report.texts.some(({ id }) => id === 'price');
  if (!isPriceLost) return rendered;
  // The corner has no room for the price: it stays where the design has it.
  const inPlace = { ...history, adjustments: { ...adjustments, priceCorner: null } };
  const { jpeg, report } = await renderWith(inPlace, recipe, read, options);
  return { jpeg, report: { ...report, otherwise: { ...report.otherwise, hasPriceStayed: true } } };
}

async function renderWith(
  { adjustments, understood, notUnderstood }: EditHistory,
  recipe: Recipe,
  read: ReadStored,
  { signal, format, byModel = false }: RenderOptions,
): Promise<RenderedShowcase> {
  const materials = await prepare(recipe, adjustments);
  signal?.throwIfAborted();
  const drawn = await draw(recipe, materials, read, { signal, format });
  const { canvas } = drawn;
  const texts = [...drawn.texts, ...laidOver(recipe, materials, drawn, byModel)];
  signal?.throwIfAborted();
  const jpeg = await encodeJpeg(
    { ...canvas, channels: 3 },
    {
      quality: JPEG_QUALITY,
      fast: true,
    },
  );
  giveBack(canvas.data);
  const { width, height } = canvas;
  const { regionsAbsent } = drawn;
  const otherwise = {
    colors: shiftedColors(recipe, adjustments, drawn.look),
    hasPriceStayed: false,
  };
  return {
    jpeg,
    report: { width, height, texts, regionsAbsent, otherwise, understood, notUnderstood },
  };
}

/** Colours that were asked for texts, as shades of them that can be read. */
function shiftedColors(
  { template }: Recipe,
  { textColor, priceColor }: Adjustments,
  { colors }: DrawnShowcase['look'],
): ShowcaseReport['otherwise']['colors'] {
  if (template.kind === 'custom') return {};
  return {
    ...(textColor === null || textColor === colors.ink ? {} : { text: colors.ink }),
    ...(priceColor === null || priceColor === colors.price ? {} : { price: colors.price }),
  };
}

/** Lays what edits put over the design, then the label that the showcase is to carry, if any. */
function laidOver(
  recipe: Recipe,
  materials: Materials,
  { canvas, labelRoom, look, texts }: DrawnShowcase,
  byModel: boolean,
): ShowcaseReport['texts'] {
  const { words, typesetter } = materials;
  // A seal of the design's own says it already.
  const isSaid = texts.some(({ id }) => id === 'badge');
  const plates = editPlates(recipe, materials, look).filter(({ id }) => id !== 'badge' || !isSaid);
  const text = byModel
    ? modelLabel(recipe.disclosure, words.language)
    : showcaseLabel(labelledBy(recipe));
  if (plates.length === 0 && text === null) return [];
  const room = labelRoom();
  const language = recipe.disclosure?.language ?? words.language;
  const laid = [
    ...plates.map((plate) => layPlate(canvas, plate, room, typesetter)),
    text === null ? null : layLabel(canvas, { text, language }, room, typesetter),
  ];
  return laid.flatMap((drawn) => {
    if (drawn === null) return [];
    const { id, layer, contrast } = drawn;
    return [{ id, size: layer.block.size, contrast, truncated: layer.block.truncated }];
  });
}

async function draw(
  recipe: Recipe,
  materials: Materials,
  read: ReadStored,
  { signal, format }: RenderOptions,
): Promise<DrawnShowcase> {
  const { template, images } = recipe;
  const { values, words, adjustments, mark } = materials;
  if (template.kind === 'built_in') {
    return drawBuiltIn({ id: template.id, format }, recipe, materials, read);
  }
  const [reference, logo, ...photos] = await Promise.all([
    read(template.reference_key),
    images.logo === null ? null : read(images.logo),
    ...photosInPlaces(recipe, adjustments.photos).map(read),
  ]);
  const custom = await renderCustom({
    spec: template.spec,
    reference,
    values,
    language: words.language,
    photos,
    logo,
    adjustments,
    mark,
    ...(signal === undefined ? {} : { signal }),
  });
  return { ...custom, look: customLook(recipe, materials) };
}

async function drawBuiltIn(
  { id, format }: { readonly id: BuiltInTemplateId; readonly format: RenderOptions['format'] },
  recipe: Recipe,
  { adjustments, values, words, typesetter, mark }: Materials,
  read: ReadStored,
): Promise<DrawnShowcase> {
  const [photos, logo] = await Promise.all([
    openPhotos(recipe, adjustments, read),
    openLogoOf(recipe, adjustments, read),
  ]);
  const template = templateOf(id);
  const input = {
    values,
    words,
    badge: badgeWords({ adjustments, words }),
    photos: photos.map(({ facts }) => facts),
    logo: logo?.facts ?? null,
    theme: adjustTheme(themes()[template.id], adjustments),
    typesetter,
  };
  const { size, layers: drawn } = drawFormat(template, format ?? ownFormat(id), input, {
    composed: adjustments.photos.hidden.length > 0,
  });
  // Whoever has put photos into places means these places.
  const isOrdered = adjustments.photos.order.length > 0;
  const placed = isOrdered ? drawn : await matchPhotos(drawn, photos);
  const layers = placed.map((layer) => withScrimWish(layer, adjustments.scrim));
  const { canvas, texts } = await drawDesign({ size, layers }, { photos, logo, mark });
  const blocks = new Map(
    layers.flatMap((layer) => (layer.kind === 'text' ? [[layer.id, layer.block] as const] : [])),
  );
  return {
    canvas,
    regionsAbsent: await absentFromAll(photos),
    labelRoom: () => labelRoomOf({ size, layers }),
    look: input.theme,
    texts: texts.map(({ id: text, contrast }) => {
      const block = blocks.get(text);
      return { id: text, contrast, size: block?.size ?? 0, truncated: block?.truncated ?? false };
    }),
  };
}

/** More or less veil than the design wants; what contrast needs comes in any case. */
function withScrimWish(layer: Layer, wish: number): Layer {
  if (layer.kind !== 'scrim' || wish === 0) return layer;
  const least = wish > 0 ? layer.least + 0.35 * wish : layer.least * (1 + wish);
  return { ...layer, least: Math.min(0.9, least) };
}
