import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
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
  ])('refuses %j with its first issue', (body, issue) => {
    expect(issuesOf(body)[0]).toBe(issue);
  });

  const changes = z
    .array(z.tuple([z.looseObject({}), z.string()]))
    .parse(
      JSON.parse(
        readFileSync(new URL('../../src/land/fixtures/refused.json', import.meta.url), 'utf8'),
      ),
    );
  it.each(changes)('refuses %j in a good request with its first issue', (change, issue) => {
    expect(issuesOf({ ...valid, ...change })[0]).toBe(issue);
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
