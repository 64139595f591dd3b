import { createWriteStream, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SetupError } from '../terminal/setup-error.mjs';

/**
 * An answer of our own API: a task, or an error.
 * @typedef {import('./demo-film.mjs').Task & { task_id: string, error?: { code?: string, message?: string } }} Answer
 */

const ANSWER_MS = 60_000;

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

  /** Whether the API takes our key: a task that is not there is answered to a known key only. */
  async knowsKey() {
    const { status } = await this.#call('/v1/tasks/task_none', { method: 'GET' });
    return status !== 401;
  }

  /**
   * @param {Record<string, unknown>} body
   * @returns {Promise<string>} the task's id
   */
  async requestFilm(body) {
    const { status, answer } = await this.#call('/v1/land', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (status !== 202) throw refused(status, answer);
    return answer.task_id;
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
    const response = await fetch(url, { signal: this.signal });
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
