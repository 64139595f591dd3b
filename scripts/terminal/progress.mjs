import ora from 'ora';
import { displayPath } from '../workspace/paths.mjs';
import { SetupError } from './setup-error.mjs';

/** A step that is quicker than this leaves only its closing line behind, without seconds. */
const QUICK_MS = 1000;
/** Without a terminal, a step reports its start once it takes this long … */
const ANNOUNCE_MS = 3000;
/** … and that it is still alive this often. */
const HEARTBEAT_MS = 30_000;
const TICK_MS = 500;

/** @typedef {{ detail(text: string): void }} Step */

/** One line for each long step, with seconds: redrawn in place on a terminal, written once or twice elsewhere. */
export class Progress {
  /**
   * @param {NodeJS.WriteStream} stream
   * @param {{ quiet?: boolean }} [options] quiet: steps that go quickly leave no line
   */
  constructor(stream, { quiet = false } = {}) {
    this.stream = stream;
    this.quiet = quiet;
    // Some pseudo-terminals have no width: nothing can be redrawn there.
    this.interactive = stream.isTTY && stream.columns > 0 && process.env.TERM !== 'dumb';
    this.colours = this.interactive && !process.env.NO_COLOR;
    this.spinner = ora({ stream, isSilent: !this.interactive, discardStdin: false });
    // A terminal that went away must not end us before the children are stopped.
    stream.on('error', () => {
      this.interactive = false;
      this.spinner = ora({ stream, isSilent: true });
    });
  }

  /**
   * Runs one step. Its line closes with what `work` returns, or with the title.
   * @template T
   * @param {string} title such as "Installing packages"
   * @param {(step: Step) => Promise<T>} work
   * @param {(result: T) => string | undefined} [done] closing words; undefined leaves no line
   * @returns {Promise<T>}
   */
  async step(title, work, done = () => title) {
    const began = Date.now();
    const elapsed = () => Date.now() - began;
    let detail = '';
    let next = ANNOUNCE_MS;
    const tick = () => {
      const text = `${title} …${detail && ` ${detail}`} (${seconds(elapsed())})`;
      this.spinner.text = text;
      if (this.interactive || elapsed() < next) return;
      this.stream.write(`  ${text}\n`);
      next = elapsed() + HEARTBEAT_MS;
    };
    tick();
    this.spinner.start();
    const timer = setInterval(tick, TICK_MS);
    try {
      const result = await work({
        detail: (text) => {
          detail = text;
        },
      });
      const words = done(result);
      this.spinner.stop();
      if (words !== undefined && !(this.quiet && elapsed() < ANNOUNCE_MS)) {
        const took = elapsed() < QUICK_MS ? '' : this.paint('2', ` (${seconds(elapsed())})`);
        this.line(`${this.paint('32', '✓')} ${words}${took}`);
      }
      return result;
    } catch (error) {
      this.spinner.stop();
      this.line(`${this.paint('31', '✗')} ${title}${this.paint('2', ` (${seconds(elapsed())})`)}`);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  /** Writes whole lines without disturbing the step in progress. @param {string} [text] */
  line(text = '') {
    this.spinner.clear();
    this.stream.write(`${text}\n`);
  }

  /** @param {string} text */
  note(text) {
    this.line(`${this.paint('33', '!')} ${text}`);
  }

  /** A failure, in words for the person at the terminal. @param {unknown} error */
  failure(error) {
    if (!(error instanceof SetupError)) {
      this.line(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return;
    }
    this.line();
    this.line(this.paint('31', error.message));
    if (error.logTail) this.line(error.logTail.replace(/^/gm, '    '));
    if (error.log) this.line(`The whole log: ${displayPath(error.log)}`);
    if (error.advice) this.line(error.advice);
  }

  /**
   * @param {string} code an SGR colour
   * @param {string} text
   */
  paint(code, text) {
    return this.colours ? `\u001b[${code}m${text}\u001b[0m` : text;
  }
}

/** @param {number} ms */
export function seconds(ms) {
  const whole = Math.round(ms / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
