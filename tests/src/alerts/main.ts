import { parseArgs } from 'node:util';
import { writeReport } from '../chaos/write-report.js';
import { checkRules } from './check-rules.js';
import { provocations } from './provocations.js';
import { HASTE, shortenedRules } from './shortened-rules.js';
import { watchFleet } from './watched-fleet.js';

/** Milliseconds for an alert to fire, and to end, on a busy machine. */
const LIMIT_MS = 240_000;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The rules' own tests only. */
    rules: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const checked = checkRules();
if (checked !== 0 || options.rules) process.exit(checked);

const { text, alerts } = shortenedRules();
const chosen = provocations.filter(
  (one) => positionals.length === 0 || one.alerts.some((alert) => positionals.includes(alert)),
);
const provoked = new Set(provocations.flatMap((one) => one.alerts));
const never = alerts.filter((alert) => !provoked.has(alert));
if (never.length > 0) throw new Error(`nothing provokes ${never.join(', ')}`);

/** Every alert of the rules is made to fire once by what happens to a real fleet, and must end when that does. */
const watched = await watchFleet(text);
const rows = [
  '| alert | how it was provoked | fired after s | resolved after s |',
  '|---|---|---:|---:|',
];
let failures = 0;
try {
  for (const { alerts: expected, how, provoke } of chosen) {
    console.log(`${expected.join(', ')}: ${how}`);
    // Whatever another provocation left behind.
    for (const alert of expected) await watched.monitors.ended(alert, LIMIT_MS);
    const began = Date.now();
    const since = (from: number) => ((Date.now() - from) / 1000).toFixed(0);
    const fired = new AbortController();
    const times = new Map<string, string>();
    try {
      const firing = Promise.all(
        expected.map(async (alert) => {
          await watched.monitors.fired(alert, LIMIT_MS);
          times.set(alert, since(began));
          console.log(`  ${alert} fired after ${since(began)} s`);
        }),
      ).finally(() => fired.abort());
      const [mend] = await Promise.all([provoke(watched, fired.signal), firing]);
      const mended = Date.now();
      const mending = mend();
      await Promise.all(
        expected.map(async (alert) => {
          await watched.monitors.ended(alert, LIMIT_MS);
          console.log(`  ${alert} ended after ${since(mended)} s`);
          rows.push(`| ${alert} | ${how} | ${times.get(alert)} | ${since(mended)} |`);
        }),
      );
      await mending;
    } catch (error) {
      failures += 1;
      console.log(`  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await watched.close();
}
console.log(`\n${rows.join('\n')}\n\nWindows and waits of the rules were divided by ${HASTE}.`);
if (options.write && failures === 0) writeReport('alerts', 'npm run test:alerts', rows.join('\n'));
process.exitCode = failures === 0 ? 0 : 1;
