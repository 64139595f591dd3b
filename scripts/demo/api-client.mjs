import { createWriteStream, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SetupError } from '../terminal/setup-error.mjs';
import { inRoot } from '../workspace/paths.mjs';

/** The client that customers have; it is there once everything is built. */
const sdk = () => import(inRoot('packages', 'sdk', 'dist', 'index.js'));

/** Half an hour: as long as other work of the plan may take, or a machine may be too busy. */
const RETRIES = 30;

/** @typedef {Record<string, any>} Client our own API through the SDK */

/**
 * @param {string} baseUrl such as "http://127.0.0.1:3000"
 * @param {string} apiKey
 * @returns {Promise<Client>}
 */
export async function openClient(baseUrl, apiKey) {
  const { Groundwork } = await sdk();
  return new Groundwork({ baseUrl, apiKey, maxRetries: RETRIES });
}

/**
 * What the API answers to a call, or null where it answers this status.
 * @template Answer
 * @param {number} status
 * @param {Promise<Answer>} call
 * @returns {Promise<Answer | null>}
 */
export async function unlessAnswered(status, call) {
  const { ApiError } = await sdk();
  return call.catch((error) => {
    if (error instanceof ApiError && error.status === status) return null;
    throw error;
  });
}

/**
 * Does what calls the API; its refusals and failures are reported in its own words.
 * @template Made
 * @param {string} what such as "The film"
 * @param {() => Promise<Made>} make
 * @param {string} [log] where more is written of a failure
 * @returns {Promise<Made>}
 * @throws {SetupError}
 */
export async function inWords(what, make, log) {
  const { ApiError, GroundworkError } = await sdk();
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof GroundworkError)) throw error;
    const { status, code = '', message } = /** @type {Record<string, any>} */ (error);
    const answered = error instanceof ApiError ? `the API answered ${status} ` : '';
    throw new SetupError(`${what} was not made: ${answered}${code} ${message}`, {
      ...(log && !answered && { log }),
      ...(status === 402 && {
        advice:
          'Give the demo account credits: npm run --silent admin -- grant-credits --account ID --amount 1000 (its account_id is in .groundwork/demo.json)',
      }),
    });
  }
}

/**
 * Written whole or not at all.
 * @param {Client} client
 * @param {string} link its host is the one that customers use, which this machine may not know
 * @param {string} file
 * @param {AbortSignal} signal
 */
export async function download(client, link, file, signal) {
  const { pathname, search } = new URL(link);
  const { body } = await client.service.file(`${pathname}${search}`, { signal });
  await pipeline(Readable.fromWeb(body), createWriteStream(`${file}.part`), { signal });
  renameSync(`${file}.part`, file);
}
