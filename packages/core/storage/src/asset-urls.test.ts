import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { AssetUrls } from './asset-urls.js';
import { InvalidObjectKey } from './object-keys.js';

const secret = 'first-secret-of-at-least-32-characters';
const older = 'older-secret-of-at-least-32-characters';
const urls = new AssetUrls({ publicUrl: 'https://api.example.com', secrets: [secret] });
const key = 'tasks/task_1/film.mp4';
const expiresAt = new Date('2026-12-01T00:00:00Z');
const before = new Date('2026-11-30T23:59:59.999Z');
const signed = urls.sign(key, expiresAt);
const target = signed.slice('https://api.example.com'.length);

describe('a signed URL', () => {
  it('carries the second of its end and an HMAC-SHA256 over key and end', () => {
    const signature = createHmac('sha256', secret).update(`${key}\n1796083200`).digest('hex');
    expect(signed).toBe(
      `https://api.example.com/assets/${key}?expires=1796083200&signature=${signature}`,
    );
  });

  it('is good until that second', () => {
    expect(urls.verify(target, before)).toEqual({ key, expiresAt });
    expect(urls.verify(target, expiresAt)).toBe('expired');
    expect(urls.verify(target, new Date(expiresAt.getTime() + 1))).toBe('expired');
  });

  it('of a secret that was rotated out of the first place still verifies, but none is signed with it', () => {
    const rotated = new AssetUrls({
      publicUrl: 'https://api.example.com',
      secrets: ['newer-secret-of-at-least-32-characters', older],
    });
    const withOlder = new AssetUrls({ publicUrl: 'https://api.example.com', secrets: [older] });
    const old = withOlder.sign(key, expiresAt).slice('https://api.example.com'.length);
    expect(rotated.verify(old, before)).toEqual({ key, expiresAt });
    expect(rotated.sign(key, expiresAt)).not.toBe(withOlder.sign(key, expiresAt));
    expect(urls.verify(old, before)).toBe('forged');
  });

  it.each([
    ['another key', target.replace('film', 'gilm')],
    ['a later end', target.replace('expires=1', 'expires=2')],
    ['a signature with one bit changed', target.replace(/.$/, (c) => (c === '0' ? '1' : '0'))],
    ['a cut signature', target.slice(0, -2)],
    ['a longer signature', `${target}00`],
    ['a signature in capitals', target.replace(/[0-9a-f]{64}$/, (hex) => hex.toUpperCase())],
    ['no signature', target.replace(/&signature=.*/, '')],
    ['an empty signature', target.replace(/signature=.*/, 'signature=')],
    ['no end', target.replace(/expires=\d+&/, '')],
    ['the end twice', target.replace('?', '?expires=9999999999&')],
    ['the end twice, the other way round', `${target}&expires=9999999999`],
    ['the signature twice', `${target}&signature=${'0'.repeat(64)}`],
    ['a further parameter', `${target}&a=b`],
    ['other spelling of a parameter', target.replace('expires', 'Expires')],
    ['an array as parameter', target.replace('expires=', 'expires[]=')],
    ['a zero before the end', target.replace('expires=', 'expires=0')],
    ['a sign before the end', target.replace('expires=', 'expires=+')],
    ['an escaped slash', target.replace('task_1/film', 'task_1%2ffilm')],
    ['an escaped letter', target.replace('film', '%66ilm')],
    ['a capital in the key', target.replace('film', 'Film')],
    ['a second slash', target.replace('/film', '//film')],
    ['a way up', target.replace('/film', '/x/../film')],
    ['a dot segment', target.replace('/film', '/./film')],
    ['another folder', target.replace('/assets/', '/Assets/')],
    ['an escaped folder', target.replace('/assets/', '/%61ssets/')],
    ['a whole URL', signed],
    ['a fragment', `${target}#a`],
    ['a line break at the end', `${target}\n`],
    ['nothing', ''],
    ['the bare folder', '/assets/'],
  ])('with %s is forged', (_name, changed) => {
    expect(changed).not.toBe(target);
    expect(urls.verify(changed, before)).toBe('forged');
  });

  it('is made for valid keys only', () => {
    expect(() => urls.sign('../secret', expiresAt)).toThrow(InvalidObjectKey);
  });

  it('needs a secret', () => {
    expect(() => new AssetUrls({ publicUrl: 'https://api.example.com', secrets: [] })).toThrow(
      TypeError,
    );
  });

  it('stands under the path of the public URL', () => {
    const below = new AssetUrls({
      publicUrl: 'https://example.com/groundwork/',
      secrets: [secret],
    });
    const url = below.sign(key, expiresAt);
    expect(url).toMatch(/^https:\/\/example\.com\/groundwork\/assets\/tasks\//);
    expect(below.keyOfOwnUrl(url)).toBe(key);
    expect(below.keyOfOwnUrl(`https://example.com/assets/${key}`)).toBeNull();
  });
});

describe('a URL of our own', () => {
  it.each([
    signed,
    `https://api.example.com/assets/${key}`,
    `https://api.example.com/assets/${key}?expires=1&signature=bad`,
    `https://API.Example.com:443/assets/${key}#t=1`,
    `https://api.example.com./assets/${key}`,
    `http://api.example.com/assets/${key}`,
    'https://api.example.com/assets/tasks%2Ftask_1%2Ffilm.mp4',
    'https://api.example.com/assets/tasks/x/../task_1/film.mp4',
    'https:\\\\api.example.com\\assets\\tasks\\task_1\\film.mp4',
  ])('%s gives its key, whatever its signature', (url) => {
    expect(urls.keyOfOwnUrl(url)).toBe(key);
  });

  it.each([
    `https://api.example.org/assets/${key}`,
    `https://api.example.com.evil.org/assets/${key}`,
    `https://api.example.com@evil.org/assets/${key}`,
    `https://user:pass@api.example.com/assets/${key}`,
    `https://api.example.com:8443/assets/${key}`,
    `ftp://api.example.com/assets/${key}`,
    `https://api.example.com/other/${key}`,
    'https://api.example.com/assets/',
    'https://api.example.com/assets/%2e%2e/secret',
    'https://api.example.com/assets/a%00b',
    'https://api.example.com/assets/%',
    'https://api.example.com/assets/A.png',
    'not a url',
    '',
  ])('is not %s', (url) => {
    expect(urls.keyOfOwnUrl(url)).toBeNull();
  });
});
