import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Manifest
 * @property {string} [name]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** The client brings the compilers of every database; the fleet speaks to Postgres. */
const OTHER_DATABASES = /\.(?:cockroachdb|mysql|sqlite|sqlserver)\./;

/**
 * Removes the packages of a deployed folder that nothing reaches. pnpm installs optional peers that the
 * workspace has for development: @prisma/client brings Prisma's command and the TypeScript compiler.
 * @param {string} folder
 */
export function removeUnreached(folder) {
  const store = path.join(realpathSync(folder), 'node_modules', '.pnpm');
  const reached = reachedFrom(realpathSync(folder));
  for (const entry of readdirSync(store)) {
    const modules = path.join(store, entry, 'node_modules');
    if (entry === 'node_modules') {
      // Links for packages that do not name what they use; ours all do.
      rmSync(path.join(store, entry), { recursive: true });
    } else if (existsSync(modules) && !reached.some((one) => one.startsWith(modules + path.sep))) {
      rmSync(path.join(store, entry), { recursive: true });
    }
  }
}

/** @param {string} root @returns {string[]} real folders of the packages that are needed to run it */
function reachedFrom(root) {
  const found = new Set([root]);
  for (const folder of found) {
    for (const name of needsOf(folder)) {
      const package_ = resolvePackage(name, folder);
      if (package_ !== undefined) found.add(package_);
    }
  }
  return [...found];
}

/** @param {string} folder @returns {string[]} */
function needsOf(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter(
    (name) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Looks where Node would look. @param {string} name @param {string} from a real folder */
function resolvePackage(name, from) {
  for (let at = from; at !== path.dirname(at); at = path.dirname(at)) {
    const candidate = path.join(at, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return undefined; // of another platform, or an optional one
}

/**
 * Removes what only developers read: our sources and tests, everybody's type declarations, foreign source
 * maps, and the client's parts for other databases. Licences stay.
 * @param {string} folder
 */
export function removeDevelopmentFiles(folder) {
  const ours = [folder, ...ownPackages(folder)];
  for (const own of ours) {
    for (const name of ['src', 'assembly', 'tsconfig.json', 'tsconfig.tsbuildinfo']) {
      rmSync(path.join(own, name), { recursive: true, force: true });
    }
    for (const file of filesIn(path.join(own, 'dist'))) {
      if (/\.test\.js(?:\.map)?$|[\\/](?:fixtures|testing)[\\/]/.test(file)) rmSync(file);
    }
  }
  for (const file of filesIn(path.join(folder, 'node_modules', '.pnpm'))) {
    const foreign = !file.includes(`${path.sep}@groundwork${path.sep}`);
    const declaration = /\.d\.[cm]?ts(?:\.map)?$/.test(file);
    const map = foreign && /\.[cm]?js\.map$/.test(file);
    const other = file.includes(`${path.sep}@prisma${path.sep}`) && OTHER_DATABASES.test(file);
    if (declaration || map || other) rmSync(file);
  }
}

/** @param {string} folder */
function ownPackages(folder) {
  const store = path.join(folder, 'node_modules', '.pnpm');
  return readdirSync(store).flatMap((entry) => {
    const scope = path.join(store, entry, 'node_modules', '@groundwork');
    if (!entry.startsWith('@groundwork+') || !existsSync(scope)) return [];
    const name = /^@groundwork\+([^@]+)@/.exec(entry)?.[1];
    return name === undefined ? [] : [path.join(scope, name)];
  });
}

/**
 * Files, links not followed; the recursion of readdir follows them on some versions of Node.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(at);
    return entry.isFile() ? [at] : [];
  });
}
