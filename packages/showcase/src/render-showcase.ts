import { showcaseTemplate } from '@groundwork/contract';
import { encodeJpeg } from '@groundwork/imaging';
import { Typesetter } from '@groundwork/typesetting';
import type { Adjustments } from './adjustments.js';
import { drawDesign } from './compose/draw-design.js';
import { openLogo } from './compose/logo.js';
import { SampleMark } from './compose/sample-mark.js';
import type { Design, Layer, Size } from './design.js';
import { readEdits } from './edit-history.js';
import { StoredPhoto } from './photo/stored-photo.js';
import type { Recipe, ShowcaseReport } from './recipe.js';
import type { TemplateInput } from './template.js';
import { templateOf } from './templates/registry.js';
import { adjustTheme } from './theme-adjustments.js';
import { UnshowableText, unshowableCharacters } from './unshowable.js';
import { wordsOf } from './words/words.js';

/** Gives the bytes of a stored picture by its name. */
export type ReadStored = (key: string) => Promise<Buffer>;

export interface RenderedShowcase {
  /** sRGB, 4:4:4. */
  readonly jpeg: Buffer;
  readonly report: ShowcaseReport;
}

const JPEG_QUALITY = 92;
/** Share of the image's width and height that a supporting photo has pixels for; most are shown smaller. */
const SUPPORTING_SHARE = 0.6;

const sizes = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
} as const satisfies Record<string, Size>;

/**
 * Makes a showcase's image from its recipe, edits included.
 * @throws UnshowableText when a value has characters that no font can show
 * @throws ImageRejected when a stored picture can't be decoded
 */
export async function renderShowcase(recipe: Recipe, read: ReadStored): Promise<RenderedShowcase> {
  const { template: chosen } = recipe;
  if (chosen.kind === 'custom') throw new Error('Custom templates are not drawn yet.');
  const unshowable = await unshowableCharacters(recipe.values);
  if (unshowable.length > 0) throw new UnshowableText(unshowable);

  const { adjustments, understood, notUnderstood } = readEdits(recipe.edits);
  const size = sizes[showcaseTemplate(chosen.id).aspectRatio];
  const [typesetter, photos, logo] = await Promise.all([
    Typesetter.open(),
    openPhotos(recipe, read, size, adjustments),
    recipe.images.logo === null || adjustments.logo.hidden
      ? null
      : read(recipe.images.logo).then(openLogo),
  ]);
  const template = templateOf(chosen.id);
  const words = wordsOf(adjustments.language ?? recipe.language);
  const input: TemplateInput = {
    size,
    values: shownValues(recipe.values, adjustments),
    words,
    photos: photos.map(({ facts }) => facts),
    logo: logo?.facts ?? null,
    theme: adjustTheme(template.theme, adjustments),
    typesetter,
  };
  const layers = template.draw(input).map((layer) => withScrimWish(layer, adjustments.scrim));
  const design: Design = { size, layers };
  const { canvas, texts } = await drawDesign(design, {
    photos,
    logo,
    ...(recipe.sample ? { mark: new SampleMark(words.sample, words.language, typesetter) } : {}),
  });
  const jpeg = await encodeJpeg({ ...canvas, channels: 3 }, { quality: JPEG_QUALITY });
  const blocks = new Map(
    layers.flatMap((layer) => (layer.kind === 'text' ? [[layer.id, layer.block] as const] : [])),
  );
  return {
    jpeg,
    report: {
      ...size,
      texts: texts.map(({ id, contrast }) => ({
        id,
        contrast,
        size: blocks.get(id)?.size ?? 0,
        truncated: blocks.get(id)?.truncated ?? false,
      })),
      understood,
      notUnderstood,
    },
  };
}

function openPhotos(
  { images }: Recipe,
  read: ReadStored,
  size: Size,
  { photo }: Adjustments,
): Promise<StoredPhoto[]> {
  const part = {
    width: Math.round(size.width * SUPPORTING_SHARE),
    height: Math.round(size.height * SUPPORTING_SHARE),
  };
  return Promise.all(
    [images.main, ...images.supporting].map(async (key, at) =>
      StoredPhoto.open(await read(key), at === 0 ? size : part, photo),
    ),
  );
}

function shownValues(values: Recipe['values'], { hidden }: Adjustments): Recipe['values'] {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !hidden.some((name) => name === field)),
  );
}

/** More or less veil than the design wants; what contrast needs comes in any case. */
function withScrimWish(layer: Layer, wish: number): Layer {
  if (layer.kind !== 'scrim' || wish === 0) return layer;
  const least = wish > 0 ? layer.least + 0.35 * wish : layer.least * (1 + wish);
  return { ...layer, least: Math.min(0.9, least) };
}
