import { limits } from '@groundwork/contract/limits';
import { type TemplateSpec, templateSpecSchema } from '@groundwork/contract/showcase/template-spec';
import { propertyFields } from '@groundwork/contract/showcase/templates';
import { decodeRaster, normalisePhoto } from '@groundwork/imaging';
import { askForJson, visionPicture } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { z } from 'zod';
import { nearestRatio } from '../reference/layout/layout-spec.js';
import { positionWords } from '../reference/layout/position-words.js';
import { NotALayout } from '../reference/layout/reference-layout.js';
import type { LayoutAnalysis, ShowcasePorts } from './ports.js';

const { specText, textSource, paletteColors, imageSlots } = limits.showcase;
const share = z.number().min(0).max(1);
const boxShape = z.object({ x: share, y: share, width: share, height: share });
type SeenBox = z.output<typeof boxShape>;
const words = z.string().max(specText);

const layoutShape = z.object({
  is_design: z.boolean(),
  layout_type: words,
  photos: z.array(
    z.object({ box: boxShape, shape: z.enum(['rectangle', 'circle']), role: words.min(1) }),
  ),
  logo: z.object({ box: boxShape, shape: z.enum(['rectangular', 'circular', 'other']) }).nullable(),
  texts: z.array(z.object({ field: z.enum(propertyFields), value: z.string().max(textSource) })),
  palette: z.array(z.string().regex(/^#[0-9a-fA-F]{6}$/)).max(paletteColors),
  typography_style: words,
  background: words,
  confidence: share,
});
type SeenLayout = z.output<typeof layoutShape>;

const TASK = `You read the design of a picture that an estate agent uses to show a property: where its photos, its logo and its values stand. The design will be filled with another property.
Give:
- is_design: false for a photo by itself, a page of text, or anything that is no such design; then leave the lists empty.
- layout_type: the arrangement in a few words.
- photos: the areas that hold photos, the main one first, then in reading order. x and y are the upper left corner; all four measures are shares of the picture's width and height. role: in a few words, such as "main photo".
- logo: where the agency's logo stands, null where there is none.
- texts: the values of the property that can be read, each with its field and the exact text of the value without its caption. "label" is the kind of offer or property, "size" an area, "parking" a number of cars. A field at most once.
- palette: up to ${paletteColors} colours of the design as #RRGGBB, those of photos left out.
- typography_style, background: in a few words.
- confidence: how sure you are of all this, from 0 to 1.`;

/** An area smaller than this shows nothing, as a share of the picture. */
const LEAST_PHOTO = 0.01;
/** No reading is sure. */
const MOST_CONFIDENCE = 0.95;

function nonsenseOf({ is_design, photos, texts }: SeenLayout): string | null {
  if (!is_design) return null;
  const small = photos.find(({ box }) => box.width * box.height < LEAST_PHOTO);
  if (small !== undefined) return `photos: one covers less than ${LEAST_PHOTO * 100} %`;
  const outside = photos.some(({ box }) => box.x + box.width > 1.02 || box.y + box.height > 1.02);
  if (outside) return 'photos: one reaches out of the picture';
  const fields = texts.map(({ field }) => field);
  return new Set(fields).size === fields.length ? null : 'texts: a field twice';
}

const unit = { width: 1, height: 1 };
const placed = (box: SeenBox, shape: 'rectangle' | 'circle') =>
  positionWords(
    box,
    shape === 'circle' ? { kind: 'circle' } : { kind: 'rectangle', radius: 0 },
    unit,
  );

function specOf(seen: SeenLayout, size: { width: number; height: number }): TemplateSpec {
  const sources = seen.texts.flatMap(({ field, value }) => {
    const line = value.replace(/\s+/g, ' ').trim();
    return line === '' ? [] : [[field, line] as const];
  });
  return templateSpecSchema.parse({
    version: 1,
    aspect_ratio: nearestRatio(size).name,
    layout_type: seen.layout_type,
    image_slots: seen.photos.slice(0, imageSlots.max).map(({ box, shape, role }, at) => ({
      id: at === 0 ? 'main' : `supporting_${at}`,
      position: placed(box, shape),
      role,
    })),
    logo_area:
      seen.logo === null
        ? null
        : { position: placed(seen.logo.box, 'rectangle'), shape: seen.logo.shape },
    text_fields: seen.texts.map(({ field }) => field),
    ...(sources.length > 0 ? { text_sources: Object.fromEntries(sources) } : {}),
    palette: seen.palette,
    typography_style: seen.typography_style,
    background: seen.background,
  });
}

/**
 * Reads a reference design into a spec by a vision engine; the ratio is the picture's own. Whatever it reads is set into
 * the places that the embedded engine finds when a showcase is made, so a design in which that finds none is none.
 */
export function analyseByProvider(
  task: TaskEngines,
  embedded: ShowcasePorts['analyse'],
): ShowcasePorts['analyse'] {
  const ask = async (at: TaskEngines, image: Buffer): Promise<LayoutAnalysis> => {
    const raster = await decodeRaster((await normalisePhoto(image)).jpeg);
    const seen = await askForJson(at, {
      capability: 'vision',
      purpose: 'layout_analysis',
      task: TASK,
      data: {},
      pictures: [await visionPicture(raster)],
      shape: layoutShape,
      nonsense: nonsenseOf,
    });
    if (!seen.is_design || seen.photos.length === 0) throw new NotALayout('no_photo_area');
    return {
      spec: specOf(seen, raster),
      confidence: Math.min(MOST_CONFIDENCE, seen.confidence),
      warnings: seen.photos.length > imageSlots.max ? ['image_slots_truncated'] : [],
    };
  };
  return async (image, signal) => {
    const own = await embedded(image, signal);
    return task.remoteOr('vision', { remote: (at) => ask(at, image), embedded: async () => own });
  };
}
