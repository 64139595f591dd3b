import { describe, expect, it } from '@jest/globals';
import type { Edit } from './recipe.js';
import { type Labelled, showcaseLabel } from './showcase-label.js';

const nothing: Edit = { prompt: null, dominant_color: null, font: null, language: null };
const label = (change: Partial<Labelled> = {}) =>
  showcaseLabel({
    disclosure: { label: true },
    language: 'de',
    edits: [],
    instruction: null,
    ...change,
  });

describe('the label of a showcase', () => {
  it('is there only when it is asked for', () => {
    expect(label({ disclosure: undefined })).toBeNull();
    expect(label({ disclosure: { label: false, language: 'es' } })).toBeNull();
  });

  it('says what a showcase is, and of an edited one that it was edited', () => {
    expect(label()).toBe('Digitale Bildkomposition');
    expect(label({ edits: [{ ...nothing, prompt: 'warmer' }] })).toBe(
      'Digitale Komposition, bearbeitet',
    );
  });

  it('is in the language that the showcase ends up in, or in its own', () => {
    expect(label({ edits: [{ ...nothing, language: 'es' }] })).toBe('Composición digital, editada');
    expect(label({ instruction: 'in French' })).toBe('Composition photo numérique');
    const disclosure = { label: true, language: 'ca' } as const;
    expect(label({ disclosure, instruction: 'in French' })).toBe('Composició fotogràfica digital');
  });
});
