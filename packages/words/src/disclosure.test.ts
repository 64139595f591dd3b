import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { disclosureSchema } from '@groundwork/contract/films/fields';
import { describe, expect, it } from '@jest/globals';
import { disclosureLabel, modelLabel } from './disclosure.js';

const label = { label: true };

describe('the label of a film or a showcase', () => {
  it('is there only when it is asked for', () => {
    expect(disclosureLabel('land', undefined, 'en')).toBeNull();
    expect(disclosureLabel('land', { label: false, language: 'de' }, 'en')).toBeNull();
  });

  it('is in the film’s language, in another that is asked for, or in English', () => {
    expect(disclosureLabel('land', label, 'pt-BR')).toBe('Visualização gerada por computador');
    expect(disclosureLabel('land', { label: true, language: 'de' }, 'pt')).toBe(
      'Computergenerierte Visualisierung',
    );
    expect(disclosureLabel('land', label, 'ja')).toBe('Computer-generated visualisation');
    expect(disclosureLabel('land', label, undefined)).toBe('Computer-generated visualisation');
  });

  it('says of a showcase that it is composed, and of an edited one that it was edited', () => {
    expect(disclosureLabel('showcase', label, 'fr')).toBe('Composition photo numérique');
    expect(disclosureLabel('showcase-edit', label, 'fr')).toBe('Composition numérique, retouchée');
    for (const language of voiceLanguages) {
      const asked = { label: true, language };
      for (const kind of ['showcase', 'showcase-edit'] as const) {
        expect(disclosureLabel(kind, asked, 'en')?.length).toBeLessThanOrEqual(40);
      }
    }
  });

  it('says of each kind of film what was done, short enough for a corner', () => {
    const kinds = ['land', 'living-property', 'slideshow', 'narrated-slideshow'] as const;
    for (const language of voiceLanguages) {
      const labels = kinds.map((kind) => disclosureLabel(kind, { label: true, language }, 'en'));
      expect(new Set(labels).size).toBe(3);
      for (const text of labels) expect(text?.length).toBeLessThanOrEqual(40);
    }
  });

  it('says of a picture by a model that it is one, in every language, short enough for a corner', () => {
    expect(modelLabel(undefined, 'en-GB')).toBe('AI-generated visualisation');
    expect(modelLabel({ label: false, language: 'de' }, 'pt')).toBe('KI-generierte Visualisierung');
    const labels = voiceLanguages.map((language) => modelLabel(undefined, language));
    expect(new Set(labels).size).toBe(voiceLanguages.length);
    for (const text of labels) expect(text).toMatch(/\b(AI|KI|IA)\b/u);
  });

  it.each([[{}], [{ label: 'yes' }], [{ label: true, language: 'xx' }], [true], [null]])(
    '%j is no disclosure',
    (value) => {
      expect(disclosureSchema.safeParse(value).success).toBe(false);
    },
  );
});
