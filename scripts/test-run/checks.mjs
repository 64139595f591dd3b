import { run } from '../processes/run.mjs';
import { inRoot } from '../workspace/paths.mjs';

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

/**
 * Static checks. A failure is shown and counted; the tests still run.
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} how many failed
 */
export async function runChecks({ progress, signal }) {
  let failed = 0;
  for (const { title, log, args, advice } of CHECKS) {
    try {
      await progress.step(title, () =>
        run(process.execPath, args, {
          cwd: inRoot(),
          log,
          failure: `${title}: failed.`,
          advice,
          signal,
        }),
      );
    } catch (error) {
      signal.throwIfAborted();
      progress.failure(error);
      failed += 1;
    }
  }
  return failed;
}
