import { estimateCamera } from '@groundwork/photo-reading/camera/scene-camera';
import { ofEachClass } from '@groundwork/photo-reading/terrain-reading';
import { describe, expect, it } from '@jest/globals';
import { chooseBrief } from './choose-brief.js';
import { isBareFromAbove, roughness } from './place-brief.js';

const shares = (
  change: Partial<Record<'ground' | 'grass' | 'trees' | 'snow' | 'rock' | 'sky', number>>,
) => ({
  shares: { ...ofEachClass(() => 0), ...change },
});

describe('rough ground', () => {
  it.each([
    ['a dune', { sky: 0.3, ground: 0.7 }, 'barren'],
    ['snow', { sky: 0.4, snow: 0.6 }, 'snowy'],
    ['scree with a little grass', { rock: 0.5, ground: 0.2, grass: 0.2 }, 'barren'],
    ['snow before a wood', { snow: 0.3, trees: 0.4 }, 'snowy'],
    ['a meadow under snowy peaks', { snow: 0.1, grass: 0.3, rock: 0.1, trees: 0.1 }, null],
    ['a meadow', { sky: 0.4, grass: 0.6 }, null],
    ['a field path through grass', { grass: 0.5, ground: 0.2 }, null],
    ['nothing but sky', { sky: 1 }, null],
  ] as const)('follows from the classes: %s', (_, land, expected) => {
    expect(roughness(shares(land))).toBe(expected);
  });

  it('is a bare plot among trees when it is seen from above', () => {
    const [width, height] = [40, 30];
    const area = [
      { x: 0.25, y: 0.25 },
      { x: 0.75, y: 0.25 },
      { x: 0.75, y: 0.75 },
      { x: 0.25, y: 0.75 },
    ];
    const among = (plot: readonly number[]) => {
      const data = new Uint8Array(width * height * 3);
      for (let at = 0; at < width * height; at += 1) {
        const [x, y] = [at % width, Math.floor(at / width)];
        const isPlot = x >= 10 && x < 30 && y >= 7 && y < 23;
        data.set(isPlot ? plot : [60, 90, 50], at * 3);
      }
      return { width, height, channels: 3 as const, data };
    };
    const from = (view: 'eye_level' | 'straight_down') => ({
      area,
      camera: estimateCamera({ width, height, horizonY: null, view, metadata: {} }),
    });
    const sand = [215, 196, 171];
    const land = shares({ trees: 0.6, ground: 0.3 });
    const above = isBareFromAbove(among(sand), from('straight_down'));
    expect(roughness(land, above)).toBe('rough');
    expect(isBareFromAbove(among([120, 140, 80]), from('straight_down'))).toBe(false);
    expect(isBareFromAbove(among(sand), from('eye_level'))).toBe(false);
    expect(roughness(land)).toBe(null);
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
