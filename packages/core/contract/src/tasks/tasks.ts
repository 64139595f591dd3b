import { z } from 'zod';
import { engineWarningSchema } from '../engine-warnings.js';
import { filmWarningSchema } from '../films/warnings.js';
import { landExternalIdSchema } from '../identifiers.js';
import { creditsBreakdownSchema } from '../land/response.js';
import { shownMetadata } from '../metadata.js';

/**
 * A video task moves preparing -> rendering -> (intro_outro ->) completed, and from each of the first
 * three to failed. The document names four of them; `rendering` is ours (docs/api-decisions.md).
 */
export const videoTaskStatuses = [
  'preparing',
  'rendering',
  'intro_outro',
  'completed',
  'failed',
] as const;
export const videoTaskStatusSchema = z.enum(videoTaskStatuses);
export type VideoTaskStatus = z.infer<typeof videoTaskStatusSchema>;

export function isFinal(status: VideoTaskStatus): boolean {
  return status === 'completed' || status === 'failed';
}

/** Share of the work that is done when a stage begins, in percent; it only ever grows. */
export const stageProgress = {
  preparing: 10,
  rendering: 40,
  /** The last scene is done and the joining begins. */
  assembling: 88,
  intro_outro: 92,
  completed: 100,
} as const;

/**
 * Why a task failed: `error.code` of a failed task and of its webhook. A failed task is refunded in full, a cancelled
 * one for work that has not started.
 */
export const taskFailures = {
  IMAGE_PROCESSING_FAILED: 'A picture of the request could not be processed',
  SCENE_IMAGE_REQUIRED: 'A supplied scene has no image_url and cannot be rendered',
  PHOTO_NOT_LAND:
    'The photo shows no land to build on; send a photo of the open plot, taken outdoors from the ground or from the air',
  AREA_NOT_FOUND:
    'No plot of at least 150 m² could be made out; send area_polygon or mask_image_url, or a photo taken level, with more of the open ground',
  AREA_TOO_SMALL:
    'The area is too small to build on; send a larger one in area_polygon or mask_image_url',
  PROPOSAL_DOES_NOT_FIT:
    'Nothing that was asked for fits on the area; send a larger area or ask for something smaller',
  SCRIPT_TOO_LONG: 'Spoken in full, the script is longer than a film may be',
  WATERMARK_UNREACHABLE: 'The watermark image could not be fetched',
  RENDER_FAILED: 'The film could not be rendered',
  PORTRAITS_FAILED: 'The portraits could not be made',
  FAMILY_DELETED: 'The family was deleted before its portraits were made',
  ENGINE_UNAVAILABLE: 'An engine that this server works with could not do its part',
  ENGINE_REFUSED: 'An engine that this server works with refused to make what the request asks for',
  TASK_CANCELLED: 'The task was cancelled',
} as const satisfies Record<string, string>;
export const taskFailureCodes = Object.keys(taskFailures) as [
  TaskFailureCode,
  ...TaskFailureCode[],
];
export type TaskFailureCode = keyof typeof taskFailures;

export const videoResultSchema = z.object({
  video_url: z.string(),
  cover_image_url: z.string(),
  duration_seconds: z.int().nonnegative(),
  /** Width x height in pixels, such as `1080x1920`. */
  resolution: z.string(),
  expires_at: z.iso.datetime(),
  intro_outro_warning: z.string().optional(),
  /** Of films of a property, what `intro_outro_warning` is of land films. */
  overlay_warning: z.string().optional(),
  /** Parts made by the embedded engine because a provider failed; left out when there are none. */
  engine_warnings: z.array(engineWarningSchema).optional(),
  /** Assumptions, and things the film could not do; left out when there are none. */
  warnings: z.array(filmWarningSchema).optional(),
  /** Side-cars of the film; null where there is none. */
  assets: z.object({
    captions_vtt_url: z.string().nullable(),
    captions_srt_url: z.string().nullable(),
    /** The photo with its reading drawn over it; for requests with `debug`. */
    plot_reading_url: z.string().nullable(),
    /** The same as data, a `LandReadingData`. */
    plot_reading_data_url: z.string().nullable(),
    /** A WebVTT file with a chapter for each scene. */
    chapters_vtt_url: z.string().nullable(),
    /** Spoken or captioned text, a line for each scene. */
    script_url: z.string().nullable(),
    /** Land films: the same view of the plot and of the proposal, one above the other or side by side. */
    before_after_url: z.string().nullable(),
    /** The photo the film was made from, as sent; with several, the first. Null in test mode. */
    original_url: z.string().nullable(),
    /** All photos that the film was made from, in the request's order; empty in test mode. */
    original_urls: z.array(z.string()),
  }),
});
export type VideoResult = z.infer<typeof videoResultSchema>;

/** A stored result: object keys instead of URLs, which are signed on request. */
export const storedVideoResultSchema = z.object({
  video_key: z.string(),
  cover_key: z.string(),
  captions_vtt_key: z.string().nullable(),
  captions_srt_key: z.string().nullable(),
  /** Results from before this was kept have none. */
  plot_reading_key: z.string().nullable().default(null),
  plot_reading_data_key: z.string().nullable().default(null),
  chapters_vtt_key: z.string().nullable().default(null),
  script_key: z.string().nullable().default(null),
  before_after_key: z.string().nullable().default(null),
  original_keys: z.array(z.string()).default([]),
  duration_seconds: z.int().nonnegative(),
  resolution: z.string(),
  intro_outro_warning: z.string().optional(),
  overlay_warning: z.string().optional(),
  engine_warnings: z.array(engineWarningSchema).optional(),
  warnings: z.array(filmWarningSchema).optional(),
});
export type StoredVideoResult = z.infer<typeof storedVideoResultSchema>;

/** @param sign gives the URL of a stored object that ends at the given time */
export function presentVideoResult(
  stored: StoredVideoResult,
  expiresAt: Date,
  sign: (key: string, expiresAt: Date) => string,
): VideoResult {
  const url = (key: string | null) => (key === null ? null : sign(key, expiresAt));
  const { intro_outro_warning, overlay_warning, engine_warnings, warnings } = stored;
  return {
    video_url: sign(stored.video_key, expiresAt),
    cover_image_url: sign(stored.cover_key, expiresAt),
    duration_seconds: stored.duration_seconds,
    resolution: stored.resolution,
    expires_at: expiresAt.toISOString(),
    ...(intro_outro_warning === undefined ? {} : { intro_outro_warning }),
    ...(overlay_warning === undefined ? {} : { overlay_warning }),
    ...(engine_warnings === undefined ? {} : { engine_warnings }),
    ...(warnings === undefined ? {} : { warnings }),
    assets: {
      captions_vtt_url: url(stored.captions_vtt_key),
      captions_srt_url: url(stored.captions_srt_key),
      plot_reading_url: url(stored.plot_reading_key),
      plot_reading_data_url: url(stored.plot_reading_data_key),
      chapters_vtt_url: url(stored.chapters_vtt_key),
      script_url: url(stored.script_key),
      before_after_url: url(stored.before_after_key),
      original_url: url(stored.original_keys[0] ?? null),
      original_urls: stored.original_keys.map((key) => sign(key, expiresAt)),
    },
  };
}

export const taskErrorSchema = z.object({ code: z.enum(taskFailureCodes), message: z.string() });

/** How far one scene of a film has come. */
export const sceneProgressSchema = z.object({
  /** `terrain`, `marked`, `proposal-1`, `scene-3`, `photo-2`. */
  id: z.string(),
  kind: z.enum(['terrain', 'marked', 'proposal', 'supplied', 'photo']),
  status: z.enum(['pending', 'rendering', 'done']),
  frames: z.int().positive(),
  frames_done: z.int().nonnegative(),
});
export type SceneProgress = z.infer<typeof sceneProgressSchema>;

/** Parts of the work on a task, in their order: the first three of films, the others of families. */
export const stageNames = ['preparing', 'rendering', 'assembling', 'portraits', 'card'] as const;
export type StageName = (typeof stageNames)[number];

export const stageSchema = z.object({
  stage: z.enum(stageNames),
  status: z.enum(['pending', 'running', 'done', 'failed']),
  /** Percent of this stage. */
  progress: z.int().min(0).max(100),
});
export type Stage = z.infer<typeof stageSchema>;

/** How far one member's portrait has come. */
export const memberProgressSchema = z.object({
  /** Position in the family's members. */
  index: z.int().nonnegative(),
  status: z.enum(['pending', 'drawing', 'done']),
});
export type MemberProgress = z.infer<typeof memberProgressSchema>;

/** Answer of GET /v1/tasks/{taskId} for a land film. */
export const landTaskSchema = z.object({
  task_id: z.string(),
  type: z.literal('land'),
  status: videoTaskStatusSchema,
  livemode: z.boolean(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().optional(),
  result: videoResultSchema.optional(),
  error: taskErrorSchema.optional(),
  /** The identifier that this task's webhook carries as `task_id`. */
  external_id: landExternalIdSchema,
  marking: z.enum(['mask', 'polygon', 'auto', 'none']),
  charged_credits: z.int().nonnegative(),
  refunded_credits: z.int().nonnegative(),
  resolution: z.object({
    stage: videoTaskStatusSchema,
    progress: z.int().min(0).max(100),
    stages: z.array(stageSchema),
    /** The film's scenes in order; empty until the film is planned. */
    scenes: z.array(sceneProgressSchema),
    used_overrides: z.array(z.string()),
    credits_breakdown: creditsBreakdownSchema,
  }),
  ...shownMetadata,
  request_id: z.string(),
  _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
});
export type LandTask = z.infer<typeof landTaskSchema>;
