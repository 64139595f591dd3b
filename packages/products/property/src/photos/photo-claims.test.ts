import { describe, expect, it } from '@jest/globals';
import { agreedClaims, placeBounds, settingOf, sureClaims } from './photo-claims.js';

const LESS = 1e-6;
const perceived = (outside: number, inside = 0) => ({
  places: { outside, inside, other: 1 - outside - inside },
});

describe('what is surely true of a photo of a property', () => {
  it('is that it was taken outside, where network and colours agree', () => {
    expect(sureClaims(perceived(placeBounds.claimed), 'outside')).toEqual(['outside']);
    expect(sureClaims(perceived(placeBounds.claimed - LESS), 'outside')).toEqual([]);
    expect(sureClaims(perceived(1), 'inside')).toEqual([]);
  });

  it('is never that it was taken inside', () => {
    expect(sureClaims(perceived(0, 1), 'inside')).toEqual([]);
  });
});

describe('where a photo was probably taken', () => {
  it('is where the network sees it, and else where its colours look like', () => {
    expect(settingOf(perceived(0.3, 0.6), 'outside')).toBe('inside');
    expect(settingOf(perceived(0.6, 0.3), 'inside')).toBe('outside');
    expect(settingOf(perceived(0.3, 0.4), 'outside')).toBe('outside');
    expect(settingOf(perceived(0.1, 0.1), 'inside')).toBe('inside');
  });
});

describe('what an engine is believed', () => {
  const own = { setting: 'outside', seen: ['pool', 'house'], claims: ['outside'] } as const;

  it('is what it is sure of and the colours speak for, each once', () => {
    const sights = [
      { claim: 'house', probability: 0.9 },
      { claim: 'outside', probability: 0.99 },
    ] as const;
    expect(agreedClaims(own, sights)).toEqual(['house', 'outside']);
  });

  it('is nothing that it is less sure of, or alone with', () => {
    expect(agreedClaims(own, [{ claim: 'pool', probability: 0.9 - LESS }])).toEqual(['outside']);
    expect(agreedClaims(own, [{ claim: 'sea', probability: 1 }])).toEqual(['outside']);
  });

  it('is nothing at all where it stands elsewhere', () => {
    expect(agreedClaims(own, [{ claim: 'inside', probability: 0.95 }])).toEqual([]);
  });
});
