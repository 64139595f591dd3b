import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { analyseDesign } from '../analyse-design.js';
import { poster } from '../fixtures/design-gallery.js';
import { proveTemplate, type TemplateProof } from './prove-template.js';

describe('the proof of a template', () => {
  let reference: Buffer;
  let spec: TemplateSpec;
  let proof: TemplateProof;
  beforeAll(async () => {
    reference = (await poster()).png;
    ({ spec } = await analyseDesign(reference));
    proof = await proveTemplate(reference, spec);
  }, 120_000);

  test('says that a design that was read right is rendered nearly as it is', () => {
    expect(proof.score).toBeGreaterThan(0.88);
    expect(Object.keys(proof.fieldConfidence).sort()).toEqual([...spec.text_fields].sort());
    expect(Math.min(...Object.values(proof.fieldConfidence))).toBeGreaterThan(0.6);
    expect(proof.missingFields).toEqual([]);
  });

  test('shows the design and its image side by side', async () => {
    const { format, width = 0, height = 0 } = await sharp(proof.picture).metadata();
    expect([format, height]).toEqual(['jpeg', 1000]);
    expect(width).toBe(2 * 800 + 16);
  });

  test('a slot that misses the photo costs score', async () => {
    const image_slots = spec.image_slots.map((slot) => ({
      ...slot,
      position: '87% x 54% at 6%,20%',
    }));
    const { score } = await proveTemplate(reference, { ...spec, image_slots });
    expect(score).toBeLessThan(proof.score - 0.1);
  });

  test('a field bound to nothing is unsure, a value bound to no field is asked for, and both cost score', async () => {
    const text_fields = spec.text_fields.filter((field) => field !== 'size');
    const { size: _size, ...sources } = spec.text_sources ?? {};
    const { fieldConfidence, missingFields, score } = await proveTemplate(reference, {
      ...{ ...spec, text_fields },
      text_sources: { ...sources, label: 'No such words' },
    });
    expect(fieldConfidence.label).toBe(0);
    const position = expect.stringMatching(/%/u);
    expect(missingFields).toEqual([
      { field: null, text: 'New to the Market', kind: 'name', position },
      { field: 'size', text: '320 m²', kind: 'figure', position },
    ]);
    expect(score).toBeLessThan(proof.score - 0.1);
  });
});
