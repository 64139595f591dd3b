import { z } from 'zod';
import { dryRunField } from '../dry-run/field.js';
import { cameraMovementSchema } from '../films/camera-movements.js';
import { disclosureSchema } from '../films/disclosure.js';
import { elementsConfigSchema } from '../films/elements-config.js';
import { filmLanguageSchema } from '../films/language.js';
import { musicIssues } from '../films/music.js';
import { storedImagesSchema } from '../films/stored-images.js';
import { videoFormatSchema } from '../films/video-formats.js';
import { limits } from '../limits.js';
import { metadataSchema } from '../metadata.js';
import { parseRequest } from '../validation.js';
import { webhookRetrySchema } from '../webhooks/schedules.js';

const imageUrl = z.string();
const words = z.string().trim().min(1);
const share = z.number().min(0).max(1);

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
    .array(z.object({ x: share, y: share }))
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
  image_url: imageUrl.optional(),
  prompt: z.string().optional(),
  order: z.int().min(1).optional(),
  camera_movement: cameraMovementSchema.optional(),
});

/**
 * Body of POST /v1/land, field by field in the document's order (which is the order of reported issues
 * and of `used_overrides`). Unknown fields are ignored. Whether a picture's URL can be used is decided
 * when it is fetched, so here it is any string.
 */
export const landBodySchema = z.object({
  source_image_url: imageUrl,
  format: videoFormatSchema,
  mask_image_url: imageUrl.optional(),
  mask_url: imageUrl.optional(),
  marked_image_url: imageUrl.optional(),
  area_polygon: areaPolygon('area_polygon').optional(),
  polygon: areaPolygon('polygon').optional(),
  terrain_type: words.optional(),
  construction_prompts: prompts.optional(),
  prompts: prompts.optional(),
  num_constructions: z
    .int()
    .min(limits.land.constructions.min)
    .max(limits.land.constructions.max)
    .optional(),
  style: z.string().optional(),
  exclude: z.string().optional(),
  scenes: z.array(sceneSchema).min(limits.land.scenes.min).max(limits.land.scenes.max).optional(),
  script: words.optional(),
  language: filmLanguageSchema.optional(),
  voice_id: words.optional(),
  voiceover_enabled: z.boolean().optional(),
  background_music: z.boolean().optional(),
  music_id: z.uuid().optional(),
  music_kind: z.enum(['stock', 'ai']).optional(),
  subtitle_config: z.looseObject({}).optional(),
  elements_config: elementsConfigSchema.optional(),
  webhook_url: z.string().optional(),
  /** Ours, as everything below. */
  webhook_retry: webhookRetrySchema.optional(),
  disclosure: disclosureSchema.optional(),
  metadata: metadataSchema.optional(),
  /** Requests the picture of the photo's reading. */
  debug: z.boolean().optional(),
  ...dryRunField,
});

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
