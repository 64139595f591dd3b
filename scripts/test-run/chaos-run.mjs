import { existsSync, readFileSync } from 'node:fs';
import { run } from '../processes/run.mjs';
import { ensureSystemTools } from '../tools/system-tools.mjs';
import { build } from '../workspace/build.mjs';
import { installPackages } from '../workspace/install.mjs';
import { inRoot } from '../workspace/paths.mjs';
import { runOnTerminal } from './on-terminal.mjs';
import { withTestServers } from './test-surroundings.mjs';

/**
 * npm run chaos: breaks a whole fleet under load, by a seed; see tests/src/chaos.
 * @param {string[]} args see `--help`
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code: 0 when every promise was kept
 */
export async function runChaos(args, context) {
  await installPackages(context);
  const tools = await ensureSystemTools(
    { postgres: true, redis: true, ffprobe: false, browser: false },
    context,
  );
  await build(context);
  return withTestServers(context, tools, async ({ env, directory, records }) => {
    try {
      const code = await runOnTerminal({
        name: 'chaos',
        args: ['--enable-source-maps', inRoot('tests', 'dist', 'chaos', 'main.js'), ...args],
        env,
        records,
        signal: context.signal,
      });
      context.signal.throwIfAborted();
      return code ?? 1;
    } finally {
      await unmountBelow(directory);
    }
  });
}

/** Disks that a run which was cut short could not give back. @param {string} directory */
async function unmountBelow(directory) {
  if (!existsSync('/proc/mounts')) return;
  const lines = readFileSync('/proc/mounts', 'utf8').split('\n');
  for (const point of lines.map((line) => line.split(' ')[1])) {
    if (!point?.startsWith(`${directory}/`)) continue;
    await run('umount', ['-l', point], { log: 'umount', failure: `${point} stays mounted.` });
  }
}
