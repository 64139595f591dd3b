import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { describe, expect, it } from '@jest/globals';
import { languages } from './languages.js';

const parts = [
  ...(['script', 'property', 'features', 'proposals', 'spoken', 'pronunciation'] as const),
  ...(['titles', 'counts', 'photos', 'claims', 'subjects', 'paceTexts', 'conjunctions'] as const),
];

describe('the data of each language', () => {
  it.each(voiceLanguages.flatMap((language) => parts.map((part) => [language, part] as const)))(
    '%s: %s keeps to its schema',
    (language, part) => {
      expect(languages[language][part]).toBeDefined();
    },
  );

  it.each(showcaseLanguages)(
    '%s: words of showcases and edits keep to their schema',
    (language) => {
      const { showcase, edits, documentWords, help } = languages[language];
      expect([showcase, edits, documentWords, help]).toHaveLength(4);
    },
  );
});
