import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ApiError, errorCatalogue, errorEnvelope } from './errors.js';
import { limits } from './limits.js';
import { parseRequest, unknownNames } from './validation.js';

/** The document's table, by hand: code and status. */
const documented = {
  VALIDATION_ERROR: 400,
  INVALID_JSON: 400,
  INVALID_PARAMETER: 400,
  MISSING_PARAMETER: 400,
  INVALID_IMAGE_URL: 400,
  IMAGE_RESOLUTION_TOO_LOW: 400,
  IMAGE_INACCESSIBLE: 400,
  IMAGE_TIMEOUT: 400,
  UNSUPPORTED_IMAGE_FORMAT: 400,
  IMAGE_TOO_LARGE: 400,
  SSRF_BLOCKED: 400,
  INVALID_WEBHOOK_URL: 400,
  INVALID_REFERENCE_IMAGE: 400,
  MISSING_API_KEY: 401,
  INVALID_API_KEY: 401,
  API_KEY_REVOKED: 401,
  API_KEY_EXPIRED: 401,
  INSUFFICIENT_CREDITS: 402,
  PLAN_REQUIRED: 403,
  PLAN_NOT_ALLOWED: 403,
  FORBIDDEN: 403,
  ASSET_ACCESS_DENIED: 403,
  NOT_FOUND: 404,
  TASK_NOT_FOUND: 404,
  FAMILY_NOT_FOUND: 404,
  FAMILY_MEMBER_NOT_FOUND: 404,
  CUSTOM_TEMPLATE_LIMIT_REACHED: 409,
  CUSTOM_TEMPLATE_ARCHIVED: 409,
  FAMILY_NOT_READY: 422,
  FAMILY_MEMBER_MINIMUM: 422,
  FAMILY_MEMBER_LIMIT_EXCEEDED: 422,
  FAMILY_LIMIT_REACHED: 422,
  INVALID_CONTENT_TYPE: 415,
  CONCURRENCY_LIMIT_EXCEEDED: 429,
  CUSTOM_TEMPLATE_CREATE_FAILED: 500,
  EXTERNAL_SERVICE_ERROR: 502,
  ANALYSIS_UNAVAILABLE: 502,
};

describe('error catalogue', () => {
  it('has every documented code with its status', () => {
    const ours = Object.fromEntries(
      Object.entries(errorCatalogue).map(([code, { status }]) => [code, status]),
    );
    expect(ours).toMatchObject(documented);
  });

  it('puts code, message and request_id into the envelope, details only where there are some', () => {
    expect(errorEnvelope(new ApiError('TASK_NOT_FOUND'), 'req_1')).toEqual({
      error: { code: 'TASK_NOT_FOUND', message: 'No such task', request_id: 'req_1' },
    });
    const withDetails = new ApiError('PLAN_REQUIRED', { details: { current_plan: 'free' } });
    expect(errorEnvelope(withDetails, 'req_2').error.details).toEqual({ current_plan: 'free' });
  });
});

it('WEBHOOK_ENDPOINT_LIMIT_REACHED says the limit', () => {
  const { message } = errorCatalogue.WEBHOOK_ENDPOINT_LIMIT_REACHED;
  expect(message).toContain(`at most ${limits.webhook.endpoints} webhook endpoints`);
});

describe('a value that breaks a rule', () => {
  const rules = z.object({
    count: z.int().max(8),
    kind: z.enum(['a', 'b']),
    images: z.array(z.string()).max(2),
    words: z.string().max(3),
  });
  const good = { count: 1, kind: 'a', images: [], words: '' };
  const refusal = (change: object) => {
    try {
      parseRequest(rules, { ...good, ...change });
    } catch (error) {
      return error instanceof ApiError ? error : null;
    }
    return null;
  };

  it.each([
    [{ count: '3' }, 'count must be a number; you sent "3"'],
    [{ count: 20 }, 'count must be at most 8; you sent 20'],
    [{ kind: 'c' }, 'kind must be one of: a, b; you sent "c"'],
    [{ kind: undefined }, 'kind is required'],
    [{ words: 'four' }, 'words must be at most 3 characters'],
    [{ count: 'x'.repeat(99) }, `count must be a number; you sent "${'x'.repeat(39)}…`],
  ])('%j is told with what was sent', (change, message) => {
    expect(refusal(change)?.message).toBe(message);
  });

  it('is one issue where it is of another kind, and says nothing of its length', () => {
    expect(refusal({ images: 'https://example.com/a.jpg' })?.details).toEqual({
      field: 'images',
      issues: [{ path: 'images', message: 'images must be an array' }],
    });
  });
});

const schema = z.object({
  num_constructions: z.int().optional(),
  format: z.string().default('16:9'),
  voice: z.object({ voice_id: z.string() }).nullable().optional(),
  scenes: z.array(z.object({ image_url: z.string() })).optional(),
  subtitle_config: z.looseObject({}).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});
const unknownIn = (body: object) =>
  [...unknownNames(schema, body, 'field')].map(({ path, message, isNearlyKnown }) =>
    isNearlyKnown ? message : path,
  );

describe('a name that no schema knows', () => {
  it.each([
    'num_construction',
    'numConstructions',
    'num-constructions',
    'nun_constructions',
    'num_cosntructions',
  ])('%s is nearly a known one', (name) => {
    expect(unknownIn({ [name]: 2 })).toEqual([
      `${name} is not a known field; did you mean num_constructions?`,
    ]);
  });

  it.each(['num', 'constructions', 'utm_source', 'form', 'platform', 'toString', '__proto__'])(
    '%s is any other',
    (name) => {
      expect(unknownIn(JSON.parse(`{"${name}": 2}`))).toEqual([name]);
    },
  );

  it('may be short', () => {
    const short = z.object({ name: z.string(), age: z.int(), font: z.string(), x: z.number() });
    const body = { nam: '', ages: 7, fnot: '', y: 1 };
    const near = [...unknownNames(short, body, 'field')].map(({ isNearlyKnown }) => isNearlyKnown);
    expect(near).toEqual([true, true, true, false]);
  });

  it('is any other beside the field itself', () => {
    expect(unknownIn({ num_constructions: 2, numConstructions: 2 })).toEqual(['numConstructions']);
  });

  it('is found at any depth', () => {
    expect(
      unknownIn({ voice: { voiceId: 'v' }, scenes: [{ image_url: '' }, { mood: 1 }, 7] }),
    ).toEqual(['voice.voiceId is not a known field; did you mean voice_id?', 'scenes.1.mood']);
  });

  it('is none where any name may stand', () => {
    expect(unknownIn({ subtitle_config: { colour: 1 }, metadata: { formats: '' } })).toEqual([]);
  });
});
