import { scriptLanguage } from '@groundwork/generation';
import { languages } from '@groundwork/language';
import type { ChapterSubject } from '@groundwork/language/titles';

/**
 * The chapters' names in the film's language, or in English where we do not write it; those that would be called
 * alike are counted.
 */
export function chapterTitles(subjects: readonly ChapterSubject[], language: string): string[] {
  const named = languages[scriptLanguage(language)].titles.chapters;
  return subjects.map((subject, index) => {
    const alike = subjects.filter((other) => other === subject).length;
    const before = subjects.slice(0, index + 1).filter((other) => other === subject).length;
    return alike === 1 ? named[subject] : `${named[subject]} ${before}`;
  });
}
