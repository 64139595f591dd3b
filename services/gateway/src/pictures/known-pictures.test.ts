import { imageTypes } from '@groundwork/imaging';
import { sampleImage } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import { KnownPictures } from './known-pictures.js';
import type { PictureRules } from './picture-field.js';

const rules: PictureRules = {
  accepted: imageTypes,
  maxBytes: 1_000_000,
  maxPixels: 1_000_000,
  minShorterSide: 1,
  unreachable: 'INVALID_IMAGE_URL',
};

describe('a picture that is sent again', () => {
  it('is known by its content, with the same answer as the first time', async () => {
    const known = new KnownPictures();
    const bytes = await sampleImage('png');
    const first = await known.inspect(bytes, 'acct_1', rules);
    expect(first.inspection).toMatchObject({ type: 'png', width: 64, height: 64 });
    const again = await known.inspect(Buffer.from(bytes), 'acct_1', rules);
    // The same object: nothing was decoded.
    expect(again.inspection).toBe(first.inspection);
    expect(again.sha256).toBe(first.sha256);
    expect(first.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('and lies in the store, is known by its key, in the version that was looked at last, under the rules and by the account it was sent under', async () => {
    const known = new KnownPictures();
    const [first, second] = [await sampleImage('png'), await sampleImage('jpeg')];
    const key = 'tasks/task_1/cover.png';
    expect(known.recall(key, 'acct_1', rules)).toBeNull();
    for (const [etag, bytes] of [
      ['"1"', first],
      ['"2"', second],
    ] as const) {
      const version = { key, etag };
      const picture = await known.inspect(bytes, 'acct_1', rules, version);
      expect(known.recall(key, 'acct_1', rules)).toEqual({ picture, version });
    }
    expect(known.recall(key, 'acct_2', rules)).toBeNull();
    expect(known.recall(key, 'acct_1', { ...rules, minShorterSide: 65 })).toBeNull();
  });

  it('by another account is looked at anew', async () => {
    const known = new KnownPictures();
    const bytes = await sampleImage('png');
    const { inspection } = await known.inspect(bytes, 'acct_1', rules);
    expect((await known.inspect(bytes, 'acct_2', rules)).inspection).not.toBe(inspection);
  });

  it('is held to the rules of where it is sent, also when it passed others', async () => {
    const known = new KnownPictures();
    const bytes = await sampleImage('png');
    await known.inspect(bytes, 'acct_1', rules);
    const reasonFor = (change: Partial<PictureRules>) =>
      known.inspect(bytes, 'acct_1', { ...rules, ...change }).then(
        () => null,
        (error: unknown) => Reflect.get(Object(error), 'reason'),
      );
    expect(await reasonFor({ accepted: ['jpeg'] })).toBe('unsupported');
    expect(await reasonFor({ minShorterSide: 65 })).toBe('too_small');
    expect(await reasonFor({ maxPixels: 64 * 64 - 1 })).toBe('too_many_pixels');
  });

  it('and is damaged, is refused again', async () => {
    const known = new KnownPictures();
    const cut = (await sampleImage('png')).subarray(0, 100);
    for (let time = 0; time < 2; time++) {
      await expect(known.inspect(cut, 'acct_1', rules)).rejects.toMatchObject({
        reason: 'damaged',
      });
    }
  });
});
