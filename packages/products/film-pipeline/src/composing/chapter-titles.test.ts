import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { languages } from '@groundwork/words';
import type { ChapterSubject } from '@groundwork/words/titles';
import { describe, expect, it } from '@jest/globals';
import { chapterTitles } from './chapter-titles.js';

describe('the titles of chapters', () => {
  it('count those that would be called alike', () => {
    expect(chapterTitles(['plot', 'area', 'proposal', 'proposal'], 'en')).toEqual([
      'The plot',
      'The building area',
      'Proposal 1',
      'Proposal 2',
    ]);
  });

  it('are empty where a chapter goes on', () => {
    expect(chapterTitles(['bedroom', null, 'kitchen', 'bedroom'], 'en')).toEqual([
      ...['Bedroom 1', '', 'The kitchen', 'Bedroom 2'],
    ]);
  });

  it('are in the film’s language, and in English where we do not write it', () => {
    expect(chapterTitles(['house', 'pool'], 'de')).toEqual(['Das Haus', 'Der Pool']);
    expect(chapterTitles(['house'], 'sv')).toEqual(['The house']);
  });

  it.each(voiceLanguages)('differ from each other in %s', (language) => {
    const subjects = Object.keys(languages[language].titles.chapters) as ChapterSubject[];
    const titles = chapterTitles(subjects, language);
    expect(titles).not.toContain('');
    expect(new Set(titles).size).toBe(titles.length);
  });
});
