import pino, { type Logger } from 'pino';
import { loggedError } from './logged-error.js';

export type { Logger };

/**
 * Writes JSON lines to standard output and removes keys, secrets and signatures from them. Of a customer's words only
 * those of a proposal that were not understood reach a log.
 */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: loggedError },
    redact: {
      paths: [
        '*.authorization',
        '*.api_key',
        '*.webhook_secret',
        'headers.authorization',
        'req.headers',
      ],
      censor: '[redacted]',
    },
  });
}
