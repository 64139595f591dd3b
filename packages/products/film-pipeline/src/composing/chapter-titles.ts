import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import { languages } from '@groundwork/words';
import { type PhotoKind, photoKinds } from '@groundwork/words/photo-kinds';
import type { ChapterSubject } from '@groundwork/words/titles';

/**
 * The chapters' names in the film's language, or in English where we do not write it; those that would be called
 * alike are counted. Empty for null, where the chapter before goes on.
 */
export function chapterTitles(
  subjects: readonly (ChapterSubject | PhotoKind | null)[],
  language: string,
): string[] {
  const { titles, photos } = languages[scriptLanguage(language)];
  const named = new Map<string, string>([
    ...photoKinds.map((kind) => [kind, photos.kinds[kind].title] as const),
    ...Object.entries(titles.chapters),
  ]);
  const names = subjects.map((subject) => (subject === null ? '' : (named.get(subject) ?? '')));
  return names.map((name, index) => {
    if (name === '') return '';
    const alike = names.filter((other) => other === name).length;
    const before = names.slice(0, index + 1).filter((other) => other === name).length;
    return alike === 1 ? name : `${name} ${before}`;
  });
}
