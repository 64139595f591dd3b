import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { safeFetchEnvironment } from './environment.js';
import { createSafeFetch } from './safe-fetch.js';

const environment = z.object(safeFetchEnvironment);

describe('ALLOWED_PRIVATE_ORIGINS', () => {
  it('is empty by default', () => {
    expect(environment.parse({}).ALLOWED_PRIVATE_ORIGINS).toEqual([]);
    expect(environment.parse({ ALLOWED_PRIVATE_ORIGINS: ' , ' }).ALLOWED_PRIVATE_ORIGINS).toEqual(
      [],
    );
  });

  it('is read as origins in their standard form', () => {
    const value = 'http://127.0.0.1:9000, https://Files.Corp.Example:443/,http://[::1]:80';
    expect(environment.parse({ ALLOWED_PRIVATE_ORIGINS: value }).ALLOWED_PRIVATE_ORIGINS).toEqual([
      'http://127.0.0.1:9000',
      'https://files.corp.example',
      'http://[::1]',
    ]);
  });

  it('names each entry that is not an origin', () => {
    const value =
      'localhost:9000,http://a.example/path,ftp://a.example,http://u:p@a.example,http://ok.example';
    const result = environment.safeParse({ ALLOWED_PRIVATE_ORIGINS: value });
    expect(result.error?.issues.map((issue) => issue.message.split(' ')[0])).toEqual([
      '"localhost:9000"',
      '"http://a.example/path"',
      '"ftp://a.example"',
      '"http://u:p@a.example"',
    ]);
  });

  it('is checked again by createSafeFetch', () => {
    expect(() => createSafeFetch({ allowedPrivateOrigins: ['http://a.example/path'] })).toThrow(
      TypeError,
    );
  });
});
