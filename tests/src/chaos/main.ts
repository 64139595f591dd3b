import { parseArgs } from 'node:util';
import { runChaos } from './run.js';
import { writeReport } from './write-report.js';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '500' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '45' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const help = `npm run chaos -- [options]
  --requests N   accepted requests (500)
  --kills N      processes that are killed (50); the other faults come in their share
  --seed N       decides what is asked for and what is broken, in which order (1)
  --minutes N    after which no more is asked for (45)
  --write        writes the report into bench/reports`;

if (options.help) console.log(help);
else {
  const { figures, broken } = await runChaos({
    requests: Number(options.requests),
    kills: Number(options.kills),
    seed: Number(options.seed),
    minutes: Number(options.minutes),
    log: (line) => console.log(line),
  });
  console.log(`\n${figures}\n`);
  for (const fault of broken) console.log(`BROKEN: ${fault}`);
  if (options.write && broken.length === 0) writeReport('chaos', 'npm run chaos', figures);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
