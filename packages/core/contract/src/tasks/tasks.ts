import { z } from 'zod';
import { landExternalIdSchema } from '../identifiers.js';
import { creditsBreakdownSchema } from '../land/response.js';
import { limits } from '../limits.js';
import { shownMetadata } from '../request-fields.js';
import { engineWarningSchema, filmWarningSchema } from '../warnings.js';
import words from '../words/failures.json' with { type: 'json' };

/**
 * A video task moves preparing -> rendering -> (intro_outro ->) completed, and from each of the first
 * three to failed. The document names four of them; `rendering` is ours (docs/requests.md).
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
export const taskFailures = words.tasks;
export const taskFailureCodes = Object.keys(taskFailures) as [
  TaskFailureCode,
  ...TaskFailureCode[],
];
export type TaskFailureCode = keyof typeof taskFailures;

export const videoResultSchema = z
  .object({
    video_url: z.string().describe('Link to the film, MP4.'),
    cover_image_url: z.string().describe('Link to its cover.'),
    duration_seconds: z.int().nonnegative().describe('Its length.'),
    resolution: z.string().describe('Width x height in pixels.'),
    expires_at: z.iso
      .datetime()
      .describe(`When the film and its links expire: ${limits.resultDays} days after completion.`),
    intro_outro_warning: z
      .string()
      .optional()
      .describe('For land films: present when an addition could not be laid over the film.'),
    overlay_warning: z
      .string()
      .optional()
      .describe(
        'For films of a property: present when an addition could not be laid over the film.',
      ),
    /** Parts made by the embedded engine because a provider failed; left out when there are none. */
    engine_warnings: z.array(engineWarningSchema).optional(),
    warnings: z
      .array(filmWarningSchema)
      .optional()
      .describe('What we assumed or could not do; left out when there is nothing to report.'),
    assets: z
      .object({
        captions_vtt_url: z.string().nullable().describe('Link to the captions as WebVTT.'),
        captions_srt_url: z.string().nullable().describe('Link to the captions as SRT.'),
        plot_reading_url: z
          .string()
          .nullable()
          .describe('Link to the picture of the reading of the photo, for `debug`.'),
        plot_reading_data_url: z
          .string()
          .nullable()
          .describe(
            'Link to the reading as JSON, like `reading` in GET /v1/land/readings/{readingId} without `explanation_url`.',
          ),
        chapters_vtt_url: z
          .string()
          .nullable()
          .describe('Link to a WebVTT file with a chapter for each scene, in the film’s language.'),
        script_url: z
          .string()
          .nullable()
          .describe('Link to the narration or captions as plain text, one line a scene.'),
        before_after_url: z
          .string()
          .nullable()
          .describe(
            'Link to a JPEG of the film’s size with the same view of the plot and of the first proposal, each labelled. Land films with proposals only.',
          ),
        original_url: z
          .string()
          .nullable()
          .describe(
            'Link to the photo the film was made from; with several, to the first. Null in test mode.',
          ),
        original_urls: z
          .array(z.string())
          .describe(
            'Links to all photos the film was made from, in the order you sent them; empty in test mode.',
          ),
      })
      .describe('Files beside the film; null for those it does not have.'),
  })
  .meta({ id: 'VideoResult' });
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

export const taskErrorSchema = z
  .object({
    code: z.enum(taskFailureCodes).describe('The cause.'),
    message: z.string(),
  })
  .meta({ id: 'TaskFailure' });

/** How far one scene of a film has come. */
export const sceneProgressSchema = z
  .object({
    id: z.string().describe('Such as `terrain`, `marked`, `proposal-1`, `scene-3`, `photo-2`.'),
    kind: z.enum(['terrain', 'marked', 'proposal', 'supplied', 'photo']).describe('What it shows.'),
    status: z.enum(['pending', 'rendering', 'done']),
    frames: z.int().positive().describe('Frames of the scene.'),
    frames_done: z.int().nonnegative().describe('Frames rendered so far.'),
  })
  .meta({ id: 'SceneProgress' });
export type SceneProgress = z.infer<typeof sceneProgressSchema>;

/** Parts of the work on a task, in their order: the first three of films, the others of families. */
export const stageNames = ['preparing', 'rendering', 'assembling', 'portraits', 'card'] as const;
export type StageName = (typeof stageNames)[number];

export const stageSchema = z
  .object({
    stage: z
      .enum(stageNames)
      .describe(
        'Films are prepared, rendered and assembled; families get portraits and a group picture.',
      ),
    status: z.enum(['pending', 'running', 'done', 'failed']),
    progress: z.int().min(0).max(100).describe('Percent of this stage.'),
  })
  .meta({ id: 'Stage' });
export type Stage = z.infer<typeof stageSchema>;

/** How far one member's portrait has come. */
export const memberProgressSchema = z
  .object({
    index: z.int().nonnegative().describe('Position in the family’s members.'),
    status: z.enum(['pending', 'drawing', 'done']),
  })
  .meta({ id: 'MemberProgress' });
export type MemberProgress = z.infer<typeof memberProgressSchema>;

/** How a task stands, whatever is made. */
export const standingOf = <Result extends z.ZodType>(result: Result) => ({
  status: videoTaskStatusSchema,
  livemode: z.boolean(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().optional(),
  result: result.optional(),
  error: taskErrorSchema.optional(),
});

/** What every answer about a task ends with. */
export const taskEnd = {
  ...shownMetadata,
  request_id: z.string(),
  _links: z.object({ self: z.string(), poll_interval_seconds: z.int() }),
};

/** Answer of GET /v1/tasks/{taskId} for a land film. */
export const landTaskSchema = z
  .object({
    task_id: z.string(),
    type: z.literal('land').describe('A land film.'),
    ...standingOf(videoResultSchema),
    external_id: landExternalIdSchema.describe(
      'The `task_id` in its webhooks. To poll the task, use `task_id`.',
    ),
    marking: z
      .enum(['mask', 'polygon', 'auto', 'none'])
      .describe(
        'Where the area comes from: your mask or frame, your polygon, our reading, or nowhere.',
      ),
    charged_credits: z.int().nonnegative(),
    refunded_credits: z.int().nonnegative(),
    resolution: z
      .object({
        stage: videoTaskStatusSchema,
        progress: z.int().min(0).max(100),
        stages: z.array(stageSchema),
        /** The film's scenes in order; empty until the film is planned. */
        scenes: z.array(sceneProgressSchema),
        used_overrides: z.array(z.string()),
        credits_breakdown: creditsBreakdownSchema,
      })
      .describe('How we resolved the request, and the progress.'),
    ...taskEnd,
  })
  .meta({ id: 'LandTask' });
export type LandTask = z.infer<typeof landTaskSchema>;
