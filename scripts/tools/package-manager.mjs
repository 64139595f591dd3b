import { accessSync, constants, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/run.mjs';

/** @typedef {'ffmpeg' | 'speech' | 'redis' | 'postgres' | 'browser'} Need what a package is wanted for */

/**
 * @typedef {object} PackageManager
 * @property {string} command
 * @property {string[]} install arguments before the packages
 * @property {string[]} [refresh] arguments that bring its lists up to date
 * @property {boolean} root whether it must run as root
 * @property {Partial<Record<Need, string>>} packages
 */

/**
 * Debian's and Ubuntu's redis-server package would start a server of the system and keep it; redis-tools holds the same
 * program (redis-check-rdb and redis-server are one binary that goes by its name) and starts nothing.
 * @type {PackageManager[]}
 */
export const KNOWN_MANAGERS = JSON.parse(
  readFileSync(new URL('./package-managers.json', import.meta.url), 'utf8'),
);

const TIMEOUT_MS = 15 * 60_000;

/** @returns {PackageManager | undefined} */
export function findPackageManager() {
  return KNOWN_MANAGERS.find(({ command }) => findExecutable(command) !== undefined);
}

/**
 * The command that a person would type.
 * @param {PackageManager} manager
 * @param {Need[]} needs
 */
export function installCommand(manager, needs) {
  const sudo = manager.root && process.getuid?.() !== 0 ? 'sudo ' : '';
  const verb = manager.install.filter((word) => !word.startsWith('-') || word === '-Sy').join(' ');
  return `${sudo}${manager.command} ${verb} ${packagesFor(manager, needs).join(' ')}`;
}

/**
 * Installs without questions; as root, or through sudo where that asks for no password.
 * @param {PackageManager} manager
 * @param {Need[]} needs
 * @param {AbortSignal} [signal]
 */
export async function installWith(manager, needs, signal) {
  const packages = packagesFor(manager, needs);
  if (packages.length === 0) return;
  const rounds = [manager.refresh, [...manager.install, ...packages]];
  for (const [index, args] of rounds.entries()) {
    if (!args) continue;
    const [command = '', ...words] = asRoot(manager, [manager.command, ...args]);
    await run(command, words, {
      log: index === 0 ? 'system-packages-refresh' : 'system-packages',
      timeoutMs: TIMEOUT_MS,
      failure: `The system packages could not be installed: ${packages.join(', ')}.`,
      advice: `Install them by hand (${installCommand(manager, needs)}) and run the command again.`,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', HOMEBREW_NO_AUTO_UPDATE: '1' },
      ...(signal ? { signal } : {}),
    });
  }
}

/** @param {PackageManager} manager @param {Need[]} needs */
function packagesFor(manager, needs) {
  return needs.flatMap((need) => manager.packages[need] ?? []);
}

/** @param {PackageManager} manager @param {string[]} words */
function asRoot(manager, words) {
  if (!manager.root || process.getuid?.() === 0) return words;
  // env keeps apt quiet where sudo drops our environment.
  return ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive', ...words];
}

/**
 * @param {string} name
 * @returns {string | undefined} the path of the program on PATH
 */
export function findExecutable(name) {
  for (const directory of (process.env.PATH ?? '').split(path.delimiter)) {
    if (directory === '') continue;
    const candidate = path.join(directory, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // not here: look in the next folder
    }
  }
  return undefined;
}
