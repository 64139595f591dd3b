import { cardTemplates } from '@groundwork/contract/catalogues/intro-outro-templates';
import { publicVoices } from '@groundwork/contract/catalogues/voices';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import { presenters } from '@groundwork/words/cast';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { avatarSchema, introOutroTemplatesSchema } from './list-avatars.js';

const gateway = await startGateway();
const customer = await gateway.openAccount('plus');
afterAll(() => gateway.close());

describe('GET /v1/avatars', () => {
  it('lists the drawn presenters as custom, with pagination', async () => {
    const { body } = await gateway
      .get('/v1/avatars?type=custom&limit=2&offset=1', customer)
      .expect(200);
    expect(body.avatars.map((avatar: unknown) => avatarSchema.parse(avatar).id)).toEqual(
      presenters()
        .slice(1, 3)
        .map(({ id }) => id),
    );
    expect(body.pagination).toEqual({
      total: presenters().length,
      limit: 2,
      offset: 1,
      has_more: true,
    });
  });

  it('is answered whole, whatever the caller says to have', async () => {
    const answer = await gateway
      .get('/v1/avatars?type=custom', customer)
      .set({ 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString() });
    expect(answer.status).toBe(200);
  });

  it('calls nobody realistic who is drawn', async () => {
    const { body } = await gateway.get('/v1/avatars?type=realistic', customer).expect(200);
    expect(body).toMatchObject({ avatars: [], pagination: { total: 0, has_more: false } });
  });

  it('a missing type is MISSING_PARAMETER', async () => {
    const { body } = await gateway.get('/v1/avatars', customer).expect(400);
    expect(body.error.code).toBe('MISSING_PARAMETER');
  });

  it.each([
    'type=robot',
    'type=realistic&limit=0',
    'type=realistic&limit=101',
    'type=custom&offset=-1',
    'type=custom&ofset=1',
  ])('%s is INVALID_PARAMETER', async (query) => {
    const { body } = await gateway.get(`/v1/avatars?${query}`, customer).expect(400);
    expect(body.error.code).toBe('INVALID_PARAMETER');
  });
});

describe('GET /v1/intro-outro/templates', () => {
  it('lists every design with its fields, which of them are required, and its time', async () => {
    const { body } = await gateway.get('/v1/intro-outro/templates', customer).expect(200);
    const { templates } = introOutroTemplatesSchema.parse(body);
    expect(templates.map(({ template_id: id }) => id)).toEqual(
      cardTemplates.map(({ template_id: id }) => id),
    );
    for (const { fields, defaults } of templates) {
      expect(fields.filter(({ required }) => required)).toEqual([
        { name: 'title', required: true, max_length: 60 },
      ]);
      expect(defaults.seconds).toBeGreaterThan(1);
    }
  });
});

describe('previews', () => {
  it('are null until they are made, and then links', async () => {
    const [voice] = publicVoices;
    const query = `/v1/voices?language=${voice.language}&limit=1`;
    const before = await gateway.get(query, customer).expect(200);
    expect(before.body.voices[0].preview_url).toBeNull();
    const key = catalogueKeys.voice(voice.voice_id);
    await gateway.store.put(key, Buffer.from('RIFF'), { contentType: 'audio/wav' });
    const after = await gateway.get(query, customer).expect(200);
    expect(after.body.voices[0].preview_url).toContain(`/assets/${key}?`);
  });
});
