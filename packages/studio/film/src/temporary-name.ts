import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

/** A name next to the file, on the same volume, so that renaming is atomic. */
export function temporaryName(file: string): string {
  return join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}.part`);
}
