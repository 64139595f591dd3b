import { type BuiltInTemplateId, customAspectRatios, showcaseTemplate } from '@groundwork/contract';
import { encodeJpeg } from '@groundwork/imaging';
import { type DrawnDesign, drawDesign } from './compose/draw-design.js';
import type { Layer, Size } from './design.js';
import { readEdits } from './edit-history.js';
import type { Recipe, ShowcaseReport } from './recipe.js';
import { openMaterials, type ReadStored, type ShowcaseMaterials } from './showcase-materials.js';
import { templateOf } from './templates/registry.js';
import { adjustTheme } from './theme-adjustments.js';

export interface RenderedShowcase {
  /** sRGB, 4:4:4. */
  readonly jpeg: Buffer;
  readonly report: ShowcaseReport;
}

const JPEG_QUALITY = 92;

const sizes = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
} as const satisfies Record<string, Size>;

/** Layers as they were drawn. */
interface Drawn extends DrawnDesign {
  readonly layers: readonly Layer[];
}

/**
 * Makes a showcase's image from its recipe, edits included.
 * @throws UnshowableText when a value has characters that no font can show
 * @throws ImageRejected when a stored picture can't be decoded
 */
export async function renderShowcase(recipe: Recipe, read: ReadStored): Promise<RenderedShowcase> {
  const { adjustments, understood, notUnderstood } = readEdits(recipe.edits);
  const size = sizeOf(recipe);
  const materials = await openMaterials(recipe, adjustments, size, read);
  const { canvas, texts, layers } =
    recipe.template.kind === 'built_in'
      ? await drawBuiltIn(recipe.template.id, size, materials)
      : await drawCustom();
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

function sizeOf({ template }: Recipe): Size {
  return template.kind === 'built_in'
    ? sizes[showcaseTemplate(template.id).aspectRatio]
    : customAspectRatios[template.spec.aspect_ratio];
}

async function drawBuiltIn(
  id: BuiltInTemplateId,
  size: Size,
  materials: ShowcaseMaterials,
): Promise<Drawn> {
  const { adjustments, values, words, typesetter, photos, logo, mark } = materials;
  const template = templateOf(id);
  const layers = template
    .draw({
      size,
      values,
      words,
      photos: photos.map(({ facts }) => facts),
      logo: logo?.facts ?? null,
      theme: adjustTheme(template.theme, adjustments),
      typesetter,
    })
    .map((layer) => withScrimWish(layer, adjustments.scrim));
  return { layers, ...(await drawDesign({ size, layers }, { photos, logo, mark })) };
}

/** The reference's drawing joins here: it takes the recipe, the materials and the reference's bytes. */
function drawCustom(): Promise<Drawn> {
  return Promise.reject(new Error('Custom templates are not drawn yet.'));
}

/** More or less veil than the design wants; what contrast needs comes in any case. */
function withScrimWish(layer: Layer, wish: number): Layer {
  if (layer.kind !== 'scrim' || wish === 0) return layer;
  const least = wish > 0 ? layer.least + 0.35 * wish : layer.least * (1 + wish);
  return { ...layer, least: Math.min(0.9, least) };
}
