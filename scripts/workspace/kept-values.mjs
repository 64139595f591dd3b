import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { chooseFreePort, isPortFree } from '../processes/ports.mjs';
import { inState } from './paths.mjs';

// Small JSON files that keep what one run chose or made for the next.

const SECRETS = inState('secrets.json');
const PORTS = inState('ports.json');

/**
 * @template T
 * @param {string} file absolute path
 * @returns {T | undefined}
 */
export function readKept(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // cut short by an unclean end: chosen again
  }
}

/** Written whole or not at all, readable by its owner only. @param {string} file @param {unknown} value */
export function writeKept(file, value) {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** @typedef {{ postgres_password: string, redis_password: string, master_key: string, asset_signing_secret: string, session_secret: string, operators_password: string, operators_session_secret: string }} Secrets */

/** Values that must stay the same for the kept data to stay readable. @returns {Secrets} */
export function keptSecrets() {
  /** @type {Partial<Secrets>} */
  const kept = readKept(SECRETS) ?? {};
  const secrets = {
    postgres_password: kept.postgres_password ?? randomBytes(18).toString('base64url'),
    redis_password: kept.redis_password ?? randomBytes(18).toString('base64url'),
    master_key: kept.master_key ?? randomBytes(32).toString('base64'),
    asset_signing_secret: kept.asset_signing_secret ?? randomBytes(32).toString('base64'),
    session_secret: kept.session_secret ?? randomBytes(32).toString('base64'),
    operators_password: kept.operators_password ?? randomBytes(12).toString('base64url'),
    operators_session_secret: kept.operators_session_secret ?? randomBytes(32).toString('base64'),
  };
  if (JSON.stringify(kept) !== JSON.stringify(secrets)) writeKept(SECRETS, secrets);
  return secrets;
}

/**
 * The port that this use had last time, or another if it is taken.
 * @param {string} use such as "postgres"
 */
export async function keptPort(use) {
  /** @type {Record<string, number>} */
  const ports = readKept(PORTS) ?? {};
  const last = ports[use];
  if (last !== undefined && (await isPortFree(last, '127.0.0.1'))) return last;
  const port = await chooseFreePort(new Set(Object.values(ports)));
  writeKept(PORTS, { ...ports, [use]: port });
  return port;
}
