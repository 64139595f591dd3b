import { displayPath } from '../workspace/paths.mjs';
import { SetupError } from './setup-error.mjs';

/** A step that is quicker than this leaves only its closing line behind, without seconds. */
const QUICK_MS = 1000;
/** Without a terminal, a step reports its start once it takes this long … */
const ANNOUNCE_MS = 3000;
/** … and that it is still alive this often. */
const HEARTBEAT_MS = 30_000;
const FRAME_MS = 200;
const FRAMES = ['·', '•', '●', '•'];

/** @typedef {{ detail(text: string): void }} Step */

/**
 * One line for each long step, with seconds: redrawn in place on a terminal,
 * written once or twice elsewhere.
 */
export class Progress {
  /**
   * @param {NodeJS.WriteStream} stream
   * @param {{ quiet?: boolean }} [options] quiet: steps that go quickly leave no line
   */
  constructor(stream, { quiet = false } = {}) {
    this.stream = stream;
    this.quiet = quiet;
    this.interactive = Boolean(stream.isTTY) && process.env.TERM !== 'dumb';
    this.colours = this.interactive && !process.env.NO_COLOR;
    /** @type {{ title: string, detail: string, began: number, shownAt: number, frame: number } | undefined} */
    this.current = undefined;
    // A terminal that went away must not end us before the children are stopped.
    stream.on('error', () => {
      this.interactive = false;
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
  async step(title, work, done) {
    const current = { title, detail: '', began: Date.now(), shownAt: 0, frame: 0 };
    this.current = current;
    const timer = setInterval(() => this.#tick(current), this.interactive ? FRAME_MS : 500);
    try {
      const result = await work({
        detail: (text) => {
          current.detail = text;
        },
      });
      const words = done ? done(result) : title;
      this.#finish(timer);
      const elapsed = Date.now() - current.began;
      if (words !== undefined && !(this.quiet && elapsed < ANNOUNCE_MS)) {
        this.line(
          `${this.paint('32', '✓')} ${words}${elapsed >= QUICK_MS ? this.paint('2', ` (${seconds(elapsed)})`) : ''}`,
        );
      }
      return result;
    } catch (error) {
      this.#finish(timer);
      this.line(
        `${this.paint('31', '✗')} ${title}${this.paint('2', ` (${seconds(Date.now() - current.began)})`)}`,
      );
      throw error;
    }
  }

  /** Writes whole lines without disturbing the step in progress. @param {string} [text] */
  line(text = '') {
    this.#erase();
    this.stream.write(`${text}\n`);
    if (this.current && this.interactive) this.#draw(this.current);
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

  /** @param {NonNullable<Progress['current']>} current */
  #tick(current) {
    if (this.interactive) {
      current.frame += 1;
      this.#erase();
      this.#draw(current);
      return;
    }
    const elapsed = Date.now() - current.began;
    const due = current.shownAt === 0 ? ANNOUNCE_MS : current.shownAt + HEARTBEAT_MS;
    if (elapsed < due) return;
    this.stream.write(`  ${current.title} …${describe(current, elapsed)}\n`);
    current.shownAt = elapsed;
  }

  /** @param {NonNullable<Progress['current']>} current */
  #draw(current) {
    const mark = FRAMES[current.frame % FRAMES.length];
    const text = `${mark} ${current.title} …${describe(current, Date.now() - current.began)}`;
    // One column is left free: a full line would wrap and could not be erased.
    this.stream.write(text.slice(0, (this.stream.columns ?? 80) - 1));
  }

  #erase() {
    if (this.current && this.interactive) this.stream.write('\r\u001b[2K');
  }

  /** @param {NodeJS.Timeout} timer */
  #finish(timer) {
    clearInterval(timer);
    this.#erase();
    this.current = undefined;
  }
}

/** @param {{ detail: string }} current @param {number} elapsed in ms */
function describe(current, elapsed) {
  return `${current.detail ? ` ${current.detail}` : ''} (${seconds(elapsed)})`;
}

/** @param {number} ms */
export function seconds(ms) {
  const whole = Math.round(ms / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
