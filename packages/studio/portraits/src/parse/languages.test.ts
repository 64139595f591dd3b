import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Appearance } from '../appearance/appearance.js';
import { colourDistance } from '../fixtures/colour-distance.js';
import { described } from '../fixtures/described.js';
import { phrases } from '../fixtures/phrases.js';
import { parseMember } from '../parse-member.js';

/** Lines of `language|field|words => place=value; place=value`; `*` is any value, a range has `..`, colours need only be near. */
const cases = readFileSync(
  new URL('../../descriptions/words/languages.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => line.split(/\|| => /u));

function valueAt(appearance: Appearance, where: string): unknown {
  return where
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      appearance,
    );
}

/** Several, so that nothing passes because a seed happened to choose it. */
const seeds = ['one', 'two', 'three'];

function expectAt(appearance: Appearance, where: string, expected: string): void {
  const value = valueAt(appearance, where);
  const [low, high] = expected.split('..');
  if (high !== undefined) {
    expect(value).toBeGreaterThanOrEqual(Number(low));
    expect(value).toBeLessThanOrEqual(Number(high));
  } else if (expected.startsWith('#')) {
    expect(colourDistance(String(value), expected)).toBeLessThan(0.07);
  } else if (expected === '*') {
    expect(value).toEqual(expect.any(String));
  } else {
    expect(String(value)).toBe(expected);
  }
}

test.each(cases)('in %s, %s: %s tells %s', (_language, field = '', words = '', told = '') => {
  const years = field === 'age' ? Number.parseFloat(told.replace('ageYears=', '')) : 30;
  const type = years < 17 ? 'child' : years >= 60 ? 'senior' : 'adult';
  for (const seed of seeds) {
    const { appearance, notDrawn } = parseMember({ type, [field]: words }, { seed });
    for (const one of told.split('; ')) {
      const [where = '', expected = ''] = one.split('=');
      expectAt(appearance, where, expected);
    }
    expect(notDrawn).toEqual([]);
  }
});

describe('what somebody does not have', () => {
  test.each(phrases('absent'))('is not drawn: %s', (physical) => {
    const { glasses, facialHair, outfit } = described({ physical });
    expect([glasses, facialHair, outfit.headwear]).toEqual([null, 'none', null]);
  });

  test('leaves a moustache to a man without a beard', () => {
    expect(described({ physical: 'moustache grise, sans barbe' }).facialHair).toBe('moustache');
  });
});

describe('a word that is said of one part of a body', () => {
  test.each(['big brown eyes', 'a big smile', 'große Ohren', 'nez rond', 'round belly, pregnant'])(
    'does not tell the whole body: %s',
    (physical) => {
      expect(described({ physical }).build).not.toBe('stout');
    },
  );
});

test('a strap holds a dress, and trousers only where it is not of one', () => {
  const dress = described({ clothing: 'vestido blanco de tirantes' }).outfit;
  expect([dress.suspenders, dress.sleeves]).toEqual([null, 'none']);
  expect(described({ clothing: 'camisa blanca y tirantes' }).outfit.suspenders).not.toBeNull();
});
