import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ProcessRecords } from '../processes/process-records.mjs';
import { findExecutable } from '../tools/package-manager.mjs';
import { build } from '../workspace/build.mjs';
import { installPackages } from '../workspace/install.mjs';
import { inRoot, inState } from '../workspace/paths.mjs';
import { runOnTerminal } from './on-terminal.mjs';

const ENGINE = ['podman', 'buildah'];

/**
 * npm run test:containers: the fleet of docker-compose.yml from images; see tests/src/containers.
 * @param {string[]} args `--help` tells them
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code; 0 where there is no container engine, which is said
 */
export async function runContainers(args, context) {
  const missing = ENGINE.filter((name) => findExecutable(name) === undefined);
  if (missing.length > 0) {
    context.progress.line(
      `Skipped: no container engine is at hand (${missing.join(' and ')} not found).`,
    );
    return 0;
  }
  await installPackages(context);
  await build(context);
  const directory = inState('containers', String(process.pid));
  mkdirSync(directory, { recursive: true });
  const code = await runOnTerminal({
    name: 'containers',
    args: ['--enable-source-maps', inRoot('tests', 'dist', 'containers', 'main.js'), ...args],
    env: process.env,
    records: new ProcessRecords(path.join(directory, 'processes')),
    signal: context.signal,
  });
  context.signal.throwIfAborted();
  return code ?? 1;
}
