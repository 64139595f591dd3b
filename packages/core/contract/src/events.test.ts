import { describe, expect, it } from '@jest/globals';
import { showcaseEvent, taskCompletedEvent, taskEventSchema, taskFailedEvent } from './events.js';
import { deliverySchedules } from './webhooks/schedules.js';

const task = {
  id: 'task_1',
  externalId: 'svc_land_1',
  livemode: true,
  createdAt: new Date('2026-01-01T10:00:00Z'),
  completedAt: new Date('2026-01-01T10:01:00Z'),
  metadata: null,
};

describe('task events', () => {
  it('a completed task is reported with its external id, its times and its result', () => {
    const result = {
      video_url: 'https://example.com/film.mp4',
      cover_image_url: 'https://example.com/cover.jpg',
      duration_seconds: 20,
      resolution: '1080x1920',
      expires_at: '2026-01-08T10:01:00.000Z',
      assets: {
        captions_vtt_url: null,
        captions_srt_url: null,
        plot_reading_url: null,
        plot_reading_data_url: null,
        chapters_vtt_url: null,
        script_url: null,
        before_after_url: null,
        original_url: null,
        original_urls: [],
      },
    };
    expect(taskEventSchema.parse(taskCompletedEvent(task, result))).toEqual({
      event: 'task.completed',
      task_id: 'svc_land_1',
      poll_task_id: 'task_1',
      status: 'completed',
      livemode: true,
      created_at: '2026-01-01T10:00:00.000Z',
      completed_at: '2026-01-01T10:01:00.000Z',
      result,
    });
  });

  it('gives back what its request said in metadata', () => {
    const error = { code: 'IMAGE_PROCESSING_FAILED' as const, message: 'No.' };
    const metadata = { listing: '4711' };
    expect(taskFailedEvent({ ...task, metadata }, error)).toMatchObject({ metadata });
    const job = { ...task, id: 'job_1', kind: 'generation' as const, templateId: 'info_story' };
    expect(showcaseEvent({ ...job, metadata }, null)).toMatchObject({ metadata });
    expect(showcaseEvent(job, null)).not.toHaveProperty('metadata');
  });

  it('a failed task is reported with its code and message', () => {
    const error = { code: 'IMAGE_PROCESSING_FAILED' as const, message: 'No.' };
    expect(taskEventSchema.parse(taskFailedEvent(task, error))).toMatchObject({
      event: 'task.failed',
      status: 'failed',
      error,
    });
  });
});

describe('delivery schedules', () => {
  it('task events: one try and three retries at 1, 2 and 4 seconds, whatever the answer', () => {
    expect(deliverySchedules.task).toEqual({ retryDelays: [1, 2, 4], clientErrorEnds: false });
  });

  it('showcase events: three tries, ended by a 4xx', () => {
    expect(deliverySchedules.showcase.retryDelays).toHaveLength(2);
    expect(deliverySchedules.showcase.clientErrorEnds).toBe(true);
  });
});
