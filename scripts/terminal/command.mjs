import { commandLine, parentOf } from '../processes/identity.mjs';
import { Progress } from './progress.mjs';
import { Interrupted, SetupError } from './setup-error.mjs';

/** npm repeats a Ctrl-C that the terminal has already sent us: that is one interrupt, not two. */
const SAME_WISH_MS = 1000;
const WATCH_MS = 1000;

/**
 * @typedef {object} CommandContext
 * @property {Progress} progress
 * @property {AbortSignal} signal the first request to stop; its reason is an Interrupted
 * @property {AbortSignal} force the second one
 */

/**
 * Runs a command to its exit code: requests to stop arrive as abort signals,
 * failures are printed in words.
 * @param {NodeJS.WriteStream} stream for progress
 * @param {(context: CommandContext) => Promise<number>} command
 */
export async function runCommand(stream, command) {
  // A command whose output is for programs keeps its progress to what takes long.
  const progress = new Progress(stream, { quiet: stream === process.stderr });
  const stop = new AbortController();
  const force = new AbortController();
  let first = 0;
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    if (!stop.signal.aborted) {
      first = Date.now();
      stop.abort(new Interrupted(signal));
    } else if (Date.now() - first > SAME_WISH_MS) {
      force.abort();
    }
  };
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, onSignal);
  }
  const watch = watchNpm(() => {
    if (!stop.signal.aborted) onSignal('SIGTERM');
  });
  try {
    process.exitCode = await command({ progress, signal: stop.signal, force: force.signal });
  } catch (error) {
    const interrupted = interruptionBehind(error);
    if (interrupted) progress.line('\nStopped.');
    else progress.failure(error);
    process.exitCode = interrupted?.exitCode ?? (error instanceof SetupError ? error.exitCode : 1);
  } finally {
    clearInterval(watch);
  }
  process.exit();
}

/** Timers and streams wrap the reason of an abort into an error of their own. @param {unknown} error */
function interruptionBehind(error) {
  const reason = error instanceof Error && error.name === 'AbortError' ? error.cause : error;
  return reason instanceof Interrupted ? reason : undefined;
}

/**
 * npm that is killed cannot pass it on: started by npm, we end with it. There
 * may be a shell between us.
 * @param {() => void} onGone
 */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const watched = [parent, parentOf(parent)].filter(
    (pid, index) => index === 0 || (pid !== undefined && /\bnpm\b/.test(commandLine(pid) ?? '')),
  );
  const timer = setInterval(() => {
    if (process.ppid !== parent || !watched.every(isRunning)) onGone();
  }, WATCH_MS);
  timer.unref();
  return timer;
}

/** @param {number | undefined} pid */
function isRunning(pid) {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'; // another user's, alive
  }
}
