import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ensureSystemTools } from '../tools/system-tools.mjs';
import { build } from '../workspace/build.mjs';
import { installPackages } from '../workspace/install.mjs';
import { inRoot } from '../workspace/paths.mjs';
import { runOnTerminal } from './on-terminal.mjs';
import { withTestServers } from './test-surroundings.mjs';

/** @param {string} name */
const filesIn = (name) =>
  readdirSync(inRoot('infra', 'prometheus', name))
    .filter((file) => file.endsWith('.yml'))
    .map((file) => inRoot('infra', 'prometheus', name, file));

/** Checks the rules by themselves. @returns {number} the exit code; 2 where promtool is not installed */
function checkRules() {
  // promtool comes with Prometheus (`apt-get install prometheus`); PROMTOOL names another one.
  const promtool = process.env.PROMTOOL ?? 'promtool';
  for (const args of [
    ['check', 'config', '--syntax-only', inRoot('infra', 'prometheus', 'prometheus.yml')],
    ['check', 'rules', ...filesIn('rules')],
    ['test', 'rules', ...filesIn('tests')],
  ]) {
    const { error, status } = spawnSync(promtool, args, { stdio: 'inherit' });
    if (error) {
      process.stderr.write(
        `${promtool} cannot be run (${error.message}); it comes with Prometheus\n`,
      );
      return 2;
    }
    if (status !== 0) return 1;
  }
  return 0;
}

/**
 * npm run test:alerts: the alert rules' own tests, then a real fleet watched by Prometheus and Alertmanager, to which
 * something happens for each alert; see tests/src/alerts.
 * @param {string[]} args names of alerts (all when none is named); `--rules` for the rules' own tests only; `--write`
 *   puts the figures into docs/operations.md
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code: 0 when each fired and ended
 */
export async function runAlerts(args, context) {
  const checked = checkRules();
  if (checked !== 0 || args.includes('--rules')) return checked;
  await installPackages(context);
  const tools = await ensureSystemTools(
    { postgres: true, redis: true, ffprobe: false, browser: false },
    context,
  );
  await build(context);
  return withTestServers(context, tools, async ({ env, records }) => {
    const code = await runOnTerminal({
      name: 'alerts',
      args: ['--enable-source-maps', inRoot('tests', 'dist', 'alerts', 'main.js'), ...args],
      env,
      records,
      signal: context.signal,
    });
    context.signal.throwIfAborted();
    return code ?? 1;
  });
}
