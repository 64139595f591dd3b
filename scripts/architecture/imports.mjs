import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Import
 * @property {string} file relative to the root, with forward slashes
 * @property {number} line
 * @property {string} target as written
 */

/** Import and export declarations, import() and require(): what names another module. */
const SPECIFIER =
  /(?:\bfrom\s*|\bimport\s*(?:\(\s*)?|\brequire\s*\(\s*)(?:'([^'\n]+)'|"([^"\n]+)")/g;

/** Folders of packages. */
const PARENTS = ['services', 'packages', 'packages/core', 'packages/studio', 'packages/products'];

/** Folders of commands, which import what others have compiled. */
export const TOOLS = ['bench', 'scripts'];

/**
 * Every import in the sources of services, packages, commands and tests, pages and WebAssembly included.
 * @param {string} root
 * @returns {Import[]}
 */
export function readImports(root) {
  const folders = [
    ...PARENTS.flatMap((parent) =>
      directories(path.join(root, parent)).flatMap((name) =>
        ['src', 'assembly', 'web/src'].map((sources) => path.join(parent, name, sources)),
      ),
    ),
    ...TOOLS,
    path.join('tests', 'src'),
  ];
  return folders.flatMap((folder) =>
    sources(path.join(root, folder)).flatMap((file) =>
      importsIn(readFileSync(file, 'utf8')).map(({ line, target }) => ({
        file: path.relative(root, file).split(path.sep).join('/'),
        line,
        target,
      })),
    ),
  );
}

/**
 * @param {string} text of a source file
 * @returns {{ line: number, target: string }[]}
 */
export function importsIn(text) {
  const code = withoutComments(text);
  return [...code.matchAll(SPECIFIER)].map((match) => ({
    line: code.slice(0, match.index).split('\n').length,
    target: match[1] ?? match[2] ?? '',
  }));
}

/** Comments become blank, line for line; a word such as "from" in them names nothing. @param {string} text */
function withoutComments(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

/** @param {string} parent */
function directories(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(?:ts|tsx|mts|js|mjs)$/.test(name) &&
        !/(^|[\\/])(?:generated|node_modules)[\\/]/.test(name),
    )
    .map((name) => path.join(folder, name));
}
