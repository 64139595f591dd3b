import { limits, subtitleConfigSchema } from '@groundwork/contract';
import { FAMILY_ID, JOB_ID, METADATA, REQUEST_ID } from './identifiers.js';

const room = (name: string, limit: number, in_use: number) => ({
  name,
  limit,
  in_use,
  available: in_use < limit,
});
const answer = {
  dry_run: true,
  livemode: true,
  valid: true,
  would_be_accepted: true,
  refusals: [],
  images: [],
  warnings: [],
  request_id: REQUEST_ID,
};
const free = { price: 0, charge: 0, balance: 465, sufficient: true, breakdown: [] };
const photo = (field: string) => ({
  field,
  accepted: true,
  type: 'jpeg',
  width: 4000,
  height: 3000,
  error: null,
});
const scene = (id: string, kind: string, picture: string, prompt: string | null = null) => ({
  id,
  kind,
  picture,
  prompt,
});

const landPlan = {
  kind: 'land',
  format: '9:16',
  scenes: [
    scene('terrain', 'terrain', 'given'),
    scene('marked', 'marked', 'generated'),
    scene('proposal-1', 'proposal', 'generated', 'A timber cabin with a green roof'),
    scene('proposal-2', 'proposal', 'generated', 'A white house with a pool'),
  ],
  marking: 'polygon',
  narration: true,
  script: 'generated',
  language: 'en',
  voice_id: 'voice_en_daniel',
  presenter_id: null,
  people: false,
  family_id: null,
  music: true,
  subtitles: subtitleConfigSchema.parse({}),
  disclosure_label: null,
  overlays: [],
  used_overrides: ['area_polygon', 'construction_prompts', 'background_music'],
  sample: false,
};

export const landDryRun = {
  dry_run: {
    summary: 'With dry_run: the price and the plan',
    value: {
      ...answer,
      credits: {
        price: 30,
        charge: 30,
        balance: 465,
        sufficient: true,
        breakdown: [
          { item: 'base_render', quantity: 1, credits: 15 },
          { item: 'generated_scenes', quantity: 2, credits: 10 },
          { item: 'generated_script', quantity: 1, credits: 5 },
        ],
      },
      limits: [room('concurrent_tasks', 3, 1)],
      plan: landPlan,
      images: [photo('source_image_url')],
      warnings: [
        {
          code: 'SUBTITLE_KEY_IGNORED',
          field: 'subtitle_config.colour',
          message: 'subtitle_config.colour: The key is not known and is ignored',
        },
      ],
      estimated_seconds: 32,
      estimated_seconds_range: { min: 24, max: 40 },
      metadata: METADATA,
    },
  },
};

export const filmDryRun = {
  dry_run: {
    summary: 'With dry_run: a photo we would refuse, and no free task',
    value: {
      ...answer,
      valid: false,
      would_be_accepted: false,
      refusals: [
        { code: 'IMAGE_INACCESSIBLE', message: 'images.1: the server cannot be reached' },
        {
          code: 'CONCURRENCY_LIMIT_EXCEEDED',
          message: '3 of 3 concurrent tasks are running; wait until one finishes',
        },
      ],
      credits: {
        price: 10,
        charge: 10,
        balance: 465,
        sufficient: true,
        breakdown: [{ item: 'base_render', quantity: 1, credits: 10 }],
      },
      limits: [room('concurrent_tasks', 3, 3)],
      plan: {
        ...landPlan,
        kind: 'slideshow',
        format: '16:9',
        scenes: [scene('photo-1', 'photo', 'given'), scene('photo-2', 'photo', 'given')],
        marking: null,
        narration: false,
        script: 'none',
        used_overrides: [],
      },
      images: [
        photo('images.0'),
        {
          field: 'images.1',
          accepted: false,
          type: null,
          width: null,
          height: null,
          error: { code: 'IMAGE_INACCESSIBLE', message: 'images.1: the server cannot be reached' },
        },
      ],
      estimated_seconds: 14,
      estimated_seconds_range: { min: 10, max: 18 },
    },
  },
};

export const showcaseDryRun = {
  dry_run: {
    summary: 'With dry_run: the price and the plan',
    value: {
      ...answer,
      credits: {
        price: limits.showcase.credits,
        charge: limits.showcase.credits,
        balance: 465,
        sufficient: true,
        breakdown: [{ item: 'showcase', quantity: 1, credits: limits.showcase.credits }],
      },
      limits: [room('showcase_jobs', 3, 0)],
      plan: {
        kind: 'showcase',
        template_id: 'info_story',
        custom_template_id: null,
        aspect_ratio: '9:16',
        width: 1080,
        height: 1920,
        language: 'en',
        fields: { price: '450.000 €', size: '120 m²', bedrooms: 3 },
        photos: 1,
        logo: false,
        disclosure_label: 'Digital photo composition',
        sample: false,
      },
      images: [photo('main_image_url')],
      estimated_seconds: 2,
      estimated_seconds_range: { min: 1, max: 3 },
    },
  },
};

export const editDryRun = {
  dry_run: {
    summary: 'With dry_run: the changes and the price',
    value: {
      ...answer,
      credits: {
        price: limits.showcase.credits,
        charge: limits.showcase.credits,
        balance: 465,
        sufficient: true,
        breakdown: [{ item: 'edit', quantity: 1, credits: limits.showcase.credits }],
      },
      limits: [room('showcase_jobs', 3, 0)],
      plan: {
        kind: 'showcase-edit',
        source_result_id: JOB_ID,
        template_id: 'info_story',
        prompt: 'Make the price larger',
        understood: ['price size × 1.2'],
        not_possible: [],
        changed: ['price'],
        dominant_color: null,
        font: null,
        language: null,
        disclosure_label: null,
      },
      warnings: [
        {
          code: 'EDIT_NOT_REFUNDED',
          field: 'body',
          message: 'body: An edit that fails is not refunded',
        },
      ],
      estimated_seconds: 2,
      estimated_seconds_range: { min: 1, max: 3 },
    },
  },
};

export const templateDryRun = {
  dry_run: {
    summary: 'With dry_run: the layout we found, not stored',
    value: {
      ...answer,
      credits: free,
      limits: [room('custom_templates', limits.showcase.customTemplates.active, 1)],
      plan: {
        kind: 'custom-template',
        name: 'Card',
        spec: {
          version: 1,
          aspect_ratio: '4:5',
          layout_type: 'split card',
          image_slots: [{ id: 'main', position: 'top half', role: 'hero photo' }],
          logo_area: null,
          text_fields: ['price'],
          palette: ['#1B2A49'],
          typography_style: 'bold sans-serif',
          background: 'white',
        },
        confidence: 0.86,
        score: 0.93,
        field_confidence: { price: 0.97 },
        missing_fields: [],
      },
      images: [photo('reference_image_url')],
      estimated_seconds: 1,
      estimated_seconds_range: { min: 1, max: 2 },
    },
  },
};

export const familyDryRun = {
  dry_run: {
    summary: 'With dry_run: the people we would draw',
    value: {
      ...answer,
      credits: free,
      limits: [room('concurrent_tasks', 3, 1)],
      plan: {
        kind: 'family',
        change: 'add',
        family_id: FAMILY_ID,
        name: 'The Almeidas',
        members: [
          { type: 'adult', role: 'mother', age: '36' },
          { type: 'senior', role: 'grandmother' },
        ],
        portraits: 1,
      },
      estimated_seconds: 8,
      estimated_seconds_range: { min: 6, max: 10 },
    },
  },
};
