import { ofEachClass } from '@groundwork/photo-reading';
import { describe, expect, it } from '@jest/globals';
import { agreedClaims, outsideBounds, sureClaims } from './photo-claims.js';

const LESS = 1e-6;
const seen = (land: number, sky: number) => {
  const sureShares = { ...ofEachClass(() => 0), sky };
  return { land, terrain: { sureShares } } as Parameters<typeof sureClaims>[1];
};

describe('what is surely true of a photo of a property', () => {
  it('is that it was taken outside, under much sky over land', () => {
    const { land, sky } = outsideBounds;
    expect(sureClaims({ setting: 'outside' }, seen(land, sky))).toEqual(['outside']);
    expect(sureClaims({ setting: 'outside' }, seen(land - LESS, sky))).toEqual([]);
    expect(sureClaims({ setting: 'outside' }, seen(land, sky - LESS))).toEqual([]);
  });

  it('is nothing where its colours say otherwise', () => {
    expect(sureClaims({ setting: 'inside' }, seen(1, 1))).toEqual([]);
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
