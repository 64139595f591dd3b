import { type PhotoReading, photoSubjects } from '@groundwork/generation';
import type { PhotoKind } from '@groundwork/language/photo-kinds';
import type { ChapterSubject } from '@groundwork/language/titles';

/** Names a photo's chapter after its kind, or a subject that it surely shows, else after the photo itself. */
export function chapterSubject({
  kind,
  claims,
}: Pick<PhotoReading, 'kind' | 'claims'>): ChapterSubject | PhotoKind {
  if (kind !== null) return kind;
  const named = claims.flatMap((claim) => photoSubjects.filter((subject) => subject === claim));
  return named[0] ?? 'photo';
}
