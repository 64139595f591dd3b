import { asset, CREATED_AT, FAMILY_ID, TASK_ID, WEBHOOK_URL } from './identifiers.js';

const mother = {
  type: 'adult',
  role: 'mother',
  age: '36',
  physical: 'curly dark hair',
  clothing: 'green linen shirt',
};
const son = { type: 'child', role: 'son', age: '7' };

export const familyRequests = {
  with_portraits: {
    summary: 'Two people, with portraits',
    value: { name: 'The Almeidas', members: [mother, son], webhook_url: WEBHOOK_URL },
  },
  without_portraits: {
    summary: 'Written down only',
    value: { name: 'The Almeidas', members: [mother, son], generate_avatars: false },
  },
};
export const memberRequests = {
  grandmother: {
    summary: 'One more person',
    value: { type: 'senior', role: 'grandmother', clothing: 'blue cardigan' },
  },
};
export const memberChanges = {
  clothing: { summary: 'Other clothes', value: { clothing: 'navy blazer' } },
};
export const memberRemovals = {
  notified: { summary: 'With a webhook', value: { webhook_url: WEBHOOK_URL } },
};

export const familyGenerating = {
  generating: {
    summary: 'Portraits are being made',
    value: {
      family_id: FAMILY_ID,
      task_id: TASK_ID,
      status: 'generating',
      livemode: true,
      _links: { self: `/v1/families/${FAMILY_ID}`, task: `/v1/tasks/${TASK_ID}` },
    },
  },
};
export const familyPending = {
  pending: {
    summary: 'Written down only',
    value: { family_id: FAMILY_ID, status: 'pending_avatars' },
  },
};

const own = {
  id: FAMILY_ID,
  scope: 'user',
  slug: 'b9d0f7d4-2f6e-4a56-8f0e-1f0a4f2b7c33',
  card_image_url: asset(`families/${FAMILY_ID}/card.jpg`),
  reference_image_urls: [asset(`families/${FAMILY_ID}/portrait-1.jpg`)],
  created_at: CREATED_AT,
  name: 'The Almeidas',
  members: [mother],
  owner_id: 'acct_01k0x7v4g6f2m8d3q6s1t5w7jk',
  org_id: null,
};
const preset = {
  scope: 'preset',
  slug: 'young-couple',
  card_image_url: asset('presets/young-couple/card.jpg'),
  reference_image_urls: [asset('presets/young-couple/portrait-1.jpg')],
  created_at: '2026-01-01T00:00:00.000Z',
  name: null,
  members: [{ role: 'adult' }, { role: 'adult', age: '30' }],
  owner_id: null,
  org_id: null,
};

export const familyList = {
  both: { summary: 'A preset and one’s own', value: { families: [preset, own] } },
};
export const familyShown = {
  own: { summary: 'One’s own', value: { ...own, status: 'ready' } },
  preset: { summary: 'A preset', value: { ...preset, status: 'ready' } },
};
