import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { requestSchemas } from '../routes/playground/choices.js';
import {
  bodyOf,
  type FieldSchema,
  type FormField,
  type FormValues,
  initialValues,
  kindOf,
  schemaAt,
  visibleFields,
  wordsOf,
} from './form.js';
import { samplePhotoNames } from './store-photo.js';

const folder = fileURLToPath(new URL('../../web/src/forms/', import.meta.url));
const fragment = z.record(z.string(), z.unknown());
const choice = z.strictObject({
  value: z.string(),
  title: z.string(),
  text: z.string().optional(),
});

const fieldSchema = z.strictObject({
  name: z.string().regex(/^\w+(\.\w+)*$/),
  label: z.string().optional(),
  hint: z.string().optional(),
  placeholder: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  kind: z.enum(['words', 'choice', 'range', 'number', 'checks', 'pairs']).optional(),
  type: z.literal('url').optional(),
  initial: z.union([z.string(), z.boolean(), z.array(z.string()), z.array(fragment)]).optional(),
  options: z.union([z.string(), z.array(choice)]).optional(),
  by: z.string().optional(),
  none: z.string().optional(),
  sends: z.strictObject({ true: fragment.optional(), false: fragment.optional() }).optional(),
  with: fragment.optional(),
  when: z.string().optional(),
  only: z.string().optional(),
  row: z.enum(['pair', 'counts']).optional(),
  get fields() {
    return z.array(fieldSchema).optional();
  },
  each: z.strictObject({ title: z.string(), remove: z.string(), add: z.string() }).optional(),
});
const sectionSchema = z.strictObject({
  title: z.string(),
  lead: z.string().optional(),
  slot: z.string().optional(),
  fields: z.array(fieldSchema).optional(),
  closed: z.boolean().optional(),
  more: z.boolean().optional(),
});
const formSchema = z.strictObject({
  what: z.string(),
  empty: z.string().optional(),
  create: z.string().optional(),
  createSample: z.string().optional(),
  sections: z.array(sectionSchema).min(1),
  folded: z.array(fieldSchema).optional(),
});
const moreSchema = z.strictObject({
  fields: z.array(fieldSchema),
  folded: z.array(fieldSchema),
  last: z.array(fieldSchema),
});

const samplesSchema = z.record(
  z.string(),
  z.strictObject({
    photos: z.record(
      z.string(),
      z.union([z.enum(samplePhotoNames), z.array(z.enum(samplePhotoNames))]),
    ),
    values: z.record(z.string(), z.string()),
  }),
);
const shapes = { more: moreSchema, samples: samplesSchema };

const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'));
const fieldsOf = (name: string) =>
  formSchema.parse(read(name)).sections.flatMap(({ fields = [] }) => fields) as FormField[];

const { land } = requestSchemas;
const landFields = fieldsOf('land');

const landBody = (values: FormValues, base: Record<string, unknown> = {}) => {
  const all = { ...initialValues(landFields, land), num_constructions: '3', ...values };
  const photo = { source_image_url: 'https://example.com/plot.jpg', ...base };
  return bodyOf(visibleFields(landFields, 'land', land, all), land, all, photo);
};

describe('the files of forms', () => {
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));

  it.each(names)('%s has the shape of one', (name) => {
    const schema = shapes[name as keyof typeof shapes] ?? formSchema;
    expect(schema.safeParse(read(name)).error).toBeUndefined();
  });

  it.each([
    ['land', land],
    ['showcase', requestSchemas.showcase],
  ])('%s asks for nothing that its request does not have', (name, schema) => {
    for (const field of fieldsOf(name)) {
      const sent = field.sends ? Object.values(field.sends).flatMap(Object.keys) : [field.name];
      for (const path of sent) expect([path, schemaAt(schema, path)]).not.toEqual([path, {}]);
    }
  });

  it('leave the words of the request’s own fields to its schema', () => {
    const files = ['land', 'films', 'showcase', 'edit', 'family'];
    const own = files.flatMap(fieldsOf).filter(({ sends }) => !sends);
    expect(own.filter(({ label, hint }) => label ?? hint)).toEqual([]);
    const words = (name: string, row?: 'pair') => wordsOf({ name, ...(row && { row }) }, land, []);
    expect(words('num_constructions')).toMatchObject({
      label: 'Houses',
      hint: expect.stringContaining('proposals'),
    });
    expect(words('voice_id', 'pair')).toEqual({ label: 'Voice', isOptional: true });
    expect(words('webhook_url').label).toBe('Webhook URL');
    expect(words('source_image_url').isOptional).toBe(false);
    expect(wordsOf({ name: 'property.price' }, land, ['property.price']).isOptional).toBe(false);
  });

  it('films ask each kind for what it has', () => {
    const films = fieldsOf('films');
    const shown = (kind: 'slideshow' | 'narrated-slideshow' | 'living-property') => {
      const schema = requestSchemas[kind];
      return visibleFields(films, kind, schema, initialValues(films, schema)).map(
        ({ name }) => name,
      );
    };
    expect(shown('slideshow')).toContain('keepOrder');
    expect(shown('slideshow')).not.toContain('script');
    expect(shown('narrated-slideshow')).toEqual(expect.arrayContaining(['avatar_id', 'script']));
    expect(shown('living-property')).toContain('selected_family_id');
    expect(shown('living-property')).not.toContain('narrated');
  });
});

describe('a request made of a form', () => {
  it('has only what was chosen, in the types of its schema', () => {
    expect(landBody({ format: '16:9', style: ' villa ', script: ' ' })).toEqual({
      source_image_url: 'https://example.com/plot.jpg',
      format: '16:9',
      num_constructions: 3,
      style: 'villa',
      language: 'en',
      background_music: true,
    });
  });

  it('says what switches stand for, and nothing of what they hide', () => {
    const off = landBody({ narrated: false, script: 'Hello', music: false, music_id: 'a track' });
    expect(off).toMatchObject({ voiceover_enabled: false });
    for (const hidden of ['script', 'language', 'background_music', 'music_id', 'music_kind']) {
      expect(off).not.toHaveProperty(hidden);
    }
    expect(landBody({ captions: false, music_id: 'a track' })).toMatchObject({
      subtitle_config: { enabled: false },
      music_id: 'a track',
      music_kind: 'stock',
    });
  });

  it('is none while something that it needs is missing', () => {
    expect(landBody({}, { source_image_url: undefined })).toBeNull();
    const { slideshow } = requestSchemas;
    expect(bodyOf([], slideshow, {}, { images: [] })).toBeNull();
    expect(bodyOf([], slideshow, {}, { images: ['a', undefined] })).toBeNull();
    expect(bodyOf([], slideshow, {}, { images: ['a'] })).toEqual({ images: ['a'] });
    expect(bodyOf([], slideshow, {}, { images: ['a'] }, ['property.price'])).toBeNull();
  });

  it('has lists, things of several fields, and names with values', () => {
    const schema: FieldSchema = {
      properties: {
        features: { type: 'array', items: { type: 'string' } },
        members: { type: 'array', items: {} },
        metadata: { type: 'object', additionalProperties: { type: 'string' } },
      },
    };
    const fields: FormField[] = [
      { name: 'features' },
      { name: 'metadata.name' },
      { name: 'metadata', kind: 'pairs' },
      { name: 'members', fields: [{ name: 'role' }] },
    ];
    const values = {
      features: 'pool, , sea view',
      'metadata.name': ' House ',
      metadata: [
        { key: '1', name: ' listing ', value: 'A' },
        { key: '2', name: '', value: 'B' },
      ],
      members: [{ key: '1', type: 'adult', role: ' ' }],
    };
    expect(bodyOf(fields, schema, values, {})).toEqual({
      features: ['pool', 'sea view'],
      metadata: { name: 'House', listing: 'A' },
      members: [{ type: 'adult' }],
    });
    expect(fields.map((field) => kindOf(field, schemaAt(schema, field.name)))).toEqual([
      'list',
      'line',
      'pairs',
      'group',
    ]);
  });
});
