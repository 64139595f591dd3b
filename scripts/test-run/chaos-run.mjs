import { existsSync, readFileSync } from 'node:fs';
import { run } from '../processes/run.mjs';
import { runTestsProgram } from './tests-program.mjs';

/**
 * npm run chaos: breaks a whole fleet under load, by a seed; see tests/src/chaos.
 * @param {string[]} args see `--help`
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code: 0 when every promise was kept
 */
export async function runChaos(args, context) {
  return runTestsProgram(
    { name: 'chaos', file: ['chaos', 'main.js'], args, cleanUp: unmountBelow },
    context,
  );
}

/** Disks that a run which was cut short could not give back. @param {string} directory */
async function unmountBelow(directory) {
  if (!existsSync('/proc/mounts')) return;
  const lines = readFileSync('/proc/mounts', 'utf8').split('\n');
  for (const point of lines.map((line) => line.split(' ')[1])) {
    if (!point?.startsWith(`${directory}/`)) continue;
    await run('umount', ['-l', point], { log: 'umount', failure: `${point} stays mounted.` });
  }
}
