import { runTestsProgram } from './tests-program.mjs';

/**
 * npm run fuzz: requests of a seed to a gateway and an account's page of its own.
 * @param {string[]} args `--seed N`, `--requests N`, `--only N`
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code: 0 when nothing was found
 */
export async function runFuzz(args, context) {
  return runTestsProgram({ name: 'fuzz', file: ['fuzz', 'command.js'], args }, context);
}
