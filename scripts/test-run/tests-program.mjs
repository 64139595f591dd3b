import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ProcessRecords } from '../processes/process-records.mjs';
import { run } from '../processes/run.mjs';
import { ensureSystemTools } from '../tools/system-tools.mjs';
import { build } from '../workspace/build.mjs';
import { inRoot, inState } from '../workspace/paths.mjs';
import { runOnTerminal } from './on-terminal.mjs';
import { withTestServers } from './test-surroundings.mjs';

/**
 * @typedef {object} Program a program of tests/, which tells its own options by `--help`
 * @property {string} file below tests/dist
 * @property {boolean} [alone] it starts its own servers
 * @property {(directory: string) => Promise<Record<string, string>>} [environment] that it needs beside the servers'
 * @property {(directory: string) => Promise<void>} [cleanUp] in the run's own directory, however it ended
 */

/** @type {Readonly<Record<string, Program>>} */
const PROGRAMS = {
  alerts: { file: 'alerts/main.js' },
  chaos: { file: 'chaos/main.js', cleanUp: unmountBelow },
  containers: { file: 'containers/main.js', alone: true },
  fuzz: { file: 'fuzz/command.js' },
  sdk: { file: 'published-sdk/main.js', alone: true },
  surroundings: { file: 'surroundings/main.js', environment: makeCertificate },
};

/**
 * Runs a program of tests/, beside a Postgres and a Redis of its own, after everything is built.
 * @param {string} name of PROGRAMS
 * @param {string[]} args
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code
 */
export async function runTestsProgram(name, args, context) {
  const program = PROGRAMS[name];
  if (program === undefined) throw new Error(`There is no ${name}: ${Object.keys(PROGRAMS)}`);
  const { signal } = context;
  const tools = program.alone
    ? undefined
    : await ensureSystemTools(
        { postgres: true, redis: true, ffprobe: false, browser: false },
        context,
      );
  await build(context);
  /** @param {{ env: NodeJS.ProcessEnv, directory: string, records: ProcessRecords }} run */
  const work = async ({ env, directory, records }) => {
    try {
      const code = ['--enable-source-maps', inRoot('tests', 'dist', program.file), ...args];
      const more = await program.environment?.(directory);
      return await runOnTerminal({ name, args: code, env: { ...env, ...more }, records, signal });
    } finally {
      await program.cleanUp?.(directory);
    }
  };
  if (tools) return withTestServers(context, tools, work);
  const directory = inState(name, String(process.pid));
  mkdirSync(directory, { recursive: true });
  const records = new ProcessRecords(path.join(directory, 'processes'));
  return work({ env: process.env, directory, records });
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

/** A certificate of localhost that signs itself and that Node believes. @param {string} directory */
async function makeCertificate(directory) {
  const key = path.join(directory, 'certificate.key');
  const cert = path.join(directory, 'certificate.pem');
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await run(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name],
      ...['-keyout', key, '-out', cert],
    ],
    { log: 'certificate', failure: 'No certificate could be made: openssl is needed.' },
  );
  return { NODE_EXTRA_CA_CERTS: cert, TEST_CERTIFICATE: cert, TEST_CERTIFICATE_KEY: key };
}
