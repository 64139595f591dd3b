import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { workspaceMembers } from './members.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { createStateDirectories, displayPath, inRoot, logFile } from './paths.mjs';

/* The first thing of every command: it imports no package, for there may be none yet. */

const TIMEOUT_MS = 20 * 60_000;
const TAIL_LINES = 20;

/**
 * Installs the workspace's packages where a manifest or the lockfile changed since the last time, and ends the process
 * with words where that fails.
 */
export async function installPackages() {
  requireSupportedNode();
  createStateDirectories();
  const inputs = [
    inRoot('pnpm-lock.yaml'),
    inRoot('pnpm-workspace.yaml'),
    inRoot('.pnpmfile.cjs'),
    inRoot('package.json'),
    ...workspaceMembers().map((member) => member.manifest),
  ];
  const wanted = fingerprint(inputs, [process.platform, process.arch]);
  await whenChanged('install', wanted, [inRoot('node_modules', '.modules.yaml')], install);
}

async function install() {
  // Standard output is for what a command prints.
  process.stderr.write('  Installing packages …\n');
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  // Development packages hold the compiler: they are wanted whatever NODE_ENV says. CI=1 keeps pnpm from asking questions.
  const { NODE_ENV: _production, ...env } = process.env;
  const log = logFile('install');
  const descriptor = openSync(log, 'w');
  const { status, error } = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile'],
    {
      cwd: inRoot(),
      env: { ...env, CI: '1' },
      stdio: ['ignore', descriptor, descriptor],
      timeout: TIMEOUT_MS,
    },
  );
  closeSync(descriptor);
  if (status === 0) return;
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES);
  process.stderr.write(
    `\nThe packages could not be installed${error ? `: ${error.message}` : '.'}\n` +
      `${tail.map((line) => `    ${line}\n`).join('')}The whole log: ${displayPath(log)}\n` +
      'Check that this machine reaches the npm registry (npm ping), then run the command again.\n',
  );
  process.exit(1);
}
