import { findExecutable } from '@groundwork/scripts/tools/package-manager.mjs';

/** The browser of this machine. @throws when there is none */
export function chromiumPath(): string {
  const found =
    process.env.CHROMIUM_PATH ?? findExecutable('chromium') ?? findExecutable('google-chrome');
  if (found === undefined) throw new Error('CHROMIUM_PATH must name a Chromium');
  return found;
}
