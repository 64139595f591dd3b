import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { poster, readDesign } from '../fixtures/design-gallery.js';
import { proveTemplate, type TemplateProof } from './prove-template.js';

describe('the proof of a template', () => {
  let reference: Buffer;
  let spec: TemplateSpec;
  let proof: TemplateProof;
  beforeAll(async () => {
    const { drawn, found } = await readDesign(poster);
    reference = drawn.png;
    ({ spec } = found);
    proof = await proveTemplate(reference, spec);
  }, 120_000);

  test('says that a design that was read right is bound surely', () => {
    expect(Object.keys(proof.fieldConfidence).sort()).toEqual([...spec.text_fields].sort());
    expect(Math.min(...Object.values(proof.fieldConfidence))).toBeGreaterThan(0.6);
    expect(proof.missingFields).toEqual([]);
  });

  test('shows the design by itself, with all of its texts', async () => {
    const { format, width, height } = await sharp(proof.design).metadata();
    expect([format, width, height]).toEqual(['jpeg', 800, 1000]);
    expect(proof.rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(spec.text_fields));
  });

  test('a field bound to nothing is unsure, a value bound to no field is asked for', async () => {
    const text_fields = spec.text_fields.filter((field) => field !== 'size');
    const { size: _size, ...sources } = spec.text_sources ?? {};
    const { fieldConfidence, missingFields } = await proveTemplate(reference, {
      ...{ ...spec, text_fields },
      text_sources: { ...sources, label: 'No such words' },
    });
    expect(fieldConfidence.label).toBe(0);
    const position = expect.stringMatching(/%/u);
    expect(missingFields).toEqual([
      { field: null, text: 'New to the Market', kind: 'name', position },
      { field: 'size', text: '320 m²', kind: 'figure', position },
    ]);
  });
});
