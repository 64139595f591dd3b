import { describe, expect, it } from '@jest/globals';
import { issuesOf } from '../fixtures/issues.js';
import { parseShowcaseRequest } from './request.js';
import { builtInTemplateIds, propertyFields, showcaseTemplates } from './templates.js';

const four = ['label', 'bedrooms', 'bathrooms', 'parking'];

/** The document's table, row by row: ratio, optional fields, supporting images. */
const document: readonly [string, string, readonly string[], number][] = [
  ['hero_impact', '9:16', ['bedrooms'], 0],
  ['info_story', '9:16', ['bedrooms', 'bathrooms', 'parking'], 0],
  ['luxury_vertical', '9:16', ['label', 'bedrooms', 'bathrooms'], 3],
  ['dynamic_collage', '9:16', ['label'], 3],
  ['ad_performance', '9:16', ['label'], 3],
  ['cover_blurs', '9:16', ['label'], 3],
  ['minimalist', '16:9', four, 3],
  ['magazine', '16:9', four, 3],
  ['dark_minimalist', '16:9', four, 3],
  ['tech', '16:9', four, 3],
  ['luxury_real_estate', '16:9', four, 3],
  ['modern', '16:9', four, 4],
];

const sample = { label: 'Penthouse', bedrooms: 3, bathrooms: 2, parking: 0 };

describe('the twelve built-in templates', () => {
  it('are those of the document’s table', () => {
    const rows = Object.entries(showcaseTemplates).map(([id, row]) => [
      id,
      row.aspectRatio,
      [...row.optionalFields],
      row.supportingImages,
    ]);
    expect(rows).toEqual(document);
    expect(builtInTemplateIds).toHaveLength(12);
  });

  it.each(document)(
    '%s (%s) takes %j and exactly %i supporting images',
    (id, ratio, optional, count) => {
      const photos = (number: number) =>
        Array.from({ length: number }, (_, at) => `https://a.example/${at}.jpg`);
      const body = (change: object = {}) => ({
        template_id: id,
        fields: { price: '450.000 €', size: '120 m²' },
        main_image_url: 'https://a.example/main.jpg',
        supporting_image_urls: photos(count),
        ...change,
      });
      const issues = (change: object = {}) => issuesOf(parseShowcaseRequest, body(change));
      expect(issues()).toEqual([]);
      expect(issues({ aspect_ratio: ratio })).toEqual([]);
      for (const wrong of [count - 1, count + 1].filter((number) => number >= 0)) {
        expect(issues({ supporting_image_urls: photos(wrong) })).toEqual([
          `supporting_image_urls: The ${id} template requires exactly ${count} supporting images`,
        ]);
      }
      expect(issues({ supporting_image_urls: undefined })).toHaveLength(count === 0 ? 0 : 1);
      const base = { price: '450.000 €', size: '120 m²' };
      for (const name of propertyFields.slice(2)) {
        const fields = { ...base, [name]: sample[name as keyof typeof sample] };
        expect(issues({ fields })).toEqual(
          optional.includes(name)
            ? []
            : [`fields.${name}: ${name} is not a valid field for the ${id} template`],
        );
      }
    },
  );
});
