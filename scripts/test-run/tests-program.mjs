import { ensureSystemTools } from '../tools/system-tools.mjs';
import { build } from '../workspace/build.mjs';
import { installPackages } from '../workspace/install.mjs';
import { inRoot } from '../workspace/paths.mjs';
import { runOnTerminal } from './on-terminal.mjs';
import { withTestServers } from './test-surroundings.mjs';

/**
 * Runs a program of tests/ beside a Postgres and a Redis of its own, after everything is installed and built.
 * @param {{
 *   name: string,
 *   file: string[],
 *   args: string[],
 *   environment?: (directory: string) => Promise<Record<string, string>>,
 *   cleanUp?: (directory: string) => Promise<void>,
 * }} program `name` as records call it; `file` below tests/dist; `environment` that it needs beside that of the servers,
 *   and what to clean up in the run's own directory however it ended
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code
 */
export async function runTestsProgram({ name, file, args, environment, cleanUp }, context) {
  await installPackages(context);
  const tools = await ensureSystemTools(
    { postgres: true, redis: true, ffprobe: false, browser: false },
    context,
  );
  await build(context);
  return withTestServers(context, tools, async ({ env, directory, records }) => {
    try {
      const code = await runOnTerminal({
        name,
        args: ['--enable-source-maps', inRoot('tests', 'dist', ...file), ...args],
        env: { ...env, ...(await environment?.(directory)) },
        records,
        signal: context.signal,
      });
      context.signal.throwIfAborted();
      return code ?? 1;
    } finally {
      await cleanUp?.(directory);
    }
  });
}
