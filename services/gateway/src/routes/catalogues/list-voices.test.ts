import { publicVoices, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { type InstalledVoice, installedVoiceKeys } from '@groundwork/storage/installed-voices';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Customer, startGateway, type TestGateway } from '../../fixtures/gateway.js';

const gateway = await startGateway();
const customer = await gateway.openAccount();
afterAll(() => gateway.close());

async function voices(query = '') {
  const { status, body } = await gateway.get(`/v1/voices${query}`, customer);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['voices', 'pagination']);
  return body as {
    voices: Record<string, unknown>[];
    pagination: { total: number; limit: number; offset: number; has_more: boolean };
  };
}

describe('GET /v1/voices', () => {
  it('lists voices with the document’s fields', async () => {
    const { voices: listed } = await voices('?limit=100');
    expect(listed).toEqual(publicVoices);
    for (const voice of listed) {
      expect(Object.keys(voice).sort()).toEqual(
        ['accent', 'age', 'gender', 'language', 'name', 'preview_url', 'type', 'voice_id'].sort(),
      );
    }
  });

  it('pages with limit 20 and offset 0 by default', async () => {
    const { pagination, voices: listed } = await voices();
    const total = publicVoices.length;
    expect(pagination).toEqual({ total, limit: 20, offset: 0, has_more: total > 20 });
    expect(listed).toHaveLength(Math.min(20, total));
  });

  it('pages through everything exactly once, and says when there is no more', async () => {
    const seen: unknown[] = [];
    for (let offset = 0; ; offset += 3) {
      const { voices: page, pagination } = await voices(`?limit=3&offset=${offset}`);
      seen.push(...page.map((voice) => voice.voice_id));
      expect(pagination).toMatchObject({ limit: 3, offset });
      if (!pagination.has_more) break;
    }
    expect(seen).toEqual(publicVoices.map((voice) => voice.voice_id));
    expect(await voices('?offset=10000')).toMatchObject({
      voices: [],
      pagination: { has_more: false, offset: 10_000 },
    });
  });

  it.each(voiceLanguages)('filters by language %s', async (language) => {
    const { voices: listed, pagination } = await voices(`?language=${language}&limit=100`);
    expect(listed).toEqual(publicVoices.filter((voice) => voice.language === language));
    expect(pagination.total).toBe(listed.length);
    expect(listed.length).toBeGreaterThan(0);
  });

  it('filters by gender, age and type together', async () => {
    const { voices: listed } = await voices('?gender=female&age=young&type=public&limit=100');
    expect(listed).toEqual(
      publicVoices.filter(({ gender, age }) => gender === 'female' && age === 'young'),
    );
    expect((await voices('?type=cloned')).voices).toEqual([]);
  });

  it.each([
    ['type', 'own'],
    ['gender', 'other'],
    ['age', '30'],
    ['language', 'xx'],
    ['language', 'EN'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '2.5'],
    ['limit', 'ten'],
    ['limit', ''],
    ['limit', '-1'],
    ['limit', '1e1'],
    ['offset', '-1'],
    ['offset', '99999999999999999999'],
  ])('%s=%s is 400 INVALID_PARAMETER with the parameter’s name', async (name, value) => {
    const { status, body } = await gateway.get(`/v1/voices?${name}=${value}`, customer);
    expect([status, body.error.code]).toEqual([400, 'INVALID_PARAMETER']);
    expect(body.error.message).toMatch(new RegExp(`^${name} must be `));
    expect(body.error.details).toBeUndefined();
  });

  it('a parameter that is given twice is INVALID_PARAMETER; an unknown one is told', async () => {
    const { body } = await gateway.get('/v1/voices?limit=1&limit=2', customer);
    expect(body.error.code).toBe('INVALID_PARAMETER');
    const { body: told } = await gateway.get('/v1/voices?colour=blue', customer);
    expect(told).toMatchObject({ pagination: { limit: 20 }, warnings: [{ field: 'colour' }] });
  });
});

describe('a voice that an operator has installed', () => {
  const installed: InstalledVoice = {
    format: 1,
    voice: {
      ...{ voice_id: 'voice_nl_nl_pim_medium', name: 'Pim', type: 'public', language: 'nl' },
      ...{ accent: 'Netherlands', age: null, gender: null, preview_url: null },
    },
    catalogue_key: 'nl_NL-pim-medium',
    rank: 0,
    model_key: installedVoiceKeys.model('voice_nl_nl_pim_medium', 'a'),
    tokens_key: installedVoiceKeys.tokens('voice_nl_nl_pim_medium', 'a'),
    bytes: 63_201_294,
    sample_rate: 22_050,
    slowdown: 1.1,
    licence: 'CC0',
    source: 'https://example.com/voices.json',
    installed_at: '2026-11-25T12:00:00.000Z',
  };
  const body = {
    ...{ source_image_url: 'http://10.0.0.1/plot.jpg', format: '9:16', language: 'nl' },
    script: 'Een huis.',
  };
  let own: TestGateway;
  let caller: Customer;
  beforeAll(async () => {
    own = await startGateway();
    caller = await own.openAccount();
    await own.store.put(
      installedVoiceKeys.manifest(installed.voice.voice_id),
      Buffer.from(JSON.stringify(installed)),
      { contentType: 'application/json' },
    );
  });
  afterAll(() => own.close());

  it('is listed first, as it is in the store', async () => {
    const { body: page } = await own.get('/v1/voices?limit=2', caller);
    expect(page.voices).toEqual([installed.voice, publicVoices[0]]);
    expect(page.pagination.total).toBe(publicVoices.length + 1);
  });

  it('may be asked for by its id, and another may not', async () => {
    const post = (voice_id: string) => own.postLand(caller, { ...body, voice_id });
    const { body: refused } = await post('voice_nl_nl_gone_medium');
    expect(refused.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: 'voice_id must be a voice from GET /v1/voices',
    });
    const { body: taken } = await post(installed.voice.voice_id);
    expect(taken.error.code).toBe('SSRF_BLOCKED');
  });
});
