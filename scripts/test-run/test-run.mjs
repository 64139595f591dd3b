import { run } from '../processes/run.mjs';
import { ensureSystemTools } from '../tools/system-tools.mjs';
import { build } from '../workspace/build.mjs';
import { inRoot } from '../workspace/paths.mjs';
import { runJest } from './jest.mjs';
import { withTestServers } from './test-surroundings.mjs';

/** @typedef {import('../terminal/command.mjs').CommandContext} CommandContext */

/**
 * On two cores, both at once: a fleet's processes idle while it starts, waits for what was killed, or shows a page. With a third
 * worker for the other files some connections to Postgres took more than their 3 s.
 */
const SUITES = [
  { config: 'jest.config.mjs', args: ['--maxWorkers=2'] },
  { config: 'jest.fleet.config.mjs', args: ['--maxWorkers=1'] },
];

/**
 * The path of a source, as a person names it, as the path of what was compiled from it, which Jest runs.
 * @param {string} arg
 */
const asCompiled = (arg) =>
  arg.startsWith('-') ? arg : arg.replace(/(^|\/)src\//, '$1dist/').replace(/\.ts$/, '.js');

/**
 * npm test: everything from a fresh clone to one closing line.
 * @param {string[]} args for Jest
 * @param {CommandContext} context
 * @returns {Promise<number>} the exit code
 */
export async function runTests(args, context) {
  const { progress, signal } = context;
  const tools = await ensureSystemTools(
    { postgres: true, redis: true, ffprobe: true, browser: true },
    context,
  );
  await build(context);
  const patterns = args.map(asCompiled);
  return withTestServers(context, tools, async ({ env, directory, records }) => {
    progress.line('\nTests: packages and services, and whole fleets and static checks beside them');
    // Two that redraw their last lines on one terminal would destroy each other's.
    const run = { args: patterns, env: { ...env, CI: 'true' }, directory, records, signal };
    const [faults, ...counts] = await Promise.all([
      faultsOfChecks(signal),
      ...SUITES.map((suite) => runJest({ suite, ...run })),
    ]);
    for (const fault of faults) progress.failure(fault);
    const passed = counts.reduce((sum, suite) => sum + suite.passed, 0);
    const failed = counts.reduce((sum, suite) => sum + suite.failed, faults.length);
    if (passed + failed === 0) progress.line('\nNo test ran.');
    progress.line(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0 ? 0 : 1;
  });
}

const CHECKS = [
  {
    title: 'Checking format and lint',
    log: 'biome',
    args: [
      inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
      'check',
      '--colors=off',
      '--diagnostic-level=error',
      '--reporter=summary',
    ],
    advice: 'npx biome check --write mends what can be mended by rule.',
  },
  {
    title: 'Checking that imports point down only, in no circle',
    log: 'architecture',
    args: [inRoot('scripts', 'check-architecture.mjs')],
    advice: 'docs/architecture.md says which package may use which.',
  },
];

/** @param {AbortSignal} signal @returns {Promise<unknown[]>} of the static checks that failed */
async function faultsOfChecks(signal) {
  const outcomes = await Promise.allSettled(
    CHECKS.map(({ title, ...check }) =>
      run(process.execPath, check.args, {
        ...{ cwd: inRoot(), log: check.log, failure: `${title}: failed.` },
        ...{ advice: check.advice, signal },
      }),
    ),
  );
  signal.throwIfAborted();
  return outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
}
