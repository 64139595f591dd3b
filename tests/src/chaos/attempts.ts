import { taskFailures } from '@groundwork/contract/tasks/tasks';
import type { FleetProcess } from '@groundwork/testing';
import { z } from 'zod';

const lineSchema = z.object({
  time: z.string(),
  service: z.string(),
  pid: z.number(),
  msg: z.string(),
  job: z.string().optional(),
  segment: z.number().optional(),
  attempt: z.number().optional(),
  err: z.object({ message: z.string() }).optional(),
});

/**
 * Every line that the fleet logged about a piece of work, in order. It shows why work failed that could be made: an error
 * that repeats, or attempts that began and never ended because their process was killed.
 */
export function attemptsOf(workId: string, processes: readonly FleetProcess[]): string[] {
  return processes
    .flatMap((one) => one.log().split('\n'))
    .filter((line) => line.startsWith('{') && line.includes(workId))
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .sort((a, b) => a.time.localeCompare(b.time))
    .map(({ time, service, pid, msg, job, segment, attempt, err }) =>
      [
        `${time} ${service} ${pid} ${job ?? ''}`,
        ...(segment === undefined ? [] : [`segment ${segment}`]),
        ...(attempt === undefined ? [] : [`attempt ${attempt}`]),
        err ? `${msg}: ${err.message}` : msg,
      ].join(', '),
    );
}

/** The sentence that customers read names no cause. */
const SENTENCE = new RegExp(`^${taskFailures.RENDER_FAILED}(?:: |$)`);

/** Why work failed in the end, as the last of its lines with an error tells; null when none does. */
export function causeIn(lines: readonly string[]): string | null {
  const failures = lines.flatMap(
    (line) => /(?:task|showcase|job) failed: (.*)$/s.exec(line)?.[1] ?? [],
  );
  return failures.at(-1)?.replace(SENTENCE, '') || null;
}
