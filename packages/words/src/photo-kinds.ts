import { z } from 'zod';
import { everyOf } from './data-file.js';

/** Subjects of property photos. The ports use these names, so they stand here and not in media. */
export const photoKinds = [
  'facade',
  'aerial',
  'hall',
  'living_room',
  'dining_room',
  'kitchen',
  'office',
  'stairs',
  'bedroom',
  'bathroom',
  'balcony',
  'terrace',
  'garden',
  'pool',
  'view',
  'garage',
  'floor_plan',
] as const;
export type PhotoKind = (typeof photoKinds)[number];

export const photoTimes = ['day', 'dusk', 'night'] as const;
export type PhotoTime = (typeof photoTimes)[number];

/** Names are alternatives of a pattern: how people name such a photo in a caption or a file's name. */
export const photosSchema = z.strictObject({
  /** "From the": the place behind these words is where the camera stood; a pattern. */
  stood: z.string(),
  kinds: everyOf(
    photoKinds,
    z.strictObject({
      /** Of a film's chapter. */
      title: z.string(),
      names: z.string(),
    }),
  ),
  times: everyOf(['dusk', 'night'], z.strictObject({ names: z.string() })),
});
