import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { writeReport } from '../chaos/write-report.js';
import { runContainers } from './run.js';

const { values: options } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    base: {
      type: 'string',
      default: process.env.NODE_IMAGE ?? 'docker.io/library/node:24-bookworm-slim',
    },
    port: { type: 'string', default: '5800' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const help = `npm run test:containers -- [options]
  --base IMAGE   with Node and Debian's apt (NODE_IMAGE, or node:24-bookworm-slim)
  --no-build     take the images of the run before
  --port N       the first of ten free ports on loopback (5800)
  --write        write the report into bench/reports`;

const missing = ['podman', 'buildah'].filter((name) => spawnSync(name, ['--version']).error);

if (options.help) console.log(help);
else if (missing.length > 0) {
  console.log(`Skipped: no container engine is at hand (${missing.join(' and ')} not found).`);
} else {
  const began = Date.now();
  const figures = await runContainers({
    baseImage: options.base,
    port: Number(options.port),
    builds: !options['no-build'],
    log: (line) =>
      console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`),
  });
  console.log(`\n${figures}`);
  if (options.write) writeReport('containers', 'npm run test:containers', figures);
}
