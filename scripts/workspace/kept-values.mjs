import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { chooseFreePort, isPortFree } from '../processes/ports.mjs';
import { inState } from './paths.mjs';

// Small JSON files in .groundwork that keep what one run chose for the next.

/**
 * @template T
 * @param {string} file name in .groundwork
 * @returns {T | undefined}
 */
export function readKept(file) {
  const full = inState(file);
  if (!existsSync(full)) return undefined;
  try {
    return JSON.parse(readFileSync(full, 'utf8'));
  } catch {
    return undefined; // cut short by an unclean end: chosen anew
  }
}

/** Written whole or not at all, readable by its owner only. @param {string} file @param {unknown} value */
export function writeKept(file, value) {
  const full = inState(file);
  writeFileSync(`${full}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${full}.new`, full);
}

/** @typedef {{ postgres_password: string, redis_password: string, master_key: string, asset_signing_secret: string }} Secrets */

/** What must stay the same for the kept data to stay readable. @returns {Secrets} */
export function keptSecrets() {
  /** @type {Partial<Secrets>} */
  const kept = readKept('secrets.json') ?? {};
  const secrets = {
    postgres_password: kept.postgres_password ?? randomBytes(18).toString('base64url'),
    redis_password: kept.redis_password ?? randomBytes(18).toString('base64url'),
    master_key: kept.master_key ?? randomBytes(32).toString('base64'),
    asset_signing_secret: kept.asset_signing_secret ?? randomBytes(32).toString('base64'),
  };
  if (JSON.stringify(kept) !== JSON.stringify(secrets)) writeKept('secrets.json', secrets);
  return secrets;
}

/**
 * The port that this use had last time, or another one where that is taken.
 * @param {string} use such as "postgres"
 */
export async function keptPort(use) {
  /** @type {Record<string, number>} */
  const ports = readKept('ports.json') ?? {};
  const last = ports[use];
  if (last !== undefined && (await isPortFree(last, '127.0.0.1'))) return last;
  const port = await chooseFreePort(new Set(Object.values(ports)));
  writeKept('ports.json', { ...ports, [use]: port });
  return port;
}
