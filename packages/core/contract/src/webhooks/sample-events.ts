import {
  type ShowcaseEventPayload,
  showcaseEvent,
  type TaskEventPayload,
  taskCompletedEvent,
  taskFailedEvent,
  type WebhookEvent,
} from '../events.js';
import { limits } from '../limits.js';
import { taskFailures } from '../tasks/tasks.js';

const SAMPLE = 'https://example.com/sample';
/** How long the sample's film took to make, in ms. */
const MAKING_MS = 90_000;

/** A sample of an event, about work that never existed: its ids and links are made up. */
export function sampleEvent(
  event: WebhookEvent,
  livemode: boolean,
  now: Date,
): (TaskEventPayload | ShowcaseEventPayload) & { readonly test: true } {
  return { ...payload(event, livemode, now), test: true };
}

function payload(
  event: WebhookEvent,
  livemode: boolean,
  completedAt: Date,
): TaskEventPayload | ShowcaseEventPayload {
  const createdAt = new Date(completedAt.getTime() - MAKING_MS);
  const task = {
    id: 'task_sample',
    externalId: 'svc_land_sample',
    livemode,
    createdAt,
    completedAt,
    metadata: null,
  };
  const job = {
    id: 'job_sample',
    kind: 'generation',
    templateId: 'info_story',
    createdAt,
    completedAt,
    metadata: null,
  } as const;
  switch (event) {
    case 'task.completed':
      return taskCompletedEvent(task, {
        video_url: `${SAMPLE}/film.mp4`,
        cover_image_url: `${SAMPLE}/cover.jpg`,
        duration_seconds: 24,
        resolution: '1080x1920',
        expires_at: new Date(
          completedAt.getTime() + limits.resultDays * 24 * 3600 * 1000,
        ).toISOString(),
        assets: {
          captions_vtt_url: `${SAMPLE}/captions.vtt`,
          captions_srt_url: `${SAMPLE}/captions.srt`,
          plot_reading_url: null,
          plot_reading_data_url: null,
          chapters_vtt_url: `${SAMPLE}/chapters.vtt`,
          script_url: `${SAMPLE}/script.txt`,
          before_after_url: `${SAMPLE}/before-after.jpg`,
          original_url: `${SAMPLE}/plot.jpg`,
          original_urls: [`${SAMPLE}/plot.jpg`],
        },
      });
    case 'task.failed': {
      const code = 'IMAGE_PROCESSING_FAILED';
      return taskFailedEvent(task, { code, message: taskFailures[code] });
    }
    case 'showcase.completed':
      return showcaseEvent(job, {
        imageUrl: `${SAMPLE}/showcase.jpg`,
        originalUrl: `${SAMPLE}/house.jpg`,
      });
    case 'showcase.failed':
      return showcaseEvent(job, null);
  }
}
