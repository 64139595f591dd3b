import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { execa, execaSync } from 'execa';
import { SetupError } from '../terminal/setup-error.mjs';
import { logFile } from '../workspace/paths.mjs';
import { send } from './stop.mjs';

const PROBE_MS = 20_000;
const TAIL_LINES = 20;
const TAIL_BYTES = 8192;

/**
 * @typedef {object} RunOptions
 * @property {string} log name of the log in .groundwork/logs
 * @property {string} failure the message when it fails
 * @property {string} [advice] what to do then
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [secret] keep its standard output out of the log
 * @property {string} [input] text for its stdin
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {AbortSignal} [signal] ends it, with all that it started
 * @property {number} [timeoutMs]
 */

/**
 * Runs a command to its end, all its output in a log. A failure carries the tail of that log.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<string>} its standard output
 */
export async function run(command, args, options) {
  const { failure, advice, secret, input, signal, timeoutMs } = options;
  const { cwd, uid, gid, env = process.env } = options;
  const log = logFile(options.log);
  writeFileSync(log, `$ ${[command, ...args].join(' ')}\n`);
  const intoLog = { file: log, append: true };
  // Its own process group: Ctrl-C reaches us alone, and we end the whole group.
  const child = execa(command, args, {
    ...{ ...(cwd && { cwd }), ...(uid && { uid }), ...(gid && { gid }) },
    ...{ env, extendEnv: false, detached: true, cleanup: false, reject: false },
    ...(input === undefined ? { stdin: 'ignore' } : { input }),
    stdout: secret ? 'pipe' : ['pipe', intoLog],
    stderr: intoLog,
    stripFinalNewline: false,
  });
  const end = () => child.pid !== undefined && send(-child.pid, 'SIGTERM');
  const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  const outcome = await child;
  clearTimeout(timer);
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (!outcome.failed) return outcome.stdout;
  appendFileSync(log, `\n${outcome.shortMessage}\n`);
  throw new SetupError(failure, { log, logTail: tailOf(log), ...(advice && { advice }) });
}

/**
 * The last lines of a log, for showing a failure.
 * @param {string} file
 * @param {number} [lines]
 */
export function tailOf(file, lines = TAIL_LINES) {
  const bytes = readFileSync(file);
  const text = bytes.subarray(Math.max(0, bytes.length - TAIL_BYTES)).toString('utf8');
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * Returns the output of a short command, to find out what a program can do.
 * @param {string} command
 * @param {string[]} args
 * @returns {string | undefined} undefined when it is not there, fails or hangs
 */
export function outputOf(command, args) {
  const found = execaSync(command, args, { timeout: PROBE_MS, stdin: 'ignore', reject: false });
  return found.failed ? undefined : found.stdout;
}
