import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// promtool comes with Prometheus (`apt-get install prometheus`); PROMTOOL names another one.
const promtool = process.env.PROMTOOL ?? 'promtool';
const folder = fileURLToPath(new URL('../infra/prometheus/', import.meta.url));
const filesIn = (/** @type {string} */ name) =>
  readdirSync(`${folder}${name}`)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => `${folder}${name}/${file}`);

for (const args of [
  ['check', 'config', '--syntax-only', `${folder}prometheus.yml`],
  ['check', 'rules', ...filesIn('rules')],
  ['test', 'rules', ...filesIn('tests')],
]) {
  const { error, status } = spawnSync(promtool, args, { stdio: 'inherit' });
  if (error) {
    process.stderr.write(
      `${promtool} cannot be run (${error.message}); it comes with Prometheus\n`,
    );
    process.exit(2);
  }
  if (status !== 0) process.exit(1);
}
