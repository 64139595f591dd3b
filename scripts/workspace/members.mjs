import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * @typedef {object} Member one package of the workspace
 * @property {string} name
 * @property {string} folder relative to the root, such as "packages/studio/film"
 * @property {string} directory absolute
 * @property {Record<string, string>} scripts
 * @property {string} manifest absolute path of its package.json
 */

/** The packages that pnpm-workspace.yaml names. @returns {Member[]} */
export function workspaceMembers() {
  const patterns = readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8')
    .split(/^packages:$/m)[1]
    ?.split('\n')
    .flatMap((line) => line.match(/^\s+-\s+'?([^'\s]+)'?$/)?.[1] ?? []);
  return (patterns ?? []).flatMap(expand).flatMap((folder) => {
    const manifest = inRoot(folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const { name, scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    return [{ name, folder, directory: inRoot(folder), scripts, manifest }];
  });
}

/** @param {string} pattern a folder, or all folders in one ("packages/*") */
function expand(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  if (!existsSync(inRoot(parent))) return [];
  return readdirSync(inRoot(parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.posix.join(parent, entry.name))
    .sort();
}
