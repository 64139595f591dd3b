import { limits } from '@groundwork/contract';
import {
  asset,
  COMPLETED_AT,
  CREATED_AT,
  EXPIRES_AT,
  JOB_ID,
  LOGO,
  METADATA,
  photo,
  REQUEST_ID,
  TEMPLATE_ID,
  WEBHOOK_URL,
} from './identifiers.js';

export const showcaseRequests = {
  built_in: {
    summary: 'A built-in template with one photo',
    value: {
      template_id: 'info_story',
      fields: { price: '450.000 €', size: '120 m²', bedrooms: 3, bathrooms: 2 },
      main_image_url: photo('house'),
      logo_image_url: LOGO,
      webhook_url: WEBHOOK_URL,
      metadata: METADATA,
    },
  },
  three_more_photos: {
    summary: 'A template with three more photos, in Portuguese, labelled',
    value: {
      template_id: 'magazine',
      fields: { price: '450.000 €', size: '120 m²', label: 'Novo' },
      language: 'pt',
      main_image_url: photo('house'),
      supporting_image_urls: [photo('living-room'), photo('kitchen'), photo('terrace')],
      disclosure: { label: true },
      webhook_url: WEBHOOK_URL,
    },
  },
  custom: {
    summary: 'A design of your own',
    value: {
      template_id: 'custom',
      custom_template_id: TEMPLATE_ID,
      fields: { price: '450.000 €', bedrooms: 3 },
      main_image_url: photo('house'),
      supporting_image_urls: [photo('kitchen')],
      logo_image_url: LOGO,
      webhook_url: WEBHOOK_URL,
    },
  },
};

export const editRequests = {
  words: {
    summary: 'In words, by the job',
    value: {
      source_result_id: JOB_ID,
      prompt: 'Make the price larger',
      webhook_url: WEBHOOK_URL,
    },
  },
  colour_and_language: {
    summary: 'Colour and language, by the image',
    value: {
      image_url: asset(`showcases/${JOB_ID}/showcase.jpg`),
      dominant_color: '#1B2A49',
      language: 'es',
      disclosure: { label: true, language: 'en' },
      webhook_url: WEBHOOK_URL,
    },
  },
};

const pending = (message: string) => ({
  job_id: JOB_ID,
  status: 'pending',
  message,
  request_id: REQUEST_ID,
});
export const showcaseAccepted = {
  accepted: {
    summary: 'Accepted',
    value: pending('Your showcase image is being made. Poll the job or wait for the webhook.'),
  },
};
export const editAccepted = {
  accepted: {
    summary: 'Accepted',
    value: pending('Your showcase image is being edited. Poll the job or wait for the webhook.'),
  },
};

const spec = {
  version: 1,
  aspect_ratio: '4:5',
  layout_type: 'split card',
  image_slots: [
    { id: 'main', position: 'top half', role: 'hero photo' },
    { id: 'detail', position: 'bottom left', role: 'detail' },
  ],
  logo_area: { position: 'bottom right', shape: 'rectangular' },
  text_fields: ['price', 'bedrooms'],
  text_sources: { price: '450.000 €' },
  palette: ['#1B2A49', '#FFFFFF'],
  typography_style: 'bold sans-serif',
  background: 'white',
};
/** A showcase of the account's own is a design as good as any, and one that can be pasted. */
const REFERENCE = asset(`showcases/${JOB_ID}/showcase.jpg`);

export const templateRequests = {
  analysed: {
    summary: 'The layout is read from the design',
    value: { name: 'Card', reference_image_url: REFERENCE },
  },
  described: {
    summary: 'The layout is sent along',
    value: { name: 'Card', reference_image_url: REFERENCE, spec },
  },
};
export const templateChanges = {
  renamed: { summary: 'Another name', value: { name: 'Card, spring' } },
  respecified: {
    summary: 'Another layout, as a whole',
    value: { spec: { ...spec, palette: ['#0F5132'] } },
  },
};

const created = {
  custom_template_id: TEMPLATE_ID,
  name: 'Card',
  spec,
  confidence: 0.86,
  aspect_ratio: '4:5',
  warnings: [],
  score: 0.93,
  field_confidence: { price: 0.97 },
  missing_fields: [
    { field: null, text: '+49 89 555 0142', kind: 'contact', position: '34% x 3% at 6%,94%' },
  ],
  preview_url: asset(`templates/${TEMPLATE_ID}/proof.jpg`),
  design_url: asset(`templates/${TEMPLATE_ID}/design.svg`),
  created_at: CREATED_AT,
};
const shown = { ...created, reference_image_url: REFERENCE, archived_at: null };

export const templateCreated = {
  created: { summary: 'Read from the design', value: { ...created, request_id: REQUEST_ID } },
};
export const templateShown = {
  active: { summary: 'An active template', value: { ...shown, request_id: REQUEST_ID } },
  archived: {
    summary: 'An archived template',
    value: { ...shown, archived_at: '2026-03-05T10:00:00.000Z', request_id: REQUEST_ID },
  },
};
const max = limits.showcase.customTemplates.active;
export const templateList = {
  one: {
    summary: 'One active template',
    value: { custom_templates: [shown], remaining: max - 1, max, request_id: REQUEST_ID },
  },
};
export const templateArchived = {
  archived: {
    summary: 'Archived',
    value: {
      custom_template_id: TEMPLATE_ID,
      archived_at: '2026-03-05T10:00:00.000Z',
      request_id: REQUEST_ID,
    },
  },
};

const job = {
  job_id: JOB_ID,
  kind: 'generation',
  template_id: 'info_story',
  custom_template_id: null,
  source_result_id: null,
  livemode: true,
  created_at: CREATED_AT,
  credits_charged: limits.showcase.credits,
  request_id: REQUEST_ID,
  _links: {
    self: `/v1/real-estate/property-showcase/jobs/${JOB_ID}`,
    poll_interval_seconds: limits.showcase.pollIntervalSeconds,
  },
};
const succeeded = {
  ...job,
  status: 'succeeded',
  completed_at: COMPLETED_AT,
  expires_at: EXPIRES_AT,
  output_image_url: asset(`showcases/${JOB_ID}/image.jpg`),
  original_image_url: asset(`inputs/${JOB_ID}/0-main.jpeg`),
  error: null,
  error_code: null,
  refunded_credits: 0,
};

export const showcaseJobs = {
  succeeded: { summary: 'The image is ready', value: succeeded },
  failed: {
    summary: 'It could not be made; its credits came back',
    value: {
      ...job,
      status: 'failed',
      completed_at: COMPLETED_AT,
      output_image_url: null,
      original_image_url: null,
      error: 'The showcase image could not be generated',
      error_code: 'GENERATION_FAILED',
      refunded_credits: limits.showcase.credits,
    },
  },
};
export const showcaseJobList = {
  last: {
    summary: 'The last page',
    value: { jobs: [succeeded], next_cursor: null, has_more: false, request_id: REQUEST_ID },
  },
};

export const cancelledJob = {
  cancelled: {
    summary: 'Cancelled before its making began',
    value: {
      ...showcaseJobs.failed.value,
      error: 'The showcase job was cancelled',
      error_code: 'JOB_CANCELLED',
    },
  },
};
