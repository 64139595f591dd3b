import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { untilAborted } from '@groundwork/safe-fetch/deadline';
import { type Report, reportSchema, type SpeechRequest, type Start } from './messages.js';

/** Thrown when a voice does not speak; the message says why. */
export class VoiceFailed extends Error {
  override readonly name = 'VoiceFailed';
}

/** Speech in one channel. */
export interface SpokenSamples {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** A model of 60 MB loads in about a second; this is for a machine in distress. */
const LOADING_MS = 60_000;
/** A sentence takes a second or two. */
const SPEAKING_MS = 120_000;
const MOST_COMPLAINT = 600;

interface Waiting {
  readonly resolve: (spoken: SpokenSamples) => void;
  readonly reject: (error: unknown) => void;
}

/** One voice, loaded in its own process, which speaks one text after another. */
export class VoiceProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<void>;
  #next = 0;
  #complaint = '';
  #ended: VoiceFailed | null = null;

  constructor(start: Start) {
    const entry = fileURLToPath(new URL('./voice-process-main.js', import.meta.url));
    // Its environment has what a program needs to run, and no secret.
    const { PATH, LANG, TMPDIR, LD_LIBRARY_PATH } = process.env;
    const env = Object.fromEntries(
      Object.entries({ PATH, LANG, TMPDIR, LD_LIBRARY_PATH }).filter(([, value]) => value),
    );
    this.#child = fork(entry, [JSON.stringify(start)], {
      serialization: 'advanced',
      execArgv: [],
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk.toString('utf8')).slice(-MOST_COMPLAINT);
    });
    this.#ready = new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end('took too long to load'), LOADING_MS);
      const settle = (error: VoiceFailed | null) => {
        clearTimeout(timer);
        if (error === null) resolve();
        else reject(error);
      };
      this.#child.on('message', (message) => {
        const report = reportSchema.parse(message);
        if (report.kind === 'ready') settle(null);
        else if (report.kind === 'no_library') this.#end(`cannot be loaded: ${report.message}`);
        else this.#settle(report);
      });
      this.#child.once('error', (error) => this.#end(`cannot be started: ${error.message}`));
      this.#child.once('close', (code, signal) => {
        this.#end(`ended with ${signal ?? `code ${code}`}: ${this.#complaint.trim()}`);
        settle(this.#ended);
      });
    });
    // The first caller gets the error.
    this.#ready.catch(() => undefined);
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** Whether it can't say anything any more. */
  get ended(): boolean {
    return this.#ended !== null;
  }

  /** @throws VoiceFailed, or the signal's reason when it is aborted */
  async say(text: string, speed: number, signal: AbortSignal): Promise<SpokenSamples> {
    signal.throwIfAborted();
    // While a caller waits, the process keeps ours alive.
    this.#child.ref();
    this.#child.channel?.ref();
    const id = this.#next++;
    const timer = setTimeout(() => this.#end('took too long to speak'), SPEAKING_MS);
    try {
      await untilAborted(this.#ready, signal);
      if (this.#ended !== null) throw this.#ended;
      const spoken = new Promise<SpokenSamples>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        const request: SpeechRequest = { id, text, speed };
        this.#child.send(request, (error) => {
          if (error !== null) reject(new VoiceFailed(`cannot be asked: ${error.message}`));
        });
      });
      return await untilAborted(spoken, signal);
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) {
        this.#child.unref();
        this.#child.channel?.unref();
      }
    }
  }

  close(): void {
    this.#end('was closed');
  }

  #settle(report: Extract<Report, { readonly id: number }>): void {
    const waiting = this.#waiting.get(report.id);
    if (report.kind === 'failed') waiting?.reject(new VoiceFailed(report.message));
    else waiting?.resolve({ samples: report.samples, sampleRate: report.sampleRate });
  }

  #end(why: string): void {
    if (this.#ended !== null) return;
    this.#ended = new VoiceFailed(why);
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#child.kill('SIGKILL');
  }
}
