import { describe, expect, it } from '@jest/globals';
import { filmLanguageSchema, isWrittenLanguage } from './fields.js';

describe('the language of a film', () => {
  it.each(['en', 'pt-BR', 'pt_br', 'DE', 'ca', 'ja', 'zh-Hant-TW', ' fr '])('%j is one', (tag) => {
    expect(filmLanguageSchema.safeParse(tag).success).toBe(true);
  });

  it.each(['xx', 'ge', 'english', 'e', '', 'a b', '../en', 'en\0', 7, null])(
    '%j is none',
    (tag) => {
      expect(filmLanguageSchema.safeParse(tag).success).toBe(false);
    },
  );

  it('is written in eight languages, whatever the region', () => {
    const tags = ['en-GB', 'es', 'pt_BR', 'DE', 'fr', 'it', 'ca', 'nl-BE'];
    expect(tags.filter((tag) => !isWrittenLanguage(tag))).toEqual([]);
    expect(isWrittenLanguage('ja')).toBe(false);
  });
});
