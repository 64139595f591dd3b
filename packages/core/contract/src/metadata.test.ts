import { describe, expect, it } from '@jest/globals';
import { ApiError } from './errors.js';
import { parseLandRequest } from './land/request.js';

const land = { source_image_url: 'https://photos.example.com/a.jpg', format: '9:16' };
const parse = (metadata: unknown) => parseLandRequest({ ...land, metadata }).metadata;

function faultOf(metadata: unknown): unknown {
  try {
    parse(metadata);
  } catch (error) {
    if (error instanceof ApiError) return error.details?.issues;
    throw error;
  }
  return null;
}

const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key ${at}`, '']));

describe('metadata', () => {
  it('is an object of texts, up to its limits', () => {
    for (const good of [{}, { listing: '4711' }, keys(20), { ['k'.repeat(40)]: 'v'.repeat(500) }]) {
      expect(parse(good)).toEqual(good);
    }
    expect(parseLandRequest(land)).not.toHaveProperty('metadata');
  });

  it.each([
    [null, 'metadata', 'metadata must be an object'],
    ['4711', 'metadata', 'metadata must be an object'],
    [[], 'metadata', 'metadata must be an object'],
    [{ listing: 4711 }, 'metadata.listing', 'metadata.listing must be a string'],
    [{ a: 'v'.repeat(501) }, 'metadata.a', 'metadata.a must be at most 500 characters'],
    [{ ['k'.repeat(41)]: '' }, 'metadata', 'metadata keys must be 1 to 40 characters'],
    [{ '': '' }, 'metadata', 'metadata keys must be 1 to 40 characters'],
    [keys(21), 'metadata', 'metadata must have at most 20 keys'],
  ])('is refused as %j', (metadata, path, message) => {
    expect(faultOf(metadata)).toEqual([{ path, message }]);
  });
});
