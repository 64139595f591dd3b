import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linesOf } from '../../scripts/architecture/house-size.mjs';
import { importsIn } from '../../scripts/architecture/imports.mjs';
import { workspaceMembers } from '../../scripts/workspace/members.mjs';

/** Threads and processes that a module starts: `new URL('./thread.js', import.meta.url)`. */
const STARTED = /new URL\(\s*['"](\.{1,2}\/[^'"]+\.js)['"],\s*import\.meta\.url/g;
const LATER = /\bimport\s*\(\s*['"]([^'"]+)['"]/g;

const members = new Map(workspaceMembers().map(({ name, directory }) => [name, directory]));

/** The compiled file behind a name; undefined for modules of others. */
function resolved(from, target) {
  if (target.startsWith('.')) return join(dirname(from), target);
  const [, name = '', rest] = /^(@groundwork\/[^/]+)(\/.*)?$/.exec(target) ?? [];
  const directory = members.get(name);
  if (directory === undefined) return undefined;
  const { exports } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const wanted = `.${rest ?? ''}`;
  if (exports[wanted] !== undefined) return join(directory, exports[wanted].default);
  const pattern = Object.keys(exports).find(
    (key) => key.endsWith('*') && wanted.startsWith(key.slice(0, -1)),
  );
  if (pattern === undefined) return undefined;
  return join(directory, exports[pattern].default.replace('*', wanted.slice(pattern.length - 1)));
}

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** Compiled files that an entry loads; with those of `import()`, threads and processes where `later` is asked for. */
function loadedFiles(entry, later) {
  const found = new Set([entry]);
  for (const file of found) {
    const text = readFileSync(file, 'utf8');
    const dynamic = new Set(namesIn(text, LATER));
    const targets = importsIn(text).flatMap(({ target }) => (dynamic.has(target) ? [] : [target]));
    if (later) targets.push(...dynamic, ...namesIn(text, STARTED));
    for (const target of targets) {
      const next = resolved(file, target);
      if (next?.endsWith('.js') && existsSync(next)) found.add(next);
    }
  }
  return [...found];
}

/** The source of a compiled file; generated code, such as the database's client, has none that anybody reads. */
function sourceOf(file) {
  const stem = file.replace(/\/dist\/(?!.*\/dist\/)/, '/src/').replace(/\.js$/, '');
  if (stem.includes('/generated/')) return undefined;
  return ['.ts', '.tsx', '.mts'].map((end) => stem + end).find((name) => existsSync(name));
}

/** Lines of first-party source that a service loads at its start, and with what its jobs load later. */
export function loadedLines(service) {
  const entry = join(members.get(`@groundwork/${service}`), 'dist', 'main.js');
  const [atStart, inAll] = [false, true].map((later) =>
    loadedFiles(entry, later).reduce((sum, file) => {
      const source = sourceOf(file);
      return source === undefined ? sum : sum + linesOf(readFileSync(source, 'utf8'));
    }, 0),
  );
  return { atStart, inAll };
}
