import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { inRepository } from '../deployment/repository.js';

const filesIn = (name: string) =>
  readdirSync(inRepository(`infra/prometheus/${name}`))
    .filter((file) => file.endsWith('.yml'))
    .map((file) => inRepository(`infra/prometheus/${name}/${file}`));

/** Checks the alert rules by themselves. Returns the exit code; 2 where promtool is not installed. */
export function checkRules(): number {
  // promtool comes with Prometheus (`apt-get install prometheus`); PROMTOOL names another one.
  const promtool = process.env.PROMTOOL ?? 'promtool';
  for (const args of [
    ['check', 'config', '--syntax-only', inRepository('infra/prometheus/prometheus.yml')],
    ['check', 'rules', ...filesIn('rules')],
    ['test', 'rules', ...filesIn('tests')],
  ]) {
    const { error, status } = spawnSync(promtool, args, { stdio: 'inherit' });
    if (error) {
      console.error(`${promtool} cannot be run (${error.message}); it comes with Prometheus`);
      return 2;
    }
    if (status !== 0) return 1;
  }
  return 0;
}
