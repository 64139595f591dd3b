import { asset } from './identifiers.js';

const pagination = { total: 14, limit: 1, offset: 0, has_more: true };

export const voiceList = {
  page: {
    summary: 'A page with one voice',
    value: {
      voices: [
        {
          voice_id: 'voice_pt_ines',
          name: 'Inês',
          type: 'public',
          language: 'pt',
          accent: 'Portugal',
          age: 'middle_aged',
          gender: 'female',
          preview_url: asset('catalogue/voices/voice_pt_ines.mp3'),
        },
      ],
      pagination,
    },
  },
};
export const avatarList = {
  page: {
    summary: 'A page with one presenter',
    value: {
      avatars: [
        {
          id: 'avatar_sofia',
          name: 'Sofia',
          type: 'realistic',
          style: 'illustration',
          description: 'Illustration of a woman of 29: long wavy dark hair; cream blazer.',
          image_url: asset('catalogue/avatars/avatar_sofia.jpg'),
          video_url: asset('catalogue/avatars/avatar_sofia.mp4'),
        },
      ],
      pagination: { ...pagination, total: 6 },
    },
  },
};
export const cardList = {
  designs: {
    summary: 'One design',
    value: {
      templates: [
        {
          template_id: 'intro_minimal',
          kind: 'intro',
          name: 'Minimal',
          description: 'Few words on a calm ground',
          preview_image_url: asset('catalogue/cards/intro_minimal.jpg'),
          fields: [
            { name: 'title', required: true, max_length: 60 },
            { name: 'logo_url', required: false, max_length: null },
          ],
          defaults: { seconds: 2.5 },
        },
      ],
    },
  },
};
export const health = {
  ok: {
    summary: 'Everything answers',
    value: { status: 'ok', checks: { database: 'ok', queue: 'ok' }, version: '1.2.3' },
  },
  degraded: {
    summary: 'The queue is away: requests are accepted and wait',
    value: {
      status: 'degraded',
      checks: { database: 'ok', queue: 'unavailable' },
      version: '1.2.3',
    },
  },
};
export const unhealthy = {
  unavailable: {
    summary: 'The database cannot be reached',
    value: {
      status: 'unavailable',
      checks: { database: 'unavailable', queue: 'ok' },
      version: '1.2.3',
    },
  },
};
