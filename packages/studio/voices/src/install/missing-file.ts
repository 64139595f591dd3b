/** For a `catch`: null where there is no such file; anything else is thrown on. */
export function missingFile(error: unknown): null {
  const code: unknown = Reflect.get(Object(error), 'code');
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}
