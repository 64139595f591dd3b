import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../fixtures/gateway.js';
import { photo } from '../fixtures/pictures.js';
import { spec, TEMPLATES } from '../fixtures/showcases.js';

const gateway = await startGateway();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const customer = await gateway.openAccount('max');
afterAll(() => gateway.close());

const strict = { Prefer: 'respond-async, handling=strict' };
const land = (change: object) => ({ source_image_url: url, format: '16:9', ...change });
const post = (body: object, headers = {}) =>
  gateway.send('post', '/v1/land', customer, body, headers);
const music = { music_id: '3f8b1c52-6a0e-4d27-9c41-8f2d6b7e5a10', music_kind: 'stock' };
const warning = (field: string) => ({
  code: 'UNKNOWN_FIELD',
  field,
  message: `${field}: This name is unknown and is ignored`,
});

describe('a name of a request that is nearly a known one', () => {
  it('is refused with that name in a body, at any depth', async () => {
    const body = land({
      num_construction: 2,
      scenes: [{ image_url: url, camera_movment: 'arc_left' }],
    });
    const { error } = (await post(body).expect(400)).body;
    expect(error.code).toBe('VALIDATION_ERROR');
    expect(error.details.issues.map(({ message }: { message: string }) => message)).toEqual([
      'num_construction is not a known field; did you mean num_constructions?',
      'scenes.0.camera_movment is not a known field; did you mean camera_movement?',
    ]);
  });

  it('is refused with that name in a query', async () => {
    const { status, body } = await gateway.get('/v1/voices?langage=en', customer);
    expect([status, body.error.code]).toEqual([400, 'INVALID_PARAMETER']);
    expect(body.error.message).toBe('langage is not a known parameter; did you mean language?');
  });
});

it('a field of the body that stands in the query is refused: a question is no order', async () => {
  const asked = await gateway.send('post', '/v1/land?dry_run=true', customer, land({}));
  expect(asked.status).toBe(400);
  expect(asked.body.error.message).toBe('dry_run is a field of the body; send it there');
});

describe('any other unknown name', () => {
  it('is named beside the field that is missing, at its level', async () => {
    const { error } = (await post({ image_url: url, format: '16:9', scenes: [{ mood: 1 }] })).body;
    expect(error.message).toBe('source_image_url is required; not a known field: image_url');
  });

  it('stands in the warnings of the answer, and of a retry’s', async () => {
    const headers = { 'Idempotency-Key': 'unknown-names' };
    const body = land({ mood: 'calm' });
    const first = await post(body, headers).expect(202);
    expect(first.body.warnings).toEqual([warning('mood')]);
    const retry = await post(body, headers).expect(202);
    expect(retry.body).toEqual(first.body);
    const task = await gateway.get(`/v1/tasks/${first.body.task_id}?colour=red`, customer);
    expect(task.body.warnings).toEqual([warning('colour')]);
    expect((await gateway.get(`/v1/tasks/${first.body.task_id}`, customer)).body.warnings).toBe(
      undefined,
    );
  });

  it('stands before the warnings of a dry run', async () => {
    const { body } = await post(land({ mood: 'calm', ...music, dry_run: true }));
    expect(body.warnings.map(({ field }: { field: string }) => field)).toEqual([
      'mood',
      'music_id',
      'music_kind',
      'property',
      'source_image_url',
    ]);
  });

  it('stands in a field of its own where a template has warnings', async () => {
    const { body } = await gateway.send('post', TEMPLATES, customer, {
      name: 'Ours',
      reference_image_url: url,
      spec,
      mood: 'calm',
    });
    expect([body.warnings, body.request_warnings]).toEqual([[], [warning('mood')]]);
  });
});

describe('Prefer: handling=strict', () => {
  it('refuses any unknown name of a body and says that it was honoured', async () => {
    const { status, body, headers } = await post(land({ mood: 'calm' }), strict);
    expect([status, body.error.message]).toEqual([400, 'mood is not a known field']);
    expect(headers['preference-applied']).toBe('handling=strict');
  });

  it('refuses any unknown parameter, also where none is known', async () => {
    const { status, body } = await gateway.get('/v1/account?mood=calm', customer).set(strict);
    expect([status, body.error.message]).toEqual([400, 'mood is not a known parameter']);
  });

  it('accepts a request that is known as a whole', async () => {
    const { headers } = await post(land({}), strict).expect(202);
    expect(headers['preference-applied']).toBe('handling=strict');
  });
});
