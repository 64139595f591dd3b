import { describe, expect, it } from '@jest/globals';
import { issuesOf } from '../fixtures/issues.js';
import { spec } from './fixtures/requests.js';
import { customShowcaseIssues, parseShowcaseRequest } from './request.js';
import type { TemplateSpec } from './template-spec.js';

const valid = {
  template_id: 'custom',
  custom_template_id: 'ctpl_1',
  fields: { price: '450.000 €', bedrooms: 3 },
  main_image_url: 'https://example.com/house.jpg',
  supporting_image_urls: ['https://example.com/garden.jpg'],
  logo_image_url: 'https://example.com/logo.png',
};

/** Runs the body's own rules, and after them the template's. */
function issues(change: object = {}, template: TemplateSpec = spec): string[] {
  const body = { ...valid, ...change };
  const own = issuesOf(parseShowcaseRequest, body);
  if (own.length > 0) return own;
  return customShowcaseIssues(parseShowcaseRequest(body), template).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

describe('a custom showcase', () => {
  it('that fills its template is taken', () => {
    expect(issues()).toEqual([]);
  });

  it('needs custom_template_id', () => {
    for (const id of [undefined, null]) {
      expect(issues({ custom_template_id: id })).toEqual([
        'custom_template_id: custom_template_id is required',
      ]);
    }
    expect(issues({ custom_template_id: '' })).toHaveLength(1);
  });

  it('needs every field that the template declares; an empty one is missing', () => {
    expect(issues({ fields: {} })).toEqual([
      'fields.price: price is required for this custom template',
      'fields.bedrooms: bedrooms is required for this custom template',
    ]);
    for (const price of ['  ', '', '\u200b']) {
      expect(issues({ fields: { price, bedrooms: 1 } })).toEqual([
        'fields.price: price is required for this custom template',
      ]);
    }
  });

  it('takes no field that the template does not declare, not even price, size or an empty one', () => {
    const refused = (name: string) =>
      `fields.${name}: ${name} is not a valid field for the custom template`;
    expect(issues({ fields: { ...valid.fields, size: '120 m²', label: '', garden: 1 } })).toEqual([
      refused('size'),
      refused('label'),
      refused('garden'),
    ]);
    const wordless = { ...spec, text_fields: [], text_sources: {} };
    expect(issues({}, wordless)).toEqual([refused('price'), refused('bedrooms')]);
    expect(issues({ fields: {} }, wordless)).toEqual([]);
  });

  it('tells missing and undeclared fields in the order of the document’s fields', () => {
    expect(issues({ fields: { parking: 1, size: '1' } })).toEqual([
      'fields.price: price is required for this custom template',
      'fields.size: size is not a valid field for the custom template',
      'fields.bedrooms: bedrooms is required for this custom template',
      'fields.parking: parking is not a valid field for the custom template',
    ]);
  });

  it('holds declared fields to their types', () => {
    expect(issues({ fields: { price: 450, bedrooms: -1 } })).toEqual([
      'fields.price: fields.price must be a string',
      'fields.bedrooms: fields.bedrooms must be at least 0',
    ]);
  });

  it.each([1, 2, 3, 4])('with %i image slots takes one supporting image less', (slots) => {
    const image_slots = Array.from({ length: slots }, (_, at) => ({
      id: `slot_${at}`,
      position: 'somewhere',
      role: 'photo',
    }));
    const photos = (count: number) => Array.from({ length: count }, () => 'https://example.com/a');
    for (const count of [0, 1, 2, 3, 4]) {
      expect(issues({ supporting_image_urls: photos(count) }, { ...spec, image_slots })).toEqual(
        count === slots - 1
          ? []
          : [
              `supporting_image_urls: This custom template requires exactly ${slots - 1} supporting images`,
            ],
      );
    }
  });

  it('with a logo area needs logo_image_url; without one it takes none', () => {
    for (const logo of [undefined, null]) {
      expect(issues({ logo_image_url: logo })).toEqual([
        'logo_image_url: This custom template requires logo_image_url',
      ]);
    }
    const plain = { ...spec, logo_area: null };
    expect(issues({}, plain)).toEqual([
      'logo_image_url: logo_image_url is not supported by this custom template',
    ]);
    expect(issues({ logo_image_url: null }, plain)).toEqual([]);
  });

  it.each(['aspect_ratio', 'brand_profile_id'])('refuses %s, whatever it says', (name) => {
    for (const value of ['4:5', '', 7, null]) {
      expect(issues({ [name]: value })).toEqual([
        `${name}: ${name} is not supported by custom templates`,
      ]);
    }
  });

  it('takes custom_instruction of at most 250 characters', () => {
    expect(issues({ custom_instruction: 'x'.repeat(250) })).toEqual([]);
    expect(issues({ custom_instruction: 'x'.repeat(251) })).toEqual([
      'custom_instruction: custom_instruction must be at most 250 characters',
    ]);
  });

  it('takes reference_image_url, a URL of at most 2048 characters', () => {
    expect(issues({ reference_image_url: 'https://example.com/copy.png' })).toEqual([]);
    expect(issues({ reference_image_url: 'copy.png' })).toEqual([
      'reference_image_url: reference_image_url must be a valid URL',
    ]);
    expect(issues({ reference_image_url: 'https://example.com/'.padEnd(2_049, 'x') })).toEqual([
      'reference_image_url: reference_image_url must be at most 2048 characters',
    ]);
  });
});
