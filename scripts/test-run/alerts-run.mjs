import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { inRoot } from '../workspace/paths.mjs';
import { runTestsProgram } from './tests-program.mjs';

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
  return runTestsProgram({ name: 'alerts', file: ['alerts', 'main.js'], args }, context);
}
