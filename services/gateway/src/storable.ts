import { type ValidationIssue, validationError } from '@groundwork/contract/validation';

/** Levels to which the parts that pass through may be nested; nothing that is understood needs ten. */
const MAX_DEPTH = 32;

/** Postgres has no place for a NUL in text, and none for half a surrogate pair. */
function isStorableText(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

function* faultsIn(value: unknown, path: readonly string[]): Generator<ValidationIssue> {
  const at = path.join('.');
  if (typeof value === 'string' && !isStorableText(value)) {
    yield { path: at, message: `${at} contains a character that cannot be stored` };
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length > MAX_DEPTH) {
    const field = path[0] ?? 'body';
    yield { path: field, message: `${field} is nested more than ${MAX_DEPTH} levels deep` };
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (isStorableText(name)) yield* faultsIn(inner, [...path, name]);
    else
      yield {
        path: at || 'body',
        message: `${at || 'The body'} has a field name that cannot be stored`,
      };
  }
}

/** Refuses what JSON can say but the task's row cannot hold. @throws ApiError VALIDATION_ERROR */
export function refuseUnstorable(request: object): void {
  const [first, ...rest] = faultsIn(request, []);
  if (first) throw validationError([first, ...rest]);
}
