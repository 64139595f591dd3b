import { describe, expect, it } from '@jest/globals';
import { usedOverrides } from './overrides.js';
import { planLand, priceLand } from './plan.js';
import { type LandRequest, parseLandRequest } from './request.js';

const triangle = [
  { x: 0.2, y: 0.5 },
  { x: 0.8, y: 0.5 },
  { x: 0.5, y: 0.9 },
];
const url = 'https://example.com/a.png';
const request = (extra: object): LandRequest =>
  parseLandRequest({ source_image_url: url, format: '16:9', ...extra });
const price = (extra: object) => priceLand(planLand(request(extra)));

describe('credits of a land film', () => {
  it.each([
    [
      'everything generated: base 15, mask 5, three scenes of 5, script 5',
      {},
      [15, 5, 3, 15, 5, 40],
    ],
    ['each generated scene costs 5', { num_constructions: 8 }, [15, 5, 8, 40, 5, 65]],
    ['a mask image waives the mask', { mask_image_url: url }, [15, 0, 3, 15, 5, 35]],
    ['a polygon waives the mask', { polygon: triangle }, [15, 0, 3, 15, 5, 35]],
    ['a marked image waives the mask', { marked_image_url: url }, [15, 0, 3, 15, 5, 35]],
    [
      'each construction prompt is a generated scene',
      { prompts: ['a', 'b'] },
      [15, 5, 2, 10, 5, 35],
    ],
    [
      'num_constructions is ignored beside prompts',
      { prompts: ['a'], num_constructions: 8 },
      [15, 5, 1, 5, 5, 30],
    ],
    ['a supplied script is free', { script: 'Words.' }, [15, 5, 3, 15, 0, 35]],
    ['no voice-over, no script', { voiceover_enabled: false }, [15, 5, 3, 15, 0, 35]],
    ['scenes alone leave the base', { scenes: [{ image_url: url }] }, [15, 0, 0, 0, 0, 15]],
    [
      'num_constructions is ignored beside scenes',
      { scenes: [{}], num_constructions: 5 },
      [15, 0, 0, 0, 0, 15],
    ],
    ['prompts are ignored beside scenes', { scenes: [{}], prompts: ['a'] }, [15, 0, 0, 0, 0, 15]],
  ])('%s', (_rule, extra, [base, mask, count, scenes, script, total]) => {
    expect(price(extra)).toEqual({
      base_render: base,
      generated_mask: mask,
      generated_scene_count: count,
      generated_scenes: scenes,
      generated_script: script,
      total,
    });
  });
});

describe('marking', () => {
  it.each([
    [{}, 'auto'],
    [{ polygon: triangle }, 'polygon'],
    [{ mask_url: url, polygon: triangle }, 'mask'],
    [{ marked_image_url: url, mask_url: url, polygon: triangle }, 'mask'],
    [{ scenes: [{}] }, 'none'],
    [{ scenes: [{}], polygon: triangle }, 'polygon'],
  ])('%j reports %s', (extra, marking) => {
    expect(planLand(request(extra)).marking).toBe(marking);
  });

  it('takes a marked image before a mask, and a mask before a polygon', () => {
    expect(
      planLand(request({ marked_image_url: url, mask_url: url, polygon: triangle })).area,
    ).toBe('marked_image');
    expect(planLand(request({ mask_url: url, polygon: triangle })).area).toBe('mask');
  });
});

describe('used_overrides', () => {
  it('names nothing when nothing was overridden', () => {
    expect(usedOverrides(request({}))).toEqual([]);
  });

  it('names fields in the document’s order, aliases under their main names', () => {
    const extra = {
      elements_config: {},
      background_music: true,
      music_kind: 'stock',
      music_id: '0f9d2a52-6c1e-4e57-9a3e-1d1f6f0a7b11',
      language: 'es',
      script: 'Palabras.',
      prompts: ['villa'],
      terrain_type: 'hillside',
      mask_url: url,
      voice_id: 'v',
      voiceover_enabled: true,
      subtitle_config: {},
      style: 'white',
      exclude: 'pool',
      webhook_url: 'https://example.com/hook',
    };
    expect(usedOverrides(request(extra))).toEqual([
      'mask_image_url',
      'terrain_type',
      'construction_prompts',
      'style',
      'exclude',
      'script',
      'language',
      'voice_id',
      'voiceover_enabled',
      'background_music',
      'music_id',
      'music_kind',
      'subtitle_config',
      'elements_config',
    ]);
  });

  it('counts an explicit background_music: false, and no omitted field', () => {
    expect(usedOverrides(request({ background_music: false }))).toEqual(['background_music']);
  });

  it('leaves out what had no effect', () => {
    expect(
      usedOverrides(
        request({
          marked_image_url: url,
          mask_url: url,
          polygon: triangle,
          scenes: [{}],
          prompts: ['a'],
          num_constructions: 4,
          voice_id: 'v',
          voiceover_enabled: false,
          music_id: '0f9d2a52-6c1e-4e57-9a3e-1d1f6f0a7b11',
          music_kind: 'ai',
        }),
      ),
    ).toEqual(['marked_image_url', 'scenes', 'voiceover_enabled']);
  });
});
