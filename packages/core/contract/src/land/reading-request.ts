import type { z } from 'zod';
import { videoFormatSchema } from '../films/video-formats.js';
import { parseRequest } from '../validation.js';
import { type LandRequest, landBodySchema } from './request.js';

/** Body of POST /v1/land/readings: what of POST /v1/land has a part in how its photo is read. */
export const landReadingBodySchema = landBodySchema
  .pick({
    source_image_url: true,
    mask_image_url: true,
    mask_url: true,
    marked_image_url: true,
    area_polygon: true,
    polygon: true,
    terrain_type: true,
    metadata: true,
  })
  // A film of an upright format shows less of a photo's width: its plot lies farther off.
  .extend({
    format: videoFormatSchema
      .default('16:9')
      .describe(
        'Format of the film you have in mind: an upright one shows less of the width, and its plot lies farther away.',
      ),
  })
  .meta({ id: 'LandReadingRequest' });

/** The request as it is stored: each alias under its main name, which wins over it. */
export const landReadingRequestSchema = landReadingBodySchema.omit({
  mask_url: true,
  polygon: true,
});
export type LandReadingRequest = z.infer<typeof landReadingRequestSchema>;

/** @throws ApiError VALIDATION_ERROR with every issue in the document's order */
export function parseLandReadingRequest(body: unknown): LandReadingRequest {
  const { mask_url, polygon, ...main } = parseRequest(landReadingBodySchema, body);
  return landReadingRequestSchema.parse({
    ...main,
    mask_image_url: main.mask_image_url ?? mask_url,
    area_polygon: main.area_polygon ?? polygon,
  });
}

/** Fields that a reading and a film of the same photo share. */
export type ReadLand = Pick<
  LandRequest,
  'source_image_url' | 'mask_image_url' | 'marked_image_url' | 'area_polygon' | 'terrain_type'
>;
