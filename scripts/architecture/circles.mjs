import path from 'node:path';

/** @typedef {import('./imports.mjs').Import} Import */

/**
 * Groups of files that import each other, types included: none of them can be read, tested or moved without the others.
 * @param {Import[]} imports
 * @returns {string[][]} each sorted
 */
export function importCircles(imports) {
  const files = new Set(imports.map(({ file }) => file));
  /** @type {Map<string, Set<string>>} */
  const edges = new Map([...files].map((file) => [file, new Set()]));
  for (const { file, target } of imports) {
    if (!target.startsWith('.')) continue;
    const found = sourceOf(path.posix.join(path.posix.dirname(file), target), files);
    if (found !== undefined) edges.get(file)?.add(found);
  }
  return strongComponents(edges)
    .filter((members) => members.length > 1)
    .map((members) => members.sort())
    .sort(([one = ''], [other = '']) => one.localeCompare(other));
}

/** The source behind a compiled name. @param {string} target @param {Set<string>} files */
function sourceOf(target, files) {
  const stem = target.replace(/\.m?js$/, '');
  return [target, `${stem}.ts`, `${stem}.tsx`, `${stem}.mts`].find((name) => files.has(name));
}

/** Tarjan's algorithm. @param {Map<string, Set<string>>} edges @returns {string[][]} */
function strongComponents(edges) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const visits = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const components = [];

  /** @param {string} file */
  const visit = (file) => {
    const own = { index: visits.size, low: visits.size, open: true };
    visits.set(file, own);
    stack.push(file);
    for (const next of edges.get(file) ?? []) {
      const known = visits.get(next);
      if (known === undefined) own.low = Math.min(own.low, visit(next).low);
      else if (known.open) own.low = Math.min(own.low, known.index);
    }
    if (own.low !== own.index) return own;
    const members = stack.splice(stack.indexOf(file));
    for (const member of members) {
      const closed = visits.get(member);
      if (closed) closed.open = false;
    }
    components.push(members);
    return own;
  };

  for (const file of edges.keys()) if (!visits.has(file)) visit(file);
  return components;
}
