import { describe, expect, it } from '@jest/globals';
import { openLand } from '../fixtures/seen-whole.js';
import { shownBy } from './shown.js';
import type { PerceivedWhole } from './whole-photo.js';

const LESS = 1e-6;
const of = (kinds: Partial<PerceivedWhole['kinds']>) =>
  shownBy({ kinds: { ...openLand.kinds, other: 0, ...kinds } });

describe('what a photo is told to show', () => {
  it('is the likeliest kind from its bound on, and nothing below it', () => {
    expect(of({ kitchen: 0.9, dining_room: 0.1 })).toEqual({ shows: 'kitchen', confidence: 0.9 });
    const unsure = 0.9 - LESS;
    expect(of({ kitchen: unsure })).toEqual({ shows: null, confidence: unsure });
  });

  it('is no kind that is too often taken for others', () => {
    expect(of({ garden: 1 })).toEqual({ shows: null, confidence: 1 });
  });

  it('is nothing where it is surely something else', () => {
    expect(of({ other: 1 })).toEqual({ shows: null, confidence: 1 });
  });
});
