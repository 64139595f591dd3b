import { expect } from '@jest/globals';
import { ApiError } from '../errors.js';
import type { TemplateSpec } from './template-spec.js';

/** The issues of a refused body, as `path: message`; none when it is valid. */
export function issuesOf(parse: (body: unknown) => unknown, body: unknown): string[] {
  try {
    parse(body);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.code).toBe('VALIDATION_ERROR');
    const details = error.details as { field: string; issues: { path: string; message: string }[] };
    expect(details.field).toBe(details.issues[0]?.path);
    expect(error.message).toBe(details.issues[0]?.message);
    return details.issues.map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
}

/** A design with two photos, a logo and two values. */
export const spec: TemplateSpec = {
  version: 1,
  aspect_ratio: '4:5',
  layout_type: 'split card',
  image_slots: [
    { id: 'main', position: 'top half', role: 'hero photo' },
    { id: 'detail_1', position: 'bottom left', role: 'detail' },
  ],
  logo_area: { position: 'bottom right', shape: 'rectangular' },
  text_fields: ['price', 'bedrooms'],
  text_sources: { price: '450.000 €' },
  palette: ['#1B2A49', '#ffffff'],
  typography_style: 'bold sans-serif',
  background: 'white',
};
