import { describe, expect, it } from '@jest/globals';
import { issuesOf } from '../fixtures/issues.js';
import { parseShowcaseRequest, showcaseRequestSchema } from './request.js';
import { templateIds } from './templates.js';

const valid = {
  template_id: 'info_story',
  fields: { price: '450.000 €', size: '120 m²' },
  main_image_url: 'https://example.com/house.jpg',
};
const issues = (change: object = {}) => issuesOf(parseShowcaseRequest, { ...valid, ...change });
const withFields = (fields: object) => issues({ fields: { ...valid.fields, ...fields } });

describe('POST …/property-showcase, body', () => {
  it('needs template_id, fields and main_image_url; the rest has the document’s defaults', () => {
    expect(parseShowcaseRequest(valid)).toEqual({
      ...valid,
      language: 'en',
      supporting_image_urls: [],
      logo_image_url: null,
      webhook_url: null,
    });
    expect(issuesOf(parseShowcaseRequest, {})).toEqual([
      'template_id: template_id is required',
      'fields: fields is required',
      'main_image_url: main_image_url is required',
    ]);
  });

  it.each([null, [], 'text', 7])('that is no object is refused: %j', (body) => {
    expect(issuesOf(parseShowcaseRequest, body)).toEqual([
      'body: The request body must be a JSON object',
    ]);
  });

  it('an unknown template_id lists the allowed values', () => {
    expect(issues({ template_id: 'hero' })).toEqual([
      `template_id: template_id must be one of: ${templateIds.join(', ')}`,
    ]);
    for (const id of [7, null, 'toString', '__proto__', 'HERO_IMPACT', '']) {
      expect(issues({ template_id: id })).toHaveLength(1);
    }
  });

  it('price and size are required for every built-in template, on the path fields.<name>', () => {
    expect(issues({ fields: {} })).toEqual([
      'fields.price: fields.price is required',
      'fields.size: fields.size is required',
    ]);
  });

  it.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\u0007\u202e', '\u3164', '\ufeff'])(
    'strings must not be empty or whitespace-only: %j',
    (text) => {
      expect(withFields({ price: text, size: text })).toEqual([
        'fields.price: fields.price must not be empty',
        'fields.size: fields.size must not be empty',
      ]);
      const label = { ...valid.fields, label: text };
      expect(issues({ template_id: 'modern', fields: label })).toContain(
        'fields.label: fields.label must not be empty',
      );
    },
  );

  it.each([
    [{ price: 450000 }, 'fields.price: fields.price must be a string'],
    [{ price: null }, 'fields.price: fields.price must be a string'],
    [{ bedrooms: -1 }, 'fields.bedrooms: fields.bedrooms must be at least 0'],
    [{ bedrooms: 1.5 }, 'fields.bedrooms: fields.bedrooms must be an integer'],
    [{ bathrooms: '2' }, 'fields.bathrooms: fields.bathrooms must be a number'],
    [{ parking: null }, 'fields.parking: fields.parking must be a number'],
  ])('field of the wrong type or range: %j', (fields, issue) => {
    expect(withFields(fields)).toEqual([issue]);
  });

  it('bedrooms, bathrooms and parking may be 0', () => {
    expect(withFields({ bedrooms: 0, bathrooms: 0, parking: 0 })).toEqual([]);
  });

  it('a field that the template does not take is reported with those that it takes', () => {
    const garden = { ...valid, fields: { ...valid.fields, garden: 'large' } };
    expect(() => parseShowcaseRequest(garden)).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({
          issues: [
            expect.objectContaining({
              path: 'fields.garden',
              accepted: ['price', 'size', 'bedrooms', 'bathrooms', 'parking'],
            }),
          ],
        }),
      }),
    );
  });

  it('a field that the template does not take is reported once, whatever its value', () => {
    const refused = (name: string) =>
      `fields.${name}: ${name} is not a valid field for the info_story template`;
    for (const label of ['Penthouse', '', 7, null]) {
      expect(withFields({ label })).toEqual([refused('label')]);
    }
    expect(withFields({ garden: 'large', toString: 1 })).toEqual([
      refused('garden'),
      refused('toString'),
    ]);
  });

  it('every issue is reported, in the order of the document’s fields, a list before its entries', () => {
    const body = {
      webhook_url: 7,
      logo_image_url: 'logo',
      supporting_image_urls: ['nonsense'],
      main_image_url: 'nonsense',
      language: 'nl',
      fields: { garden: 1, parking: -1, bedrooms: 'two', price: '' },
      template_id: 'info_story',
    };
    expect(issuesOf(parseShowcaseRequest, body)).toEqual([
      'fields.price: fields.price must not be empty',
      'fields.size: fields.size is required',
      'fields.bedrooms: fields.bedrooms must be a number',
      'fields.parking: fields.parking must be at least 0',
      'fields.garden: garden is not a valid field for the info_story template',
      'language: language must be one of: en, es, de, fr, it, pt',
      'main_image_url: main_image_url must be a valid URL',
      'supporting_image_urls: The info_story template requires exactly 0 supporting images',
      'supporting_image_urls.0: supporting_image_urls.0 must be a valid URL',
      'logo_image_url: logo_image_url must be a valid URL',
      'webhook_url: webhook_url must be a string',
    ]);
  });

  it.each(['nonsense', '', 'example.com/a.jpg', 'https://', '//example.com/a.jpg'])(
    'a malformed URL is VALIDATION_ERROR, <field> must be a valid URL: %j',
    (url) => {
      expect(issues({ main_image_url: url })).toEqual([
        'main_image_url: main_image_url must be a valid URL',
      ]);
    },
  );

  it.each(['en', 'es', 'de', 'fr', 'it', 'pt'])('language %s is taken', (language) => {
    expect(parseShowcaseRequest({ ...valid, language }).language).toBe(language);
  });

  it.each(['nl', 'EN', 'pt-BR', '', null, 7])('language %j is refused', (language) => {
    expect(issues({ language })).toEqual([
      'language: language must be one of: en, es, de, fr, it, pt',
    ]);
  });

  it('logo_image_url and webhook_url may be null, supporting_image_urls may not', () => {
    expect(issues({ logo_image_url: null, webhook_url: null })).toEqual([]);
    expect(issues({ supporting_image_urls: null })).toEqual([
      'supporting_image_urls: supporting_image_urls must be an array',
    ]);
  });

  it('webhook_url has at most 2048 characters', () => {
    const url = (length: number) => 'https://example.com/'.padEnd(length, 'x');
    expect(issues({ webhook_url: url(2_048) })).toEqual([]);
    expect(issues({ webhook_url: url(2_049) })).toEqual([
      'webhook_url: webhook_url must be at most 2048 characters',
    ]);
  });

  it.each(['custom_template_id', 'reference_image_url', 'custom_instruction'])(
    '%s is for custom alone',
    (name) => {
      expect(issues({ [name]: 'https://example.com/x' })).toEqual([
        `${name}: ${name} needs template_id custom`,
      ]);
      expect(issues({ [name]: null })).toEqual([]);
    },
  );

  it('formats are some of five, each once, for a built-in template', () => {
    expect(issues({ formats: ['a4', 'story', 'portrait', 'square', 'landscape'] })).toEqual([]);
    expect(issues({ formats: [] })).toEqual([expect.stringMatching(/^formats: /)]);
    expect(issues({ formats: ['story', 'story'] })).toEqual(['formats: formats must not repeat']);
    expect(issues({ formats: ['story', 'banner'] })).toEqual([
      'formats.1: formats.1 must be one of: story, portrait, square, landscape, a4',
    ]);
    expect(issues({ formats: 'story' })).toEqual([expect.stringMatching(/^formats: /)]);
    expect(issues({ formats: ['story'], aspect_ratio: '9:16' })).toEqual([
      'aspect_ratio: Send either formats or aspect_ratio',
    ]);
    expect(
      issues({ template_id: 'custom', custom_template_id: 'ct_1', formats: ['story'] }),
    ).toEqual(['formats: formats is not supported by custom templates']);
  });

  it('aspect_ratio may only say what the template is; brand_profile_id is not supported', () => {
    expect(issues({ aspect_ratio: '9:16', brand_profile_id: null })).toEqual([]);
    expect(issues({ aspect_ratio: '16:9', brand_profile_id: 'b' })).toEqual([
      'aspect_ratio: The info_story template is rendered in 9:16',
      'brand_profile_id: brand_profile_id is not supported',
    ]);
  });

  it('unknown fields beside the document’s are ignored', () => {
    const taken = parseShowcaseRequest({ ...valid, colour: 'blue' });
    expect(showcaseRequestSchema.parse(taken)).toEqual(parseShowcaseRequest(valid));
  });

  it('a value that no image could hold is cut, and never inside a character', () => {
    const price = (text: string) =>
      parseShowcaseRequest({ ...valid, fields: { ...valid.fields, price: text } }).fields.price;
    expect(price('x'.repeat(1_000))).toHaveLength(1_000);
    expect(price('x'.repeat(5_000))).toBe('x'.repeat(1_000));
    expect(price(`${'x'.repeat(999)}🏠🏠`)).toBe('x'.repeat(999));
  });

  it('values are trimmed and otherwise kept as they were sent', () => {
    const fields = { price: '  1 200 000 € ', size: '１２０㎡' };
    expect(parseShowcaseRequest({ ...valid, fields }).fields).toEqual({
      price: '1 200 000 €',
      size: '１２０㎡',
    });
  });

  it.each([
    [{ label: 'yes' }, 'disclosure.label: disclosure.label must be a boolean'],
    [{}, 'disclosure.label: disclosure.label is required'],
    [
      { label: true, language: 'xx' },
      'disclosure.language: disclosure.language must be one of: en, es, pt, de, fr, it, ca, nl',
    ],
    [true, 'disclosure: disclosure must be an object'],
  ])('disclosure %j is refused by its field', (disclosure, issue) => {
    expect(issues({ disclosure })).toEqual([issue]);
  });
});
