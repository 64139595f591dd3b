import {
  landReadingAcceptedSchema,
  landReadingRecordSchema,
} from '@groundwork/contract/land/land-readings';
import { type LandReadingData, objection } from '@groundwork/contract/land/reading';
import { limits } from '@groundwork/contract/limits';
import { claim } from '@groundwork/database/jobs/lease';
import { completeWork } from '@groundwork/database/lifecycle/complete';
import { failWork } from '@groundwork/database/lifecycle/fail';
import { landReadingTarget } from '@groundwork/database/readings/land-readings';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { photo } from '../../fixtures/pictures.js';

const PATH = '/v1/land/readings';
const gateway = await startGateway({ heartbeatMs: 30 });
const customer = await gateway.openAccount('enterprise', 100);
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
afterAll(() => gateway.close());

const post = (fields: object = {}, owner = customer, headers = {}) =>
  gateway.send('post', PATH, owner, { source_image_url: url, ...fields }, headers);
const rowOf = (id: string) => gateway.database.landReading.findUniqueOrThrow({ where: { id } });

/** An accepted reading, with the account's place given back when the test is done with it. */
async function accept(fields: object = {}, owner = customer, headers = {}) {
  const response = await post(fields, owner, headers);
  expect([response.status, response.body.error]).toEqual([202, undefined]);
  const body = landReadingAcceptedSchema.parse(response.body);
  expect(response.body).toEqual(body);
  return { ...body, headers: response.headers };
}

const fail = (id: string) =>
  failWork(gateway.database, 'reading', id, {
    code: 'IMAGE_PROCESSING_FAILED',
    message: 'No.',
    failedAt: new Date(),
  });

const shares = { sky: 0.2, ground: 0, grass: 0, trees: 0, water: 0, road: 0, building: 0 };
/** A cat. */
const honestNo: LandReadingData = {
  land: { probability: 0.02 },
  view: 'eye_level',
  view_probability: 0.5,
  horizon: null,
  camera: {
    pitch_degrees: 0,
    roll_degrees: 0,
    height_m: 1.6,
    focal_mm_equivalent: 26,
    assumed: ['height_m'],
  },
  sun: null,
  classes: { ...shares, rock: 0, snow: 0, thing: 0.8 },
  plot: null,
  claims: [],
  objections: [objection('PHOTO_NOT_LAND')],
};

async function complete(id: string, reading = honestNo) {
  const lease = await claim(gateway.database, landReadingTarget(id), 60);
  if (!lease) throw new Error('not claimed');
  await completeWork(gateway.database, 'reading', id, lease, {
    completedAt: new Date(),
    reading,
    explanation: { key: `readings/${id}/reading.png`, contentType: 'image/png' },
  });
}

describe('POST /v1/land/readings', () => {
  it('answers 202, says where to look, and enqueues one job', async () => {
    const { headers, ...body } = await accept({ metadata: { listing: '4711' } });
    expect(body).toEqual({
      reading_id: expect.stringMatching(/^read_[0-9a-z]{26}$/),
      status: 'pending',
      created_at: expect.any(String),
      livemode: true,
      request_id: headers['x-request-id'],
      metadata: { listing: '4711' },
      _links: {
        self: `${PATH}/${body.reading_id}`,
        events: `${PATH}/${body.reading_id}/events`,
        poll_interval_seconds: 2,
      },
    });
    expect(headers).toMatchObject({ location: body._links.self, 'retry-after': '2' });
    expect(await gateway.presenceOf('land-reading', `${body.reading_id}_read`)).toBe('waiting');
    await fail(body.reading_id);
  });

  it.each(['live', 'test'] as const)('costs nothing with a %s key', async (mode) => {
    const poor = await gateway.openAccount('plus', 0, mode);
    const { livemode } = await accept({}, poor);
    expect(livemode).toBe(mode === 'live');
    expect(await gateway.creditsOf(poor)).toBe(0);
    expect(await gateway.database.ledgerEntry.count({ where: { accountId: poor.accountId } })).toBe(
      0,
    );
  });

  it('takes no place of the concurrent tasks, and films take none of its own', async () => {
    const owner = await gateway.openAccount('plus', 1_000);
    await gateway.database.account.update({
      where: { id: owner.accountId },
      data: { concurrencyLimit: 1 },
    });
    await accept({}, owner);
    await gateway.postLand(owner, { source_image_url: url, format: '16:9' }).expect(202);
    await accept({}, owner);
  });

  it('keeps the area under its main name and the pictures it was sent', async () => {
    const polygon = [
      { x: 0.2, y: 0.6 },
      { x: 0.8, y: 0.6 },
      { x: 0.5, y: 0.9 },
    ];
    const { reading_id } = await accept({ polygon, terrain_type: 'meadow', format: '9:16' });
    expect(await rowOf(reading_id)).toMatchObject({
      request: { source_image_url: url, area_polygon: polygon, terrain_type: 'meadow' },
      inputs: { images: [{ role: 'source', path: 'source_image_url' }] },
    });
    await fail(reading_id);
  });

  it.each([
    [{ source_image_url: undefined }, 'source_image_url is required'],
    [{ source_image_url: 5 }, 'source_image_url must be a string; you sent 5'],
    [{ area_polygon: [{ x: 0, y: 0 }] }, 'area_polygon must have at least 3 entries'],
    [
      {
        polygon: [
          { x: 0, y: 2 },
          { x: 1, y: 0 },
          { x: 0, y: 0 },
        ],
      },
      'polygon.0.y must be at most 1; you sent 2',
    ],
    [{ terrain_type: '' }, 'terrain_type must not be empty'],
    [{ mask_image_url: null }, 'mask_image_url must be a string; you sent null'],
    [{ metadata: { listing: 1 } }, 'metadata.listing must be a string; you sent 1'],
  ])('refuses %j', async (fields, message) => {
    const before = await gateway.traces();
    const { body } = await post(fields).expect(400);
    expect(body.error).toMatchObject({ code: 'VALIDATION_ERROR', message });
    expect(await gateway.traces()).toEqual(before);
  });

  it.each([
    ['[]', 400, 'VALIDATION_ERROR'],
    ['{', 400, 'INVALID_JSON'],
    ['', 400, 'INVALID_JSON'],
  ])('refuses the body %j', async (sent, status, code) => {
    const { body } = await gateway.send('post', PATH, customer, sent).expect(status);
    expect(body.error.code).toBe(code);
  });

  it('refuses pictures as POST /v1/land does, and keeps nothing', async () => {
    const before = await gateway.traces();
    const text = gateway.images.serve('/words.txt', { bytes: Buffer.from('words') });
    const black = gateway.images.serve('/tiny.jpg', { bytes: await photo(300, 200) });
    const faults: [object, string][] = [
      [{ source_image_url: text }, 'UNSUPPORTED_IMAGE_FORMAT'],
      [{ source_image_url: 'ftp://x' }, 'INVALID_IMAGE_URL'],
      [{ source_image_url: 'http://127.0.0.1:1/a.jpg' }, 'SSRF_BLOCKED'],
      [{ source_image_url: black }, 'IMAGE_RESOLUTION_TOO_LOW'],
      [{ mask_url: url }, 'UNSUPPORTED_IMAGE_FORMAT'],
    ];
    for (const [fields, code] of faults) {
      const { body } = await post(fields).expect(400);
      expect([fields, body.error.code]).toEqual([fields, code]);
    }
    expect(await gateway.traces()).toEqual(before);
  });

  it('gives the first answer again for the same Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'reading-1' };
    const first = await accept({}, customer, headers);
    const again = await accept({}, customer, headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.reading_id).toBe(first.reading_id);
    const other = await post({ terrain_type: 'dune' }, customer, headers).expect(409);
    expect(other.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await fail(first.reading_id);
  });

  it('is bounded by what is unfinished, however many ask at once', async () => {
    const owner = await gateway.openAccount('enterprise', 0);
    const most = limits.landReadings.unfinished;
    const answers = await Promise.all(Array.from({ length: most + 4 }, () => post({}, owner)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body.error.code).toBe('READING_LIMIT_EXCEEDED');
    expect(refused[0]?.headers['retry-after']).toBe('2');
    const [one] = answers.filter(({ status }) => status === 202);
    await fail(one?.body.reading_id);
    await accept({}, owner);
  });

  it('is counted by account, whichever key asks', async () => {
    const limited = await startGateway({ readingsPerMinute: 2 });
    try {
      const owner = await limited.openAccount('pro', 0);
      const tester = await limited.issueKey(owner.accountId, 'test');
      for (const key of [owner, tester]) await limited.send('post', PATH, key, {}).expect(400);
      const { body, headers } = await limited.send('post', PATH, tester, {}).expect(429);
      expect(body.error.code).toBe('RATE_LIMITED');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await limited.get('/v1/account', owner).expect(200);
      await limited.send('post', PATH, await limited.openAccount('pro', 0), {}).expect(400);
    } finally {
      await limited.close();
    }
  });
});

describe('GET /v1/land/readings/{readingId}', () => {
  const get = async (id: string, owner = customer) => {
    const response = await gateway.get(`${PATH}/${id}`, owner);
    return { ...response, record: landReadingRecordSchema.parse(response.body) };
  };

  it('is pending until it is read, and says when to ask again', async () => {
    const { reading_id } = await accept();
    const { record, headers } = await get(reading_id);
    expect(record).toMatchObject({ reading_id, status: 'pending', livemode: true });
    expect(record).not.toHaveProperty('reading');
    expect(headers['retry-after']).toBe('2');
    await fail(reading_id);
  });

  it('tells an honest no as completed, with a link that ends with it', async () => {
    const { reading_id } = await accept();
    await complete(reading_id);
    const { record, headers } = await get(reading_id);
    expect(record).toMatchObject({ status: 'completed', reading: honestNo });
    expect(record.reading?.explanation_url).toContain(`/assets/readings/${reading_id}/`);
    expect(record).not.toHaveProperty('error');
    expect(headers).not.toHaveProperty('retry-after');
    const kept = Date.parse(record.expires_at ?? '') - Date.parse(record.completed_at ?? '');
    expect(kept).toBe(limits.landReadings.keptHours * 3_600_000);
  });

  it('tells why one failed', async () => {
    const { reading_id } = await accept();
    await fail(reading_id);
    expect((await get(reading_id)).record).toMatchObject({
      status: 'failed',
      error: { code: 'IMAGE_PROCESSING_FAILED' },
    });
  });

  it.each(['', '/events'])('does not know others’, deleted and odd ones: %j', async (under) => {
    const { reading_id } = await accept();
    const stranger = await gateway.openAccount('pro', 0);
    await fail(reading_id);
    const ids = [reading_id, 'read_1', 'task_1', '%00', `${reading_id}x`.repeat(9)];
    for (const id of ids) {
      const { body } = await gateway.get(`${PATH}/${id}${under}`, stranger).expect(404);
      expect([id, body.error.code]).toEqual([id, 'READING_NOT_FOUND']);
    }
  });
});

describe('GET /v1/land/readings/{readingId}/events', () => {
  const open = async (id: string, known?: string) =>
    fetch(`${gateway.origin}${PATH}/${id}/events`, {
      headers: {
        Authorization: `Bearer ${customer.apiKey}`,
        ...(known === undefined ? {} : { 'Last-Event-ID': known }),
      },
    });

  it('tells that it waits, that it is read, and what was read', async () => {
    const { reading_id } = await accept();
    const stream = await open(reading_id);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const text = stream.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const target = landReadingTarget(reading_id);
    const lease = await claim(gateway.database, target, 60);
    if (!lease) throw new Error('not claimed');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await completeWork(gateway.database, 'reading', reading_id, lease, {
      completedAt: new Date(),
      reading: honestNo,
      explanation: { key: `readings/${reading_id}/reading.png`, contentType: 'image/png' },
    });
    const events = (await text).split('\n\n').filter((block) => block.startsWith('event'));
    const reported = events.map((block) => {
      const [event, , data] = block.split('\n').map((line) => line.slice(line.indexOf(':') + 2));
      const { stage, status } = JSON.parse(data ?? '');
      return [event, status, stage];
    });
    expect(reported).toEqual([
      ['progress', 'pending', 'waiting'],
      ['progress', 'pending', 'reading'],
      ['completed', 'completed', undefined],
    ]);
    expect((await open(reading_id, 'completed')).status).toBe(204);
    expect(await (await open(reading_id)).text()).toContain('event: completed');
  });
});

describe('magic inputs of test keys', () => {
  const magic = (name: string) => `https://magic.groundwork.invalid/${name}.jpg`;

  it('are read like photos, simulated, and refused', async () => {
    const tester = await gateway.issueKey(customer.accountId, 'test');
    const { reading_id } = await accept({ source_image_url: magic('plot') }, tester);
    expect(await rowOf(reading_id)).toMatchObject({ livemode: false, simulation: null });
    const refused = await accept({ source_image_url: magic('fail-photo-not-land') }, tester);
    expect(await rowOf(refused.reading_id)).toMatchObject({ simulation: 'fail-photo-not-land' });
    const { body } = await post({ source_image_url: magic('too-small') }, tester).expect(400);
    expect(body.error.code).toBe('IMAGE_RESOLUTION_TOO_LOW');
    for (const id of [reading_id, refused.reading_id]) await fail(id);
    await post({ source_image_url: magic('plot') }).expect(400);
  });
});
