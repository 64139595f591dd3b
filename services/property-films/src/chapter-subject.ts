import { type PhotoClaim, photoSubjects } from '@groundwork/generation';
import type { ChapterSubject } from '@groundwork/language/titles';

/** Names a photo's chapter after a subject that it surely shows, else after the photo itself. */
export function chapterSubject(claims: readonly PhotoClaim[]): ChapterSubject {
  const named = claims.flatMap((claim) => photoSubjects.filter((subject) => subject === claim));
  return named[0] ?? 'photo';
}
