import type { ValidationIssue } from '../validation.js';

/** music_id and music_kind come as a pair. */
export function musicIssues(body: Readonly<Record<string, unknown>>): ValidationIssue[] {
  const hasId = body.music_id !== undefined;
  const hasKind = body.music_kind !== undefined;
  if (hasId === hasKind) return [];
  return [
    {
      path: hasId ? 'music_kind' : 'music_id',
      message: 'music_id and music_kind must be provided together',
    },
  ];
}
