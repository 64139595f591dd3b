import { z } from 'zod';
import { elementsConfigSchema } from '../films/elements-config.js';
import {
  cameraMovementSchema,
  disclosureSchema,
  filmLanguageSchema,
  musicIssues,
  storedImagesSchema,
  videoFormatSchema,
} from '../films/fields.js';
import { limits } from '../limits.js';
import { propertyDetailsSchema } from '../property-films/request.js';
import { dryRunField, metadataSchema } from '../request-fields.js';
import { parseRequest } from '../validation.js';
import { webhookRetrySchema } from '../webhooks/schedules.js';
import { writtenText } from '../words/written-text.js';

const imageUrl = z.string();
const words = writtenText().trim().min(1);
const share = z.number().min(0).max(1);
const size = ({ min = 0, max }: { readonly min?: number; readonly max: number }, what: string) =>
  (min === 0 ? z.number().positive() : z.number().min(min)).max(max).optional().describe(what);

/** Whether some three of the points are not on one line; 1e-6 of the photo's area is below a pixel of any photo. */
function enclosesArea(points: readonly { readonly x: number; readonly y: number }[]): boolean {
  const [origin, ...others] = points;
  return others.some((a) =>
    others.some(
      (b) =>
        origin !== undefined &&
        Math.abs((a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x)) > 1e-6,
    ),
  );
}

const areaPolygon = (field: 'area_polygon' | 'polygon') =>
  z
    .array(
      z.object({
        x: share.describe('From the left edge, as a share of the width.'),
        y: share.describe('From the top edge, as a share of the height.'),
      }),
    )
    .min(limits.land.polygonPoints.min)
    .max(limits.land.polygonPoints.max)
    .refine(enclosesArea, {
      message: `${field} must enclose an area: its points lie on one line`,
      when: ({ issues }) => issues.length === 0,
    });
const prompts = z
  .array(words)
  .min(limits.land.constructionPrompts.min)
  .max(limits.land.constructionPrompts.max);

const sceneSchema = z.object({
  image_url: imageUrl
    .optional()
    .describe('URL of the picture. A scene without one is accepted, and the film fails.'),
  prompt: writtenText().optional().describe('What the scene shows.'),
  order: z
    .int()
    .min(1)
    .optional()
    .describe('Its place in the film (optional). Leave empty to keep the order of the list.'),
  camera_movement: cameraMovementSchema
    .optional()
    .describe('How the camera moves (optional). Leave empty to let us choose.'),
});

/**
 * Body of POST /v1/land, field by field in the document's order (which is the order of reported issues
 * and of `used_overrides`). Whether a picture's URL can be used is decided when it is fetched: here it is any string.
 */
export const landBodySchema = z
  .object({
    source_image_url: imageUrl.describe(
      `URL of the photo of the plot: JPEG, PNG or WebP, at least ${limits.land.imageShorterSide} px on the shorter side, at most ${limits.land.imageBytes / 2 ** 20} MB.`,
    ),
    format: videoFormatSchema,
    mask_image_url: imageUrl
      .optional()
      .describe(
        'URL of a PNG with the buildable area in white; what is left black in it is spared. Takes precedence over `area_polygon`.',
      ),
    mask_url: imageUrl
      .optional()
      .describe('Another name for `mask_image_url`, which takes precedence.'),
    marked_image_url: imageUrl
      .optional()
      .describe(
        'URL of your own frame with the area marked. Takes precedence over a mask and a polygon.',
      ),
    area_polygon: areaPolygon('area_polygon')
      .optional()
      .describe('Corners of the buildable area in the photo.'),
    polygon: areaPolygon('polygon')
      .optional()
      .describe('Another name for `area_polygon`, which takes precedence.'),
    plot_area_m2: size(
      limits.land.plotAreaM2,
      'Sets the true scale. A photo from the air needs it with the plot’s outline, unless its metadata holds the drone’s height.',
    ).meta({ 'x-label': 'Plot area in m²' }),
    plot_width_m: size({ max: limits.land.plotWidthMetres }, 'Width of the plot in metres.'),
    camera_height_m: size({ max: limits.land.cameraHeightMetres }, 'Camera height in metres.'),
    property: propertyDetailsSchema
      .pick({ title: true, location: true, price: true, size: true, features: true, contact: true })
      .meta({ id: 'PlotDetails' })
      .optional()
      .describe(
        'What you say of the plot (optional): the film tells it and closes with a card. Nothing else is said of its place, price or use.',
      ),
    terrain_type: words
      .optional()
      .describe('Such as `meadow` or `hillside`. Leave empty to read it from the photo.'),
    construction_prompts: prompts
      .optional()
      .describe('A prompt for each proposal; the pictures follow this order.'),
    prompts: prompts
      .optional()
      .describe('Another name for `construction_prompts`, which takes precedence.'),
    num_constructions: z
      .int()
      .min(limits.land.constructions.min)
      .max(limits.land.constructions.max)
      .optional()
      .meta({
        'x-label': 'Houses',
        default: limits.land.constructions.default,
        description: 'How many proposals. Ignored with `scenes` or `construction_prompts`.',
      }),
    style: writtenText().optional().meta({
      'x-label': 'What to build',
      description: 'Such as `white modern villa with a pool`. Leave empty for a mix.',
    }),
    exclude: writtenText().optional().describe('What the proposals must not show.'),
    scenes: z
      .array(sceneSchema)
      .min(limits.land.scenes.min)
      .max(limits.land.scenes.max)
      .optional()
      .describe('Your own pictures instead of proposals. Only the base price.'),
    script: words.optional().describe('The narration. Leave empty to have it written for you.'),
    language: filmLanguageSchema
      .optional()
      .describe('Language of script and speech, such as `pt` or `pt-BR`.'),
    voice_id: words.optional(),
    voiceover_enabled: z
      .boolean()
      .optional()
      .describe('`false` for no narrator; your script, if any, is shown as captions.'),
    background_music: z.boolean().optional(),
    music_id: z.uuid().optional().meta({ 'x-label': 'Track' }),
    music_kind: z.enum(['stock', 'ai']).optional(),
    subtitle_config: z.looseObject({}).optional(),
    elements_config: elementsConfigSchema.optional(),
    webhook_url: z.string().optional(),
    /** Ours, as everything below. */
    webhook_retry: webhookRetrySchema.optional(),
    disclosure: disclosureSchema.optional(),
    metadata: metadataSchema.optional(),
    debug: z
      .boolean()
      .optional()
      .describe(
        'Adds a picture of the reading of the photo as `result.assets.plot_reading_url`, and its data as `plot_reading_data_url`. Live keys only.',
      ),
    ...dryRunField,
  })
  .meta({ id: 'LandRequest' });

/** The request as it is stored: each alias under its main name, which wins over it, and no dry run. */
export const landRequestSchema = landBodySchema.omit({
  mask_url: true,
  polygon: true,
  prompts: true,
  dry_run: true,
});
export type LandRequest = z.infer<typeof landRequestSchema>;

/** @throws ApiError VALIDATION_ERROR with every issue in the document's order */
export function parseLandRequest(body: unknown): LandRequest {
  const { mask_url, polygon, prompts, ...main } = parseRequest(landBodySchema, body, musicIssues);
  return landRequestSchema.parse({
    ...main,
    mask_image_url: main.mask_image_url ?? mask_url,
    area_polygon: main.area_polygon ?? polygon,
    construction_prompts: main.construction_prompts ?? prompts,
  });
}

/** The supplied scenes in the order they are shown: by `order`, a scene without one by its place in the list. */
export function orderedScenes(scenes: NonNullable<LandRequest['scenes']>) {
  return scenes
    .map((scene, index) => ({ ...scene, index, order: scene.order ?? index + 1 }))
    .toSorted((a, b) => a.order - b.order || a.index - b.index);
}

export const landInputsSchema = storedImagesSchema([
  'source',
  'mask',
  'marked',
  'scene',
  'intro_logo',
  'outro_logo',
]);
export type LandInputs = z.infer<typeof landInputsSchema>;
