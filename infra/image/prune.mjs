import { existsSync, lstatSync, readdirSync, realpathSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, packageOf } from './packed-folder.mjs';

/** Goes with every package that is shipped, as its licence asks. */
const LICENCE = /^(?:licen[cs]e|copying|notice|ofl|copyright)(?:[.-].*)?$/i;

/**
 * Removes what no program of a packed service reaches: our sources, type declarations and tests, foreign packages that
 * are there for development only, and of the others what is for browsers, bundlers or readers. Manifests and licences
 * of packages that stay are kept, and so are the source maps of our code.
 *
 * @param {string} folder
 * @param {ReadonlySet<string>} reached real paths
 */
export function keepReached(folder, reached) {
  const root = realpathSync(folder);
  const packages = new Set([...reached].map(packageOf));
  for (const file of filesIn(root)) {
    if (reached.has(file) || reached.has(file.replace(/\.map$/, ''))) continue;
    const name = path.basename(file);
    const belongs = LICENCE.test(name) || name === 'package.json';
    if (!(belongs && packages.has(packageOf(file)))) rmSync(file);
  }
  removeEmpty(root);
}

/** Folders without files, and links that lead nowhere any more. @param {string} folder */
function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isSymbolicLink() && !existsSync(at)) rmSync(at);
    else if (entry.isDirectory()) removeEmpty(at);
  }
  if (lstatSync(folder).isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
}
