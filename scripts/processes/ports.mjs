import { createServer } from 'node:net';

/**
 * Outside of the range that the system gives to outgoing connections, so that a
 * port stays free between being chosen and being used, and between two runs.
 */
const FIRST = 20_000;
const COUNT = 10_000;
const TRIES = 50;

/**
 * @param {number} port
 * @param {string} [host] undefined: every interface
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.unref();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A free port on loopback. @param {ReadonlySet<number>} [except] */
export async function chooseFreePort(except = new Set()) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (!except.has(port) && (await isPortFree(port, '127.0.0.1'))) return port;
  }
  throw new Error(`No free port found between ${FIRST} and ${FIRST + COUNT - 1}`);
}

/**
 * The first free port at or above a wanted one.
 * @param {number} wanted
 * @param {number} [attempts]
 */
export async function nextFreePort(wanted, attempts = 100) {
  for (let port = wanted; port < wanted + attempts && port <= 65_535; port += 1) {
    if (await isEverywhereFree(port)) return port;
  }
  throw new Error(`No free port found from ${wanted} on`);
}

/** A server may hold a port on loopback only, or on every interface only. @param {number} port */
export async function isEverywhereFree(port) {
  return (await isPortFree(port)) && (await isPortFree(port, '127.0.0.1'));
}
