import { describe, expect, it } from '@jest/globals';
import { taskFailureCodes } from '../tasks/tasks.js';
import {
  MAGIC_ORIGIN,
  magicNameOf,
  magicPictures,
  magicRefusals,
  rehearsalIn,
} from './magic-urls.js';
import {
  familyRehearsal,
  rehearsedFailure,
  rehearsedFailures,
  rehearsedTroubles,
} from './rehearsals.js';

const names = [
  Object.keys(magicPictures),
  Object.keys(magicRefusals),
  [...rehearsedFailures.keys()],
  Object.keys(rehearsedTroubles),
].flat();

describe('magic inputs', () => {
  it('have each a name of their own', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('rehearse every failure that nobody brings about by cancelling', () => {
    const codes = taskFailureCodes.filter((code) => String(code) !== 'TASK_CANCELLED');
    expect([...rehearsedFailures.values()].toSorted()).toEqual(codes.toSorted());
    expect(rehearsedFailure('fail-render-failed')).toBe('RENDER_FAILED');
    expect(rehearsedFailure('slow')).toBeNull();
    expect(rehearsedFailure(null)).toBeNull();
  });

  it.each([
    [`${MAGIC_ORIGIN}/house.jpg`, 'house'],
    [`${MAGIC_ORIGIN}/too-large`, 'too-large'],
    [`${MAGIC_ORIGIN}/slow.png?x=1`, 'slow'],
    ['HTTPS://MAGIC.GROUNDWORK.INVALID/house.jpg', 'house'],
    ['http://magic.groundwork.invalid/house.jpg', null],
    ['https://magic.groundwork.invalid:8443/house.jpg', null],
    ['https://magic.groundwork.invalid.example.com/house.jpg', null],
    ['https://example.com/house.jpg', null],
    ['house', null],
    ['', null],
  ])('are known by their origin: %s', (url, name) => {
    expect(magicNameOf(url)).toBe(name);
  });

  it('of a request rehearse the first that asks for it', () => {
    const urls = ['https://example.com/slow.jpg', 'house', 'slow', 'lost-webhook'];
    expect(
      rehearsalIn(urls.map((url, index) => (index ? `${MAGIC_ORIGIN}/${url}.jpg` : url))),
    ).toBe('slow');
    expect(rehearsalIn([`${MAGIC_ORIGIN}/house.jpg`])).toBeNull();
    expect(rehearsalIn([`${MAGIC_ORIGIN}/constructor.jpg`])).toBeNull();
  });

  it.each([
    ['magic:slow', 'slow'],
    ['magic: fail-portraits-failed', 'fail-portraits-failed'],
    ['magic:house', null],
    ['magic:toString', null],
    ['slow', null],
    ['The Magics', null],
  ])('of a family are its name: %s', (name, rehearsal) => {
    expect(familyRehearsal(name)).toBe(rehearsal);
  });
});
