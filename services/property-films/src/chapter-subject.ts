import type { ChapterSubject } from '@groundwork/film-pipeline';
import { type PhotoClaim, photoSubjects } from '@groundwork/generation';

/** What a photo's chapter is called by: what it surely shows, else that it is a photo. */
export function chapterSubject(claims: readonly PhotoClaim[]): ChapterSubject {
  const named = claims.flatMap((claim) => photoSubjects.filter((subject) => subject === claim));
  return named[0] ?? 'photo';
}
