import { createWriteStream, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../terminal/setup-error.mjs';

/**
 * An answer of our own API: a task, or an error.
 * @typedef {import('./demo-film.mjs').Task & { task_id: string, error?: { code?: string, message?: string } }} Answer
 */

const ANSWER_MS = 60_000;
const FULL_MS = 3_000;
/** Times that a busy machine is asked again. */
const MOST_BUSY = 10;

/**
 * The few calls of the public API that the demo makes, as any customer would.
 */
export class LandApi {
  /**
   * @param {string} base such as "http://127.0.0.1:3000"
   * @param {string} key
   * @param {AbortSignal} signal
   */
  constructor(base, key, signal) {
    this.base = base;
    this.key = key;
    this.signal = signal;
  }

  /** Whether the API accepts our key: it answers 404 for an unknown task only to a valid key. */
  async knowsKey() {
    const { status } = await this.#call('/v1/tasks/task_none', { method: 'GET' });
    return status !== 401;
  }

  /**
   * Waits where the plan's concurrent tasks are all running, and tries again where the machine is too busy.
   * @param {string} path
   * @param {Record<string, unknown>} body
   * @param {'POST' | 'PATCH'} method
   * @returns {Promise<Record<string, any>>}
   */
  async post(path, body, method = 'POST') {
    const ask = () => this.#call(path, { method, body: JSON.stringify(body) });
    let { status, answer } = await ask();
    for (let busy = 0; status === 429 || (status >= 502 && busy < MOST_BUSY); ) {
      if (status >= 502) busy += 1;
      await sleep(FULL_MS, undefined, { signal: this.signal });
      ({ status, answer } = await ask());
    }
    if (status >= 300) throw refused(status, answer);
    return answer;
  }

  /**
   * @param {string} path
   * @returns {Promise<Record<string, any>>}
   */
  async get(path) {
    const { status, answer } = await this.#call(path, { method: 'GET' });
    if (status !== 200) throw refused(status, answer);
    return answer;
  }

  /**
   * @param {string} id
   * @returns {Promise<import('./demo-film.mjs').Task | undefined>} undefined when there is no such task
   */
  async task(id) {
    const { status, answer } = await this.#call(`/v1/tasks/${id}`, { method: 'GET' });
    if (status === 404) return undefined;
    if (status !== 200) throw refused(status, answer);
    return answer;
  }

  /**
   * Written whole or not at all.
   * @param {string} url
   * @param {string} file
   */
  async download(url, file) {
    // The link's host is the one that customers use, which this machine may not know.
    const { pathname, search } = new URL(url);
    const response = await fetch(`${this.base}${pathname}${search}`, { signal: this.signal });
    if (!response.ok || !response.body) {
      throw new SetupError(
        `The finished film could not be downloaded (status ${response.status}).`,
      );
    }
    const body = Readable.fromWeb(
      /** @type {import('node:stream/web').ReadableStream} */ (response.body),
    );
    await pipeline(body, createWriteStream(`${file}.part`), { signal: this.signal });
    renameSync(`${file}.part`, file);
  }

  /**
   * @param {string} path
   * @param {RequestInit} init
   * @returns {Promise<{ status: number, answer: Answer }>}
   */
  async #call(path, init) {
    const response = await fetch(`${this.base}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' },
      signal: AbortSignal.any([this.signal, AbortSignal.timeout(ANSWER_MS)]),
    });
    const answer = /** @type {Answer} */ (await response.json());
    return { status: response.status, answer };
  }
}

/**
 * @param {number} status
 * @param {{ error?: { code?: string, message?: string } }} answer
 */
function refused(status, answer) {
  const { code = 'no code', message = 'no message' } = answer.error ?? {};
  return new SetupError(`The API answered ${status} ${code}: ${message}`, {
    ...(status === 402
      ? {
          advice:
            'Give the demo account credits: npm run --silent admin -- grant-credits --account ID --amount 1000 (its account_id is in .groundwork/demo.json)',
        }
      : {}),
  });
}
