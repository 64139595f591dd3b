import { describe, expect, it } from '@jest/globals';
import { issuesOf } from '../fixtures/issues.js';
import { hasCustomTemplates, plans } from '../plans.js';
import { parseCreateCustomTemplate, parseUpdateCustomTemplate } from './custom-templates.js';
import { spec } from './fixtures/requests.js';
import { showcasePrice } from './job.js';
import { customAspectRatios } from './template-spec.js';

const created = (change: object = {}) =>
  issuesOf(parseCreateCustomTemplate, {
    name: 'Window card',
    reference_image_url: 'https://example.com/design.png',
    ...change,
  });
const updated = (body: object) => issuesOf(parseUpdateCustomTemplate, body);
const withSpec = (change: object) => updated({ spec: { ...spec, ...change } });
const slot = (change: object = {}) => ({ id: 'a', position: 'top', role: 'hero', ...change });

describe('creating a custom template', () => {
  it('needs name and reference_image_url; spec is optional', () => {
    expect(created()).toEqual([]);
    expect(created({ spec })).toEqual([]);
    expect(issuesOf(parseCreateCustomTemplate, {})).toEqual([
      'name: name is required',
      'reference_image_url: reference_image_url is required',
    ]);
  });

  it('trims the name', () => {
    const body = { name: '  Window card ', reference_image_url: 'https://example.com/d.png' };
    expect(parseCreateCustomTemplate(body).name).toBe('Window card');
    expect(created({ name: ` ${'x'.repeat(80)} ` })).toEqual([]);
  });

  it('name is required and must be at most 80 characters', () => {
    for (const name of ['', '   ', undefined]) {
      expect(created({ name })).toEqual(['name: name is required']);
    }
    expect(created({ name: 'x'.repeat(81) })).toEqual(['name: name must be at most 80 characters']);
  });

  it('reference_image_url is a URL of at most 2048 characters', () => {
    expect(created({ reference_image_url: 'nonsense' })).toEqual([
      'reference_image_url: reference_image_url must be a valid URL',
    ]);
    const url = (length: number) => 'https://example.com/'.padEnd(length, 'x');
    expect(created({ reference_image_url: url(2_048) })).toEqual([]);
    expect(created({ reference_image_url: url(2_049) })).toEqual([
      'reference_image_url: reference_image_url must be at most 2048 characters',
    ]);
  });

  it('a spec is held to its rules and stored as given', () => {
    const body = { name: 'x', reference_image_url: 'https://example.com/d.png', spec };
    expect(parseCreateCustomTemplate(body).spec).toEqual(spec);
    expect(created({ spec: { ...spec, version: 2 } })).toEqual([
      'spec.version: spec.version must be one of: 1',
    ]);
    expect(created({ spec: null })).toEqual(['spec: spec must be an object']);
  });
});

describe('updating a custom template', () => {
  it('needs at least one of name or spec, on the path name', () => {
    expect(updated({})).toEqual(['name: At least one of name or spec is required']);
    expect(updated({ reference_image_url: 'https://example.com/other.png' })).toEqual([
      'name: At least one of name or spec is required',
    ]);
    expect(updated({ name: 'x' })).toEqual([]);
    expect(updated({ spec })).toEqual([]);
  });

  it('holds the name to its rules', () => {
    expect(updated({ name: ' ' })).toEqual(['name: name is required']);
    expect(updated({ name: 'x'.repeat(81) })).toEqual(['name: name must be at most 80 characters']);
    expect(updated({ name: null })).toEqual(['name: name must be a string']);
  });

  it('the spec is whole, not merged: each of its fields but text_sources is required', () => {
    for (const name of Object.keys(spec)) {
      expect(withSpec({ [name]: undefined })).toEqual(
        name === 'text_sources' ? [] : [`spec.${name}: spec.${name} is required`],
      );
    }
  });
});

describe('a spec', () => {
  it.each(Object.keys(customAspectRatios))('may have the aspect ratio %s', (ratio) => {
    expect(withSpec({ aspect_ratio: ratio })).toEqual([]);
    const { width, height } = customAspectRatios[ratio as keyof typeof customAspectRatios];
    const [across = 0, down = 1] = ratio.split(':').map(Number);
    expect(width * down).toBe(height * across);
  });

  it('has one of the nine ratios of the document', () => {
    expect(withSpec({ aspect_ratio: '2:1' })).toEqual([
      'spec.aspect_ratio: spec.aspect_ratio must be one of: 9:16, 16:9, 1:1, 4:5, 5:4, 3:4, 4:3, 3:2, 2:3',
    ]);
  });

  it.each(['layout_type', 'typography_style', 'background'])(
    '%s has at most 120 characters',
    (name) => {
      expect(withSpec({ [name]: 'x'.repeat(120) })).toEqual([]);
      expect(withSpec({ [name]: 'x'.repeat(121) })).toEqual([
        `spec.${name}: spec.${name} must be at most 120 characters`,
      ]);
    },
  );

  it('has 1 to 4 image slots', () => {
    const slots = (count: number) => ({
      image_slots: Array.from({ length: count }, (_, at) => slot({ id: `s${at}` })),
    });
    for (const count of [1, 2, 3, 4]) expect(withSpec(slots(count))).toEqual([]);
    expect(withSpec(slots(0))).toEqual([
      'spec.image_slots: spec.image_slots must have at least 1 entry',
    ]);
    expect(withSpec(slots(5))).toEqual([
      'spec.image_slots: spec.image_slots must have at most 4 entries',
    ]);
  });

  it('image_slots ids must be unique', () => {
    expect(withSpec({ image_slots: [slot(), slot()] })).toEqual([
      'spec.image_slots: image_slots ids must be unique',
    ]);
  });

  it.each(['a', 'a1', 'a_b', `a${'0'.repeat(23)}`])('a slot’s id may be %s', (id) => {
    expect(withSpec({ image_slots: [slot({ id })] })).toEqual([]);
  });

  it.each(['', 'A', '1a', '_a', 'a-b', 'ä', 'a\n', `a${'0'.repeat(24)}`])(
    'a slot’s id may not be %j',
    (id) => {
      expect(withSpec({ image_slots: [slot({ id })] })).toEqual([
        'spec.image_slots.0.id: spec.image_slots.0.id must match ^[a-z][a-z0-9_]{0,23}$',
      ]);
    },
  );

  it('a slot’s position and role have 1 to 120 characters', () => {
    expect(withSpec({ image_slots: [slot({ position: '', role: 'x'.repeat(121) })] })).toEqual([
      'spec.image_slots.0.position: spec.image_slots.0.position must not be empty',
      'spec.image_slots.0.role: spec.image_slots.0.role must be at most 120 characters',
    ]);
  });

  it('logo_area may be null, and has a position and one of three shapes', () => {
    expect(withSpec({ logo_area: null })).toEqual([]);
    for (const shape of ['rectangular', 'circular', 'other']) {
      expect(withSpec({ logo_area: { position: 'top', shape } })).toEqual([]);
    }
    expect(withSpec({ logo_area: { position: '', shape: 'round' } })).toEqual([
      'spec.logo_area.position: spec.logo_area.position must not be empty',
      'spec.logo_area.shape: spec.logo_area.shape must be one of: rectangular, circular, other',
    ]);
  });

  it('text_fields are a subset of the six fields, may be empty and must be unique', () => {
    expect(withSpec({ text_fields: [], text_sources: {} })).toEqual([]);
    expect(withSpec({ text_fields: ['price', 'price'] })).toEqual([
      'spec.text_fields: text_fields must be unique',
    ]);
    expect(withSpec({ text_fields: ['price', 'garden'] })).toEqual([
      'spec.text_fields.1: spec.text_fields.1 must be one of: price, size, label, bedrooms, bathrooms, parking',
    ]);
  });

  it('text_sources keys must be listed in text_fields', () => {
    const unlisted = ['spec.text_sources: text_sources keys must be listed in text_fields'];
    expect(withSpec({ text_sources: { size: '120 m²' } })).toEqual(unlisted);
    expect(withSpec({ text_sources: { garden: 'large' } })).toEqual(unlisted);
    expect(withSpec({ text_sources: { bedrooms: '3' } })).toEqual([]);
  });

  it('a text source is one line of 1 to 120 characters without control characters', () => {
    const price = (text: unknown) => withSpec({ text_sources: { price: text } });
    const at = 'spec.text_sources.price: spec.text_sources.price';
    expect(price('x'.repeat(120))).toEqual([]);
    expect(price('x'.repeat(121))).toEqual([`${at} must be at most 120 characters`]);
    expect(price('')).toEqual([`${at} must not be empty`]);
    expect(price(450)).toEqual([`${at} must be a string`]);
    for (const text of ['a\nb', 'a\tb', 'a\u0000b', 'a\u0085b', 'a\u2028b', 'a\u2029b']) {
      expect(price(text)).toEqual([`${at} must be a single line without control characters`]);
    }
  });

  it('palette has up to 4 colours as #RRGGBB', () => {
    expect(withSpec({ palette: [] })).toEqual([]);
    expect(withSpec({ palette: Array.from({ length: 4 }, () => '#aBcDeF') })).toEqual([]);
    expect(withSpec({ palette: Array.from({ length: 5 }, () => '#abcdef') })).toEqual([
      'spec.palette: spec.palette must have at most 4 entries',
    ]);
    for (const color of ['#abc', 'abcdef', '#abcdef00', 'red', '#abcdeg']) {
      expect(withSpec({ palette: [color] })).toEqual([
        'spec.palette.0: spec.palette.0 must be a color as #RRGGBB',
      ]);
    }
  });
});

describe('plans and prices', () => {
  it('custom templates are for Pro, Max and Enterprise', () => {
    expect(plans.filter(hasCustomTemplates)).toEqual(['pro', 'max', 'enterprise']);
  });

  it('a showcase or an edit costs 2 credits, and none on an annual plan', () => {
    expect([showcasePrice('monthly'), showcasePrice('annual')]).toEqual([2, 0]);
  });
});
