import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { storageEnvironment } from './environment.js';

const environment = z.object(storageEnvironment);
const good = {
  STORAGE_DIR: '/var/lib/groundwork',
  ASSET_SIGNING_SECRET: 'a'.repeat(32),
  PUBLIC_URL: 'https://api.example.com',
};

describe('the environment of the storage', () => {
  it('is read', () => {
    expect(environment.parse(good)).toEqual({
      ...good,
      ASSET_SIGNING_SECRET: ['a'.repeat(32)],
      S3_REGION: 'us-east-1',
    });
  });

  it('takes several secrets', () => {
    const list = ` ${'a'.repeat(32)} , ${'b'.repeat(40)}`;
    expect(environment.parse({ ...good, ASSET_SIGNING_SECRET: list }).ASSET_SIGNING_SECRET).toEqual(
      ['a'.repeat(32), 'b'.repeat(40)],
    );
  });

  it.each([
    ['http://localhost:8080/', 'http://localhost:8080'],
    ['https://EXAMPLE.com:443', 'https://example.com'],
    ['https://example.com/groundwork/', 'https://example.com/groundwork'],
  ])('writes PUBLIC_URL %s as %s', (given, expected) => {
    expect(environment.parse({ ...good, PUBLIC_URL: given }).PUBLIC_URL).toBe(expected);
  });

  it.each([
    ['STORAGE_DIR', ''],
    ['S3_BUCKET', 'No Bucket'],
    ['S3_BUCKET', '../etc'],
    ['S3_ENDPOINT', 'objects:7070'],
    ['ASSET_SIGNING_SECRET', 'short'],
    ['ASSET_SIGNING_SECRET', `${'a'.repeat(32)},`],
    ['ASSET_SIGNING_SECRET', undefined],
    ['PUBLIC_URL', 'api.example.com'],
    ['PUBLIC_URL', 'ftp://api.example.com'],
    ['PUBLIC_URL', 'https://user:pass@api.example.com'],
    ['PUBLIC_URL', 'https://api.example.com/?a=b'],
    ['PUBLIC_URL', undefined],
  ])('refuses %s=%j and never repeats a secret', (name, value) => {
    const result = environment.safeParse({ ...good, [name]: value });
    expect(result.error?.issues[0]?.path[0]).toBe(name);
    expect(result.error?.message).not.toMatch(/aaaa|short|user:pass/);
  });
});
