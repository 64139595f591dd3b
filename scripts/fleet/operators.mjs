import { execa } from 'execa';
import { keptSecrets } from '../workspace/kept-values.mjs';
import { inRoot } from '../workspace/paths.mjs';

/** The operator of the queue boards of a fleet on a developer's own machine. */
const NAME = 'operator';

/**
 * @typedef {object} Operators
 * @property {string} list of OPERATORS
 * @property {string} sessionSecret
 * @property {{ name: string, password: string } | undefined} own the one that was made here; none when the caller named them
 */

/** Returns the operators that the caller has set, or one whose password is kept. @returns {Promise<Operators>} */
export async function fleetOperators() {
  const kept = keptSecrets();
  const sessionSecret = process.env.OPERATORS_SESSION_SECRET ?? kept.operators_session_secret;
  if (process.env.OPERATORS !== undefined) {
    return { list: process.env.OPERATORS, sessionSecret, own: undefined };
  }
  const own = { name: NAME, password: kept.operators_password };
  return { list: await entryOf(own), sessionSecret, own };
}

/** @param {{ name: string, password: string }} operator */
async function entryOf({ name, password }) {
  const main = inRoot('services', 'queue-boards', 'dist', 'hash-password.js');
  const options = { input: password, stderr: /** @type {const} */ ('inherit') };
  return (await execa(process.execPath, [main, name], options)).stdout.trim();
}
