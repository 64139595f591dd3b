import { readFileSync } from 'node:fs';
import { run } from '../processes/run.mjs';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { workspaceMembers } from './members.mjs';
import { inRoot } from './paths.mjs';

const TIMEOUT_MS = 20 * 60_000;

/**
 * Installs the workspace's packages where a manifest or the lockfile changed
 * since the last time.
 * @param {{ progress: import('../terminal/progress.mjs').Progress, signal?: AbortSignal }} context
 */
export async function installPackages({ progress, signal }) {
  const inputs = [
    inRoot('pnpm-lock.yaml'),
    inRoot('pnpm-workspace.yaml'),
    inRoot('.pnpmfile.cjs'),
    inRoot('package.json'),
    ...workspaceMembers().map((member) => member.manifest),
  ];
  const wanted = fingerprint(inputs, [process.platform, process.arch]);
  const results = [inRoot('node_modules', '.modules.yaml')];
  await whenChanged('install', wanted, results, () =>
    progress.step(
      'Installing packages',
      () => install(signal),
      () => 'Packages installed',
    ),
  );
}

/** @param {AbortSignal | undefined} signal */
async function install(signal) {
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  // Development packages hold the compiler: they are wanted whatever NODE_ENV
  // says. CI=1 keeps pnpm from asking questions.
  const { NODE_ENV: _production, ...env } = process.env;
  await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: inRoot(),
    env: { ...env, CI: '1' },
    log: 'install',
    timeoutMs: TIMEOUT_MS,
    failure: 'The packages could not be installed.',
    advice:
      'Check that this machine reaches the npm registry (npm ping), then run the command again.',
    ...(signal ? { signal } : {}),
  });
}
