import { FilmError } from './film-error.js';

/** Reads a whole stored object by its name. */
export type ReadObject = (key: string) => Promise<Buffer>;

/** Reads several objects; one that cannot be read is a FilmError of the given fault. */
export async function readObjects(
  read: ReadObject,
  keys: readonly string[],
  fault: 'picture_unreadable' | 'sound_unreadable',
): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await Promise.all(
    keys.map(async (key): Promise<[string, Uint8Array]> => {
      try {
        return [key, await read(key)];
      } catch (cause) {
        throw new FilmError(fault, `The object ${key} cannot be read.`, key, cause);
      }
    }),
  );
  return new Map(entries);
}
