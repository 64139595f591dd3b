import { collectDefaultMetrics, Registry } from 'prom-client';
import type { z } from 'zod';
import { withDeadline } from './deadline.js';
import { EnvironmentError, loadEnvironment, processEnvironment } from './environment.js';
import { startHealthServer } from './health-server.js';
import { createLogger, type Logger } from './log.js';
import { openTracing } from './tracing/open-tracing.js';
import type { Tracing } from './tracing/tracing.js';

export interface ServiceContext<Environment> {
  readonly environment: Environment;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly tracing: Tracing;
}

export interface RunningService {
  /** Whether the process still does its work; a worker that takes no jobs is not live. */
  isLive(): boolean;
  /** What makes it refuse new work, for /readyz; null when nothing does. */
  trouble?(): string | null;
  /** Takes no new work, finishes or hands back the work that runs, closes connections; in that order. */
  drain(): Promise<void>;
}

type Environment<Shape extends z.ZodRawShape> = z.output<
  z.ZodObject<typeof processEnvironment & Shape>
>;

/**
 * Runs a process from start to end: configuration, signals, ordered shutdown with a deadline. A second signal forces
 * the end, and so does the deadline, because BullMQ's close never returns while Redis is away. Exit codes: 0 drained,
 * 1 failed or forced, 2 bad environment.
 */
export async function runService<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  start: (context: ServiceContext<Environment<Shape>>) => Promise<RunningService>,
): Promise<void> {
  let environment: Environment<Shape>;
  try {
    environment = loadEnvironment({ ...processEnvironment, ...shape }) as Environment<Shape>;
  } catch (error) {
    endForEnvironment(name, error);
  }
  const settings = loadEnvironment(processEnvironment);
  const log = createLogger(name, settings.LOG_LEVEL);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const tracing = await openTracing(name, settings, log);

  let running: RunningService | undefined;
  let draining = false;
  const health = await startHealthServer(
    settings.HEALTH_PORT,
    {
      isLive: () => running?.isLive() ?? true,
      isReady: () => running !== undefined && !draining,
      trouble: () => running?.trouble?.() ?? null,
    },
    metrics,
  );

  const stop = async (cause: string) => {
    if (draining) {
      log.warn({ cause }, 'forced to stop');
      process.exit(1);
    }
    draining = true;
    log.info({ cause }, 'draining');
    try {
      await withDeadline(
        running?.drain() ?? Promise.resolve(),
        settings.SHUTDOWN_SECONDS * 1000,
        'draining',
      );
      await tracing.close();
      await health.close();
      log.info('stopped');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopped without draining');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // A process with an IPC channel should end when its parent does.
  process.on('disconnect', () => void stop('parent is gone'));
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected failure');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  try {
    running = await start({ environment, log, metrics, tracing });
  } catch (error) {
    // Some faults show only when settings are put together.
    endForEnvironment(name, error);
  }
  log.info({ health_port: health.port }, 'ready');
}

/** Prints the faults of the environment and ends with 2. @throws any other error */
function endForEnvironment(name: string, error: unknown): never {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${name}: ${error.message}\n`);
  process.exit(2);
}
