import { ensureSystemTools } from '../tools/system-tools.mjs';
import { build } from '../workspace/build.mjs';
import { installPackages } from '../workspace/install.mjs';
import { inRoot } from '../workspace/paths.mjs';
import { runOnTerminal } from './on-terminal.mjs';
import { withTestServers } from './test-surroundings.mjs';

/**
 * npm run fuzz: requests of a seed to a gateway and an account's page of its own.
 * @param {string[]} args `--seed N`, `--requests N`, `--only N`
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code: 0 when nothing was found
 */
export async function runFuzz(args, context) {
  await installPackages(context);
  const tools = await ensureSystemTools(
    { postgres: true, redis: true, ffprobe: false, browser: false },
    context,
  );
  await build(context);
  return withTestServers(context, tools, async ({ env, records }) => {
    const code = await runOnTerminal({
      name: 'fuzz',
      args: ['--enable-source-maps', inRoot('tests', 'dist', 'fuzz', 'command.js'), ...args],
      env,
      records,
      signal: context.signal,
    });
    context.signal.throwIfAborted();
    return code ?? 1;
  });
}
