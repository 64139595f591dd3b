import { familyStages, filmStages, limits } from '@groundwork/contract';
import {
  asset,
  COMPLETED_AT,
  CREATED_AT,
  EXPIRES_AT,
  EXTERNAL_ID,
  FAMILY_ID,
  METADATA,
  photo,
  REQUEST_ID,
  TASK_ID,
  WEBHOOK_URL,
} from './identifiers.js';

export const videoResult = {
  video_url: asset(`results/${TASK_ID}/film.mp4`),
  cover_image_url: asset(`results/${TASK_ID}/cover.jpg`),
  duration_seconds: 34,
  resolution: '1080x1920',
  expires_at: EXPIRES_AT,
  assets: {
    captions_vtt_url: asset(`results/${TASK_ID}/captions.vtt`),
    captions_srt_url: asset(`results/${TASK_ID}/captions.srt`),
    plot_reading_url: null,
    plot_reading_data_url: null,
    chapters_vtt_url: asset(`results/${TASK_ID}/chapters.vtt`),
    script_url: asset(`results/${TASK_ID}/script.txt`),
    before_after_url: asset(`results/${TASK_ID}/before-after.jpg`),
    original_url: asset(`inputs/${TASK_ID}/0-source.jpeg`),
    original_urls: [asset(`inputs/${TASK_ID}/0-source.jpeg`)],
  },
};

const breakdown = {
  base_render: 15,
  generated_mask: 0,
  generated_scene_count: 3,
  generated_scenes: 15,
  generated_script: 5,
  total: 35,
};
const overrides = ['area_polygon', 'background_music'];

export const landRequests = {
  smallest: {
    summary: 'The photo and the format: everything else is made',
    value: { source_image_url: photo('plot'), format: '9:16' },
  },
  own_area: {
    summary: 'An area of your own, music, and a webhook',
    value: {
      source_image_url: photo('plot'),
      format: '9:16',
      area_polygon: [
        { x: 0.18, y: 0.62 },
        { x: 0.74, y: 0.58 },
        { x: 0.88, y: 0.93 },
        { x: 0.09, y: 0.95 },
      ],
      num_constructions: 3,
      language: 'en',
      background_music: true,
      webhook_url: WEBHOOK_URL,
      metadata: METADATA,
    },
  },
  own_scenes: {
    summary: 'Scenes and a script of your own: only the base price',
    value: {
      source_image_url: photo('plot'),
      format: '16:9',
      scenes: [
        { image_url: photo('house'), order: 1, camera_movement: 'dolly_in' },
        { image_url: photo('terrace'), order: 2, camera_movement: 'arc_left' },
      ],
      script: 'A quiet plot above the valley. This is the house that it has been waiting for.',
    },
  },
};

export const landAccepted = {
  accepted: {
    summary: 'Accepted',
    value: {
      task_id: TASK_ID,
      status: 'preparing',
      message: 'Your land film is being made. Poll the task or wait for the webhook.',
      created_at: CREATED_AT,
      livemode: true,
      request_id: REQUEST_ID,
      charged_credits: breakdown.total,
      resolution: {
        stage: 'preparing',
        progress: 10,
        used_overrides: overrides,
        credits_breakdown: breakdown,
      },
      metadata: METADATA,
      _links: {
        self: `/v1/tasks/${TASK_ID}`,
        poll_interval_seconds: limits.land.pollIntervalSeconds,
      },
    },
  },
};

export const propertyFilmRequests = {
  slideshow: {
    slideshow: {
      summary: 'Three photos, with music',
      value: {
        images: [photo('house'), photo('living-room'), photo('terrace')],
        format: '16:9',
        orchestration_mode: 'auto',
        property: { title: 'House with garden', location: 'Porto', price: '450.000 €' },
        webhook_url: WEBHOOK_URL,
      },
    },
  },
  'narrated-slideshow': {
    narrated: {
      summary: 'Narrated by a presenter, with a script that is written',
      value: {
        images: [photo('house'), photo('living-room'), photo('terrace')],
        format: '9:16',
        voice: { language: 'pt' },
        avatar_id: 'avatar_sofia',
        property: { title: 'Casa com jardim', bedrooms: 3, features: ['piscina'] },
      },
    },
  },
  'living-property': {
    family: {
      summary: 'A family that lives there',
      value: {
        images: [photo('living-room'), photo('kitchen')],
        selected_family_id: FAMILY_ID,
        script: 'Mornings begin in the kitchen here.',
        voice: { language: 'en' },
      },
    },
  },
};

export const filmAccepted = {
  accepted: {
    summary: 'Accepted',
    value: {
      task_id: TASK_ID,
      status: 'preparing',
      message: 'Your slideshow is being made. Poll the task or wait for the webhook.',
      created_at: CREATED_AT,
      livemode: true,
      request_id: REQUEST_ID,
      credits_charged: 10,
      _links: {
        self: `/v1/tasks/${TASK_ID}`,
        poll_interval_seconds: limits.propertyFilms.pollIntervalSeconds,
      },
    },
  },
};

const landTask = {
  task_id: TASK_ID,
  type: 'land',
  livemode: true,
  created_at: CREATED_AT,
  external_id: EXTERNAL_ID,
  marking: 'polygon',
  charged_credits: breakdown.total,
  metadata: METADATA,
  request_id: REQUEST_ID,
  _links: {
    self: `/v1/tasks/${TASK_ID}`,
    poll_interval_seconds: limits.land.pollIntervalSeconds,
  },
};
const frames = 210;

const scenes = [
  { id: 'terrain', kind: 'terrain', status: 'done', frames, frames_done: frames },
  { id: 'marked', kind: 'marked', status: 'rendering', frames, frames_done: 90 },
  { id: 'proposal-1', kind: 'proposal', status: 'pending', frames, frames_done: 0 },
];

export const taskProgress = {
  progress: {
    summary: 'Data of a `progress` event',
    value: {
      task_id: TASK_ID,
      type: 'land',
      status: 'rendering',
      progress: 66,
      stages: filmStages({ status: 'rendering', progress: 66, isBegun: true }),
      scenes,
    },
  },
};

export const tasks = {
  land_rendering: {
    summary: 'A land film, half made',
    value: {
      ...landTask,
      status: 'rendering',
      refunded_credits: 0,
      resolution: {
        stage: 'rendering',
        progress: 66,
        stages: filmStages({ status: 'rendering', progress: 66, isBegun: true }),
        scenes,
        used_overrides: overrides,
        credits_breakdown: breakdown,
      },
    },
  },
  land_completed: {
    summary: 'A land film that is ready',
    value: {
      ...landTask,
      status: 'completed',
      completed_at: COMPLETED_AT,
      result: videoResult,
      refunded_credits: 0,
      resolution: {
        stage: 'completed',
        progress: 100,
        stages: filmStages({ status: 'completed', progress: 100, isBegun: true }),
        scenes: [{ id: 'terrain', kind: 'terrain', status: 'done', frames, frames_done: frames }],
        used_overrides: overrides,
        credits_breakdown: breakdown,
      },
    },
  },
  slideshow_failed: {
    summary: 'A slideshow that failed; its credits came back',
    value: {
      task_id: TASK_ID,
      type: 'slideshow',
      status: 'failed',
      livemode: true,
      created_at: CREATED_AT,
      completed_at: COMPLETED_AT,
      error: { code: 'RENDER_FAILED', message: 'The film could not be rendered' },
      refunded_credits: 10,
      progress: 40,
      stages: filmStages({ status: 'failed', progress: 40, isBegun: true }),
      scenes: [],
      credits_charged: 10,
      request_id: REQUEST_ID,
      _links: {
        self: `/v1/tasks/${TASK_ID}`,
        poll_interval_seconds: limits.propertyFilms.pollIntervalSeconds,
      },
    },
  },
  family_completed: {
    summary: 'A family whose portraits are ready',
    value: {
      task_id: TASK_ID,
      type: 'family',
      status: 'completed',
      livemode: true,
      created_at: CREATED_AT,
      completed_at: COMPLETED_AT,
      result: {
        family_id: FAMILY_ID,
        reference_image_urls: [asset(`families/${FAMILY_ID}/portrait-1.jpg`)],
        card_image_url: asset(`families/${FAMILY_ID}/card.jpg`),
      },
      family_id: FAMILY_ID,
      progress: 100,
      ...familyStages({ status: 'completed', progress: 100, isBegun: true }, [false]),
      request_id: REQUEST_ID,
      _links: {
        self: `/v1/tasks/${TASK_ID}`,
        poll_interval_seconds: limits.families.pollIntervalSeconds,
      },
    },
  },
};
