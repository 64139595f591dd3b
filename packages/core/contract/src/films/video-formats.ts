import { z } from 'zod';

/** Frame size in pixels of each format a film can be ordered in. */
export const videoFormats = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
} as const;

export const videoFormatSchema = z.enum(['9:16', '16:9']);
export type VideoFormat = z.infer<typeof videoFormatSchema>;

export const FRAMES_PER_SECOND = 30;
