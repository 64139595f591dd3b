import { z } from 'zod';
import { tracingEnvironment } from './tracing/open-tracing.js';

export const processEnvironment = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Port of /livez, /readyz and /metrics; 0 takes any free one. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65535).default(9090),
  /** Seconds that a process may take to finish its work after a signal to stop. */
  SHUTDOWN_SECONDS: z.coerce.number().positive().default(25),
  ...tracingEnvironment,
};

/** Thrown with every fault of the environment at once. */
export class EnvironmentError extends Error {
  constructor(faults: readonly string[]) {
    super(`The environment is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/**
 * Reads the environment of a service. Each package exports the part that it owns as a zod shape; a service composes
 * them. Blank values count as not set: a number would read them as 0.
 */
export function loadEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv = process.env,
): z.output<z.ZodObject<Shape>> {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value?.trim() !== ''),
  );
  const parsed = z.object(shape).safeParse(present);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
}

/** The origins that a page is reached at. On one's own machine `localhost` and `127.0.0.1` are the same. */
export function ownOrigins(url: string): string[] {
  const { protocol, hostname, port } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [url];
  return ['localhost', '127.0.0.1'].map((host) => new URL(`${protocol}//${host}:${port}`).origin);
}
