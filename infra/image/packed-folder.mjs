import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Files below a folder, links not followed; the recursion of readdir follows them on some versions of Node.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(at);
    return entry.isFile() ? [at] : [];
  });
}

/**
 * The folder of the package that a file lies in: the last one of a node_modules, else the nearest with a manifest.
 * @param {string} file
 */
export function packageOf(file) {
  const [installed] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
  if (installed !== undefined) return installed;
  for (let at = path.dirname(file); at !== path.dirname(at); at = path.dirname(at)) {
    if (manifestOf(at) !== undefined) return at;
  }
  throw new Error(`${file} lies in no package`);
}

/** Where Node finds a package from a folder, without its links. @param {string} name @param {string} from */
export function findPackage(name, from) {
  for (let at = from; at !== path.dirname(at); at = path.dirname(at)) {
    const candidate = path.join(at, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return undefined; // of another platform, or an optional one
}

/**
 * @param {string} folder
 * @returns {{ name?: string, dependencies?: Record<string, string> } | undefined}
 */
export function manifestOf(folder) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Whether a package is a member of this workspace. @param {string} folder */
export function isOurs(folder) {
  return manifestOf(folder)?.name?.startsWith('@groundwork/') === true;
}
