import { describe, expect, it } from '@jest/globals';
import { issuesOf } from '../fixtures/issues.js';
import { parseShowcaseEdit } from './edit-request.js';

const valid = { image_url: 'https://example.com/showcase.jpg', prompt: 'warmer' };
const isColor = (text: string) => ['navy', '#0b5d4e', '#1B2A49'].includes(text);
const parse = (body: unknown) => parseShowcaseEdit(body, isColor);
const issues = (change: object = {}) => issuesOf(parse, { ...valid, ...change });

const noSource = 'source_result_id: Either source_result_id or image_url is required';
const noDirective = 'prompt: At least one of prompt, dominant_color, font or language is required';

describe('POST …/property-showcase/edit, body', () => {
  it('needs image_url or source_result_id', () => {
    expect(issues({ image_url: undefined })).toEqual([noSource]);
    expect(issues({ image_url: null, source_result_id: null })).toEqual([noSource]);
    expect(issues({ image_url: undefined, source_result_id: '' })).toEqual([noSource]);
    expect(issues({ image_url: undefined, source_result_id: 'job_1' })).toEqual([]);
    expect(issues({ source_result_id: 'job_1' })).toEqual([]);
  });

  it.each([
    { prompt: 'brighter' },
    { dominant_color: '#0b5d4e' },
    { font: 'serif' },
    { language: 'de' },
  ])('needs one directive: %j alone is enough', (directive) => {
    expect(issues({ prompt: undefined, ...directive })).toEqual([]);
  });

  it.each([
    {},
    { prompt: '' },
    { prompt: '   ' },
    { prompt: null, dominant_color: null, font: null, language: null },
    { dominant_color: '', font: ' ' },
    { webhook_url: 'https://example.com/hook' },
    { disclosure: { label: true } },
  ])(
    'without a directive is refused on the path prompt; a webhook or a label is none: %j',
    (fields) => {
      expect(issues({ prompt: undefined, ...fields })).toEqual([noDirective]);
    },
  );

  it('tells both when neither is there, and the source first', () => {
    expect(issuesOf(parse, {})).toEqual([noSource, noDirective]);
  });

  it('prompt has at most 250 characters', () => {
    expect(issues({ prompt: 'x'.repeat(250) })).toEqual([]);
    expect(issues({ prompt: 'x'.repeat(251) })).toEqual([
      'prompt: prompt must be at most 250 characters',
    ]);
  });

  it('dominant_color is a hex colour or the name of one', () => {
    for (const color of ['#1B2A49', ' navy ', '', null]) {
      expect(issues({ dominant_color: color })).toEqual([]);
    }
    for (const color of ['#12345', 'no colour']) {
      expect(issues({ dominant_color: color })).toEqual([
        'dominant_color: dominant_color must be a hex color or a color name',
      ]);
    }
  });

  it('font has at most 100 characters, and language is one of six', () => {
    expect(issues({ font: 'x'.repeat(101), language: 'nl' })).toEqual([
      'font: font must be at most 100 characters',
      'language: language must be one of: en, es, de, fr, it, pt',
    ]);
  });

  it('a malformed image_url is VALIDATION_ERROR', () => {
    expect(issues({ image_url: 'nonsense' })).toEqual(['image_url: image_url must be a valid URL']);
  });

  it('webhook_url may be null and has at most 2048 characters', () => {
    expect(issues({ webhook_url: null })).toEqual([]);
    expect(issues({ webhook_url: 'https://example.com/'.padEnd(2_049, 'x') })).toEqual([
      'webhook_url: webhook_url must be at most 2048 characters',
    ]);
  });

  it('a disclosure that is wrong is refused by its field', () => {
    expect(issues({ disclosure: { label: false, language: 'ca' } })).toEqual([]);
    expect(issues({ disclosure: { language: 'de' } })).toEqual([
      'disclosure.label: disclosure.label is required',
    ]);
    expect(issues({ disclosure: null })).toEqual(['disclosure: disclosure must be an object']);
  });
});
