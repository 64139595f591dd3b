import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './workspace/install.mjs';

await installPackages();
const { run } = await import('./processes/run.mjs');
const { runCommand } = await import('./terminal/command.mjs');
const { runJest } = await import('./test-run/jest.mjs');
const { withTestServers } = await import('./test-run/test-surroundings.mjs');
const { ensureSystemTools } = await import('./tools/system-tools.mjs');
const { build } = await import('./workspace/build.mjs');
const { inState } = await import('./workspace/paths.mjs');

/** First and last of the supported range, and the long-term line between them. */
const VERSIONS = ['20', '22', '24'];

/** What the npm package `node` installs beside itself: one binary, for this machine. */
const BINARY_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * @param {string} version
 * @param {AbortSignal} signal
 * @returns {Promise<{ version: string, folder: string }>} where the newest Node of that version is
 */
async function installNode(version, signal) {
  const folder = inState('nodes', version);
  mkdirSync(folder, { recursive: true });
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  await run('npm', ['install', ...quietly, `${BINARY_PACKAGE}@${version}`], {
    cwd: folder,
    log: 'nodes',
    failure: `Node ${version} could not be installed.`,
    signal,
  });
  return { version, folder: path.join(folder, 'node_modules', BINARY_PACKAGE, 'bin') };
}

/** npm run test:nodes: the tests of packages, services and scripts under each supported Node; arguments are Jest's. */
await runCommand(process.stdout, async (context) => {
  const { progress, signal } = context;
  const tools = await ensureSystemTools(
    { postgres: true, redis: true, ffprobe: true, browser: true },
    context,
  );
  await build(context);
  const nodes = await progress.step(
    'Installing the supported versions of Node',
    () => Promise.all(VERSIONS.map((version) => installNode(version, signal))),
    () => `Node ${VERSIONS.join(', ')} installed`,
  );
  return withTestServers(context, tools, async ({ env, directory, records }) => {
    const lines = [];
    let failures = 0;
    for (const { version, folder } of nodes) {
      const results = path.join(directory, version);
      mkdirSync(results);
      progress.line(`\nTests: Node ${version}`);
      const { passed, failed } = await runJest({
        suite: { config: 'jest.config.mjs', args: ['--maxWorkers=3'] },
        node: path.join(folder, 'node'),
        args: process.argv.slice(2),
        // Tests start processes by this name, too.
        env: { ...env, PATH: `${folder}${path.delimiter}${env.PATH ?? ''}` },
        directory: results,
        records,
        signal,
      });
      failures += passed === 0 ? Math.max(failed, 1) : failed;
      lines.push(`Node ${version}: ${passed} passed, ${failed} failed`);
    }
    progress.line(`\n${lines.join('\n')}`);
    return failures === 0 ? 0 : 1;
  });
});
