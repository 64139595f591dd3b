import { spawn } from 'node:child_process';
import { z } from 'zod';
import type { Narrator } from './narrators.js';

export const speechEnvironment = {
  /** The espeak-ng program; it runs as a separate process. */
  ESPEAK_PATH: z.string().min(1).default('espeak-ng'),
};

export class SpeechUnavailableError extends Error {
  constructor(path: string, cause: unknown) {
    super(`espeak-ng could not be started as "${path}": install espeak-ng or set ESPEAK_PATH`, {
      cause,
    });
    this.name = 'SpeechUnavailableError';
  }
}

/** Thrown when espeak-ng ran without the expected result. */
export class SpeechFailedError extends Error {
  constructor(reason: string) {
    super(`espeak-ng ${reason}`);
    this.name = 'SpeechFailedError';
  }
}

/** A sentence takes some ten milliseconds; this is for a machine in distress. */
const SECONDS_PER_RUN = 20;
/** Two minutes of its 22 kHz sound; a run speaks one sentence. */
const MAX_OUTPUT_BYTES = 6 * 1024 * 1024;

/**
 * Runs espeak-ng once with text on standard input, never through a shell.
 * @throws SpeechUnavailableError, SpeechFailedError, or the signal's reason when it is aborted
 */
function run(
  path: string,
  args: readonly string[],
  text: string,
  signal: AbortSignal,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const child = spawn(path, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    let bytes = 0;
    let complaint = '';
    let failure: (() => unknown) | null = null;
    const stop = (why: () => unknown) => {
      failure ??= why;
      child.kill('SIGKILL');
    };
    const onAbort = () => stop(() => signal.reason);
    const timer = setTimeout(
      () => stop(() => new SpeechFailedError(`took longer than ${SECONDS_PER_RUN} s`)),
      SECONDS_PER_RUN * 1000,
    );
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    child.once('error', (error) => {
      settle();
      reject(new SpeechUnavailableError(path, error));
    });
    child.once('close', (code) => {
      settle();
      if (failure !== null) reject(failure());
      else if (code === 0) resolve(Buffer.concat(output));
      else reject(new SpeechFailedError(`ended with code ${code}: ${complaint.trim()}`));
    });
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_OUTPUT_BYTES) {
        stop(() => new SpeechFailedError(`wrote more than ${MAX_OUTPUT_BYTES} bytes`));
      } else output.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString('utf8')).slice(0, 500);
    });
    // A program that ends early closes its input; its exit code explains it.
    child.stdin.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') stop(() => error);
    });
    child.stdin.end(text);
  });
}

/** Starts an embedded command of espeak-ng: an escape, a number and a letter. */
const COMMAND = '\u0001';

/** Loudness of each word of a marked rendering, in rotation. Neighbours differ, so a boundary shows as a step. */
export const markLevels = [100, 70, 48] as const;

/** The same words said three times; each rendering is a WAV file. */
export interface Renderings {
  /** As it is to be heard. */
  readonly plain: Buffer;
  /** With a mark before every piece, all of one loudness: the same samples as `marked` but for the loudness. */
  readonly level: Buffer;
  /** With the rotating loudness of {@link markLevels}. */
  readonly marked: Buffer;
}

/** espeak-ng takes a variant only with the name of a voice's file, which these languages do not have. */
const voiceFiles: Readonly<Record<string, string>> = { 'en-gb': 'en', 'fr-fr': 'fr' };

/** espeak-ng as a child process. */
export class Espeak {
  readonly #path: string;
  #languages: Promise<ReadonlySet<string>> | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  async languages(signal: AbortSignal): Promise<ReadonlySet<string>> {
    if (this.#languages !== null) return this.#languages;
    const list = await run(this.#path, ['--voices'], '', signal);
    const codes = list
      .toString('utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => line.trim().split(/\s+/).slice(1, 2));
    this.#languages = Promise.resolve(new Set(codes));
    return this.#languages;
  }

  /**
   * Says the pieces as one sentence. They must be free of control characters and square brackets
   * (see `speakable`), because espeak-ng takes orders from those.
   */
  async say(
    pieces: readonly string[],
    narrator: Narrator,
    signal: AbortSignal,
  ): Promise<Renderings> {
    const { language, variant, pitch, range, speed } = narrator;
    const voice = `${voiceFiles[language] ?? language}+${variant}`;
    const args = ['-v', voice, '-p', `${pitch}`, '-s', `${speed}`, '-z', '--stdin', '--stdout'];
    const start = `${COMMAND}${range}R`;
    const marked = (levels: readonly number[]) =>
      pieces
        .map((piece, index) => `${COMMAND}${levels[index % levels.length] ?? 100}A${piece}`)
        .join(' ');
    const texts = [pieces.join(' '), marked([markLevels[0]]), marked(markLevels)];
    const [plain, level, steps] = await Promise.all(
      texts.map((text) => run(this.#path, args, start + text, signal)),
    );
    if (plain === undefined || level === undefined || steps === undefined) {
      throw new SpeechFailedError('gave no sound');
    }
    return { plain, level, marked: steps };
  }
}
