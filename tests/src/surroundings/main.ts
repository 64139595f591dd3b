import { parseArgs } from 'node:util';
import { writeReport } from '../chaos/write-report.js';
import { objectsInSlowBucket } from './object-store.js';
import { postgresClockJumps } from './postgres-clock.js';
import { postgresIsPromoted } from './postgres-promoted.js';
import { redisIsEncrypted } from './redis-encrypted.js';
import { redisFailsOver } from './redis-sentinels.js';
import { nginxStandsInFront } from './reverse-proxy.js';
import { secretsAreRotated } from './secrets-rotated.js';
import { diskIsSlow } from './slow-disk.js';

const scenarios = {
  'redis-sentinels': {
    about: 'Redis watched by three sentinels, its primary killed and back as a replica',
    run: redisFailsOver,
  },
  'redis-encrypted': {
    about: 'Redis with TLS and a user of its own, begun again',
    run: redisIsEncrypted,
  },
  'postgres-promoted': {
    about:
      'Postgres behind PgBouncer in transaction mode, killed, its synchronous replica promoted',
    run: postgresIsPromoted,
  },
  'object-store': {
    about: 'a bucket only, images and films: slow for 15 s, 503 for a minute',
    run: objectsInSlowBucket,
  },
  'reverse-proxy': {
    about: 'nginx with TLS in front: streams at once, bodies to the limit, begun again',
    run: nginxStandsInFront,
  },
  'postgres-clock': {
    about: 'the clock of Postgres an hour ahead, then an hour behind, a worker killed each time',
    run: postgresClockJumps,
  },
  'slow-disk': {
    about: 'a disk of 10 MB/s that takes 5 ms to write and 100 ms to flush, under all of it',
    run: diskIsSlow,
  },
  secrets: {
    about: 'every secret of a fleet replaced, one after the other, by rolling deployments',
    run: secretsAreRotated,
  },
} as const;
type Name = keyof typeof scenarios;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const help = [
  'npm run test:surroundings -- [SCENARIO …] [--write]   (all when none is named)',
  ...Object.entries(scenarios).map(([name, { about }]) => `  ${name.padEnd(18)} ${about}`),
  '  --write            writes the report into bench/reports',
].join('\n');

const isName = (name: string): name is Name => name in scenarios;
const chosen = positionals.length > 0 ? positionals : Object.keys(scenarios);
const unknown = chosen.filter((name) => !isName(name));

if (options.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `there is no ${unknown.join(', ')}\n${help}` : help);
  process.exitCode = options.help ? 0 : 2;
} else {
  const rows = ['| | |', '|---|---|'];
  for (const name of chosen.filter(isName)) {
    const { about, run } = scenarios[name];
    const began = Date.now();
    console.log(`${name}: ${about}`);
    const figure = await run((line) =>
      console.log(`  ${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`),
    );
    console.log(`  ${figure}`);
    rows.push(`| ${about} | ${figure} |`);
  }
  if (options.write) writeReport('surroundings', 'npm run test:surroundings', rows.join('\n'));
}
