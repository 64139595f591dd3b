import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from './fingerprint.mjs';
import { workspaceMembers } from './members.mjs';

/**
 * Brings every package's dist in line with its src where the compiler does not:
 * removes what was compiled from a source that is gone (a test that no longer
 * exists would still run), and makes the compiler forget a package whose output
 * was removed by hand (it would hold it for up to date).
 */
export function alignCompiledOutput() {
  for (const { directory } of workspaceMembers()) {
    const source = path.join(directory, 'src');
    const output = path.join(directory, 'dist');
    if (existsSync(output)) removeStale(source, output);
    if (existsSync(source) && isIncomplete(source, output)) {
      rmSync(path.join(directory, 'tsconfig.tsbuildinfo'), { force: true });
    }
  }
}

/** @param {string} source @param {string} output */
function removeStale(source, output) {
  for (const file of filesUnder(output)) {
    if (!file.endsWith('.js')) continue;
    const stem = file.slice(0, -'.js'.length);
    const original = path.join(source, path.relative(output, stem));
    if (hasSource(original) || !isFromTypeScript(`${file}.map`)) continue;
    for (const ending of ['.js', '.js.map', '.d.ts', '.d.ts.map']) {
      rmSync(`${stem}${ending}`, { force: true });
    }
  }
}

/** Files that other tools put into dist stay. @param {string} map path of a source map */
function isFromTypeScript(map) {
  if (!existsSync(map)) return false;
  /** @type {{ sources?: string[] }} */
  const { sources = [] } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.length === 1 && /\.tsx?$/.test(sources[0] ?? '');
}

/** @param {string} stem */
function hasSource(stem) {
  return existsSync(`${stem}.ts`) || existsSync(`${stem}.tsx`);
}

/** @param {string} source @param {string} output */
function isIncomplete(source, output) {
  return filesUnder(source).some((file) => {
    if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) return false;
    const compiled = path.join(output, path.relative(source, file)).replace(/\.tsx?$/, '.js');
    return !existsSync(compiled);
  });
}
