import { describe, expect, it } from '@jest/globals';
import { issuesOf as issuesOfParse } from '../fixtures/issues.js';
import { orderedScenes, parseLandRequest } from './request.js';

const valid = { source_image_url: 'https://example.com/plot.jpg', format: '9:16' };

const issuesOf = (body: unknown) => issuesOfParse(parseLandRequest, body);

describe('POST /v1/land, body', () => {
  it('needs only source_image_url and format', () => {
    expect(parseLandRequest(valid)).toMatchObject(valid);
  });

  it.each([
    [null, 'body: The request body must be a JSON object'],
    [[], 'body: The request body must be a JSON object'],
    ['text', 'body: The request body must be a JSON object'],
    [{ format: '9:16' }, 'source_image_url: source_image_url is required'],
    [{ ...valid, format: undefined }, 'format: format is required'],
    [{ ...valid, source_image_url: 5 }, 'source_image_url: source_image_url must be a string'],
    [{ ...valid, source_image_url: null }, 'source_image_url: source_image_url must be a string'],
    [{ ...valid, format: '1:1' }, 'format: format must be one of: 9:16, 16:9'],
    [{ ...valid, mask_image_url: {} }, 'mask_image_url: mask_image_url must be a string'],
    [{ ...valid, mask_url: 1 }, 'mask_url: mask_url must be a string'],
    [{ ...valid, marked_image_url: [] }, 'marked_image_url: marked_image_url must be a string'],
    [{ ...valid, area_polygon: 'x' }, 'area_polygon: area_polygon must be an array'],
    [
      {
        ...valid,
        area_polygon: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
      },
      'area_polygon: area_polygon must have at least 3 entries',
    ],
    [
      {
        ...valid,
        area_polygon: [
          { x: 0.1, y: 0.1 },
          { x: 0.5, y: 0.5 },
          { x: 0.9, y: 0.9 },
        ],
      },
      'area_polygon: area_polygon must enclose an area: its points lie on one line',
    ],
    [
      { ...valid, polygon: Array.from({ length: 4 }, () => ({ x: 0.5, y: 0.5 })) },
      'polygon: polygon must enclose an area: its points lie on one line',
    ],
    [
      {
        ...valid,
        area_polygon: [
          { x: 0, y: 0 },
          { x: 1.1, y: 1 },
          { x: 0, y: 1 },
        ],
      },
      'area_polygon.1.x: area_polygon.1.x must be at most 1',
    ],
    [
      {
        ...valid,
        polygon: [
          { x: 0, y: 0 },
          { x: -0.1, y: 1 },
          { x: 0, y: 1 },
        ],
      },
      'polygon.1.x: polygon.1.x must be at least 0',
    ],
    [
      { ...valid, area_polygon: [{ x: 0, y: 0 }, { x: 1 }, { x: 0, y: 1 }] },
      'area_polygon.1.y: area_polygon.1.y is required',
    ],
    [{ ...valid, terrain_type: '' }, 'terrain_type: terrain_type must not be empty'],
    [
      { ...valid, construction_prompts: [] },
      'construction_prompts: construction_prompts must have at least 1 entry',
    ],
    [
      { ...valid, construction_prompts: Array(9).fill('house') },
      'construction_prompts: construction_prompts must have at most 8 entries',
    ],
    [{ ...valid, prompts: ['a', 3] }, 'prompts.1: prompts.1 must be a string'],
    [{ ...valid, num_constructions: 1 }, 'num_constructions: num_constructions must be at least 2'],
    [{ ...valid, num_constructions: 9 }, 'num_constructions: num_constructions must be at most 8'],
    [
      { ...valid, num_constructions: 2.5 },
      'num_constructions: num_constructions must be an integer',
    ],
    [{ ...valid, num_constructions: '3' }, 'num_constructions: num_constructions must be a number'],
    [{ ...valid, scenes: [] }, 'scenes: scenes must have at least 1 entry'],
    [{ ...valid, scenes: Array(9).fill({}) }, 'scenes: scenes must have at most 8 entries'],
    [{ ...valid, scenes: [{ order: 0 }] }, 'scenes.0.order: scenes.0.order must be at least 1'],
    [{ ...valid, scenes: [{ order: 1.5 }] }, 'scenes.0.order: scenes.0.order must be an integer'],
    [
      { ...valid, scenes: [{}, { camera_movement: 'spin' }] },
      'scenes.1.camera_movement: scenes.1.camera_movement must be one of: traveling_left, traveling_right, traveling_up, traveling_down, dolly_in, dolly_out, arc_left, arc_right',
    ],
    [{ ...valid, script: '' }, 'script: script must not be empty'],
    [{ ...valid, language: 'e' }, 'language: language must be at least 2 characters'],
    [
      { ...valid, voiceover_enabled: 'no' },
      'voiceover_enabled: voiceover_enabled must be a boolean',
    ],
    [{ ...valid, background_music: 1 }, 'background_music: background_music must be a boolean'],
    [
      { ...valid, music_id: 'track-1', music_kind: 'stock' },
      'music_id: music_id must be a valid UUID',
    ],
    [
      { ...valid, music_id: '0f9d2a52-6c1e-4e57-9a3e-1d1f6f0a7b11', music_kind: 'live' },
      'music_kind: music_kind must be one of: stock, ai',
    ],
    [
      { ...valid, music_id: '0f9d2a52-6c1e-4e57-9a3e-1d1f6f0a7b11' },
      'music_kind: music_id and music_kind must be provided together',
    ],
    [{ ...valid, music_kind: 'ai' }, 'music_id: music_id and music_kind must be provided together'],
    [{ ...valid, subtitle_config: 'big' }, 'subtitle_config: subtitle_config must be an object'],
    [{ ...valid, elements_config: [] }, 'elements_config: elements_config must be an object'],
    [
      { ...valid, elements_config: { intro_outro: { intro: { template_id: 'intro_minimal' } } } },
      'elements_config.intro_outro.intro.title: elements_config.intro_outro.intro.title is required',
    ],
    [
      { ...valid, elements_config: { intro_outro: { credits: {} } } },
      'elements_config.intro_outro: elements_config.intro_outro has unknown field: credits',
    ],
    [{ ...valid, webhook_url: false }, 'webhook_url: webhook_url must be a string'],
  ])('refuses %j with its first issue', (body, issue) => {
    expect(issuesOf(body)[0]).toBe(issue);
  });

  it('reports every issue, in the order of the document', () => {
    expect(
      issuesOf({ music_kind: 'x', scenes: [{ order: 0 }], format: 'x', num_constructions: 99 }).map(
        (issue) => issue.split(':')[0],
      ),
    ).toEqual([
      'source_image_url',
      'format',
      'num_constructions',
      'scenes.0.order',
      'music_id',
      'music_kind',
    ]);
  });

  it('takes a scene without any field, and ignores fields it does not know', () => {
    expect(parseLandRequest({ ...valid, scenes: [{}], colour: 'red' })).not.toHaveProperty(
      'colour',
    );
  });

  it('passes subtitle_config and the rest of elements_config through as they came', () => {
    const passing = {
      subtitle_config: { size: 42, anything: [1] },
      elements_config: { logo: { url: 7 }, watermark: null },
    };
    expect(parseLandRequest({ ...valid, ...passing })).toMatchObject(passing);
  });

  it('reads an alias, and lets the main name win when both are sent', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    const square = [...triangle, { x: 1, y: 1 }];
    expect(
      parseLandRequest({
        ...valid,
        mask_url: 'https://a/m.png',
        polygon: triangle,
        prompts: ['villa'],
      }),
    ).toMatchObject({
      mask_image_url: 'https://a/m.png',
      area_polygon: triangle,
      construction_prompts: ['villa'],
    });
    expect(
      parseLandRequest({
        ...valid,
        mask_url: 'https://a/alias.png',
        mask_image_url: 'https://a/main.png',
        polygon: triangle,
        area_polygon: square,
        prompts: ['alias'],
        construction_prompts: ['main'],
      }),
    ).toMatchObject({
      mask_image_url: 'https://a/main.png',
      area_polygon: square,
      construction_prompts: ['main'],
    });
  });

  it('has no rule of length, digits or symbols for the script', () => {
    const script = '§ 12! '.repeat(400).trim();
    expect(parseLandRequest({ ...valid, script }).script).toBe(script);
  });
});

describe('orderedScenes', () => {
  it('sorts by order; a scene without one counts by its place', () => {
    const scenes = [{ prompt: 'a', order: 3 }, { prompt: 'b' }, { prompt: 'c', order: 1 }];
    expect(orderedScenes(scenes).map((scene) => scene.prompt)).toEqual(['c', 'b', 'a']);
  });

  it('keeps the list’s order between equals', () => {
    const scenes = [
      { prompt: 'a', order: 1 },
      { prompt: 'b', order: 1 },
    ];
    expect(orderedScenes(scenes).map((scene) => scene.prompt)).toEqual(['a', 'b']);
  });
});
