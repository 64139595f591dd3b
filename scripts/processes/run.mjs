import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { SetupError } from '../terminal/setup-error.mjs';
import { logFile } from '../workspace/paths.mjs';

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
 * Runs a command to its end, all its output in a log. A failure carries the
 * tail of that log.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<string>} its standard output
 */
export async function run(command, args, options) {
  const log = logFile(options.log);
  const descriptor = openSync(log, 'w');
  writeSync(descriptor, `$ ${[command, ...args].join(' ')}\n`);
  try {
    const outcome = await runToEnd(command, args, options, descriptor);
    options.signal?.throwIfAborted();
    if (outcome.ended === 0) return outcome.output;
    writeSync(descriptor, `\n${outcome.ended}\n`);
    throw new SetupError(options.failure, {
      log,
      logTail: tailOf(log),
      ...(options.advice === undefined ? {} : { advice: options.advice }),
    });
  } finally {
    closeSync(descriptor);
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @param {number} descriptor of the log
 * @returns {Promise<{ ended: 0 | string, output: string }>}
 */
function runToEnd(command, args, options, descriptor) {
  return new Promise((resolve) => {
    // Its own process group: Ctrl-C reaches us alone, and we end the whole group.
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', descriptor],
      ...(options.uid === undefined ? {} : { uid: options.uid }),
      ...(options.gid === undefined ? {} : { gid: options.gid }),
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (!options.secret) writeSync(descriptor, text);
    });
    child.stdin?.on('error', () => {
      // It ended without reading: its exit code says more.
    });
    child.stdin?.end(options.input);

    const end = () => killGroup(child.pid);
    const timer = options.timeoutMs === undefined ? undefined : setTimeout(end, options.timeoutMs);
    options.signal?.addEventListener('abort', end, { once: true });
    if (options.signal?.aborted) end();

    /** @param {0 | string} ended */
    const settle = (ended) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', end);
      resolve({ ended, output });
    };
    child.on('error', (error) => settle(`It could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      settle(code === 0 ? 0 : signal ? `Ended by ${signal}` : `Exit code ${code}`);
    });
  });
}

/** @param {number | undefined} pid of the group's first process */
function killGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
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
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PROBE_MS,
    });
  } catch {
    return undefined;
  }
}
