import { ofEachClass } from '@groundwork/photo-reading';
import { describe, expect, it } from '@jest/globals';
import { chooseBrief } from './choose-brief.js';
import { roughness } from './rough-ground.js';

const shares = (
  change: Partial<Record<'ground' | 'grass' | 'trees' | 'snow' | 'rock' | 'sky', number>>,
) => ({
  shares: { ...ofEachClass(() => 0), ...change },
});

describe('rough ground', () => {
  it.each([
    ['a dune', { sky: 0.3, ground: 0.7 }, 'barren'],
    ['snow', { sky: 0.4, snow: 0.6 }, 'barren'],
    ['scree with a little grass', { rock: 0.5, ground: 0.2, grass: 0.2 }, 'barren'],
    ['snow before a wood', { snow: 0.6, trees: 0.1 }, 'rough'],
    ['a meadow', { sky: 0.4, grass: 0.6 }, null],
    ['a field path through grass', { grass: 0.5, ground: 0.2 }, null],
    ['nothing but sky', { sky: 1 }, null],
  ] as const)('follows from the classes: %s', (_, land, expected) => {
    expect(roughness(shares(land))).toBe(expected);
  });

  const request = {
    terrain: 'field',
    index: 0,
    prompt: null,
    style: null,
    exclude: null,
    language: 'en',
    seed: 7,
  } as const;

  it('has gravel and no hedge', () => {
    expect(chooseBrief(request).brief).toMatchObject({ drive: 'gravel', fence: 'hedge' });
    expect(chooseBrief({ ...request, roughness: 'rough' }).brief).toMatchObject({
      drive: 'gravel',
      fence: 'none',
      planting: 'sparse',
    });
  });

  it('has what was asked for all the same', () => {
    const prompt = 'a house with a hedge';
    expect(chooseBrief({ ...request, prompt, roughness: 'rough' }).brief.fence).toBe('hedge');
  });
});
