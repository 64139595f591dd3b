import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LOAD = fileURLToPath(new URL('./load.mjs', import.meta.url));

/** The value below which so many of a hundred lie. */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? null;
}

/**
 * Sends orders from a process of its own, for some seconds or so many of them.
 *
 * @throws when an answer was not the one that is wanted: then nothing was measured
 */
export async function sendLoad({ url, orders, connections, seconds, count, wanted = 202 }) {
  const child = spawn(process.execPath, [LOAD], { stdio: ['pipe', 'pipe', 'inherit'] });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.stdin.end(JSON.stringify({ url, orders, connections, seconds, count }));
  const code = await ended;
  if (code !== 0) throw new Error(`the load ended with code ${code}`);
  const report = JSON.parse(Buffer.concat(output).toString());
  const others = Object.keys(report.statuses).filter((status) => Number(status) !== wanted);
  if (others.length > 0) throw new Error(`answered with ${JSON.stringify(report.statuses)}`);
  const sorted = report.milliseconds.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    perSecond: sorted.length / report.seconds,
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
  };
}
