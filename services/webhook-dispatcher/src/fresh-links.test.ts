import { AssetUrls } from '@groundwork/storage/asset-urls';
import { describe, expect, it } from '@jest/globals';
import { withFreshLinks } from './fresh-links.js';

const publicUrl = 'https://api.groundwork.example';
const secret = 'a secret of forty characters for the test';
const next = 'another secret of forty characters, of now';
const then = new AssetUrls({ publicUrl, secrets: [secret] });
const now = new AssetUrls({ publicUrl, secrets: [next, secret] });
const at = new Date('2026-03-04T05:06:07Z');
const end = new Date('2026-03-09T00:00:00Z');
const key = 'tasks/task_1/film.mp4';

describe('withFreshLinks', () => {
  it('signs each link with the secret of now, to the end that it had', () => {
    const event = {
      event: 'e',
      result: { video_url: then.sign(key, end), seconds: 4, none: null },
    };
    const fresh = JSON.parse(withFreshLinks(JSON.stringify(event), now, at, false));
    expect(fresh).toEqual({
      event: 'e',
      result: { video_url: now.sign(key, end), seconds: 4, none: null },
    });
    expect(fresh.result.video_url).not.toBe(event.result.video_url);
  });

  it('gives the links of a family their whole time from now', () => {
    const portraits = [then.sign('families/f/1.jpg', end), then.sign('families/f/2.jpg', end)];
    const fresh = JSON.parse(withFreshLinks(JSON.stringify({ portraits }), now, at, true));
    const inAWeek = new Date('2026-03-11T05:06:07Z');
    expect(fresh.portraits).toEqual([
      now.sign('families/f/1.jpg', inAWeek),
      now.sign('families/f/2.jpg', inAWeek),
    ]);
  });

  it.each([
    'https://elsewhere.example/assets/a.jpg?expires=1773043200&signature=0',
    'https://api.groundwork.example/assets/a.jpg',
    'words',
  ])('leaves alone what is no signed link of ours: %s', (text) => {
    const body = JSON.stringify({ text });
    expect(withFreshLinks(body, now, at, false)).toBe(body);
  });

  it('changes no byte of a body without links', () => {
    const body = JSON.stringify({ name: 'Hütte 🏠', price: 1.5, list: [true, null] });
    expect(withFreshLinks(body, now, at, true)).toBe(body);
  });
});
