import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const REPORTS = new URL('../../../bench/reports/', import.meta.url);

/** Replaces the report of a command by that of its newest run. */
export function writeReport(name: string, command: string, report: string): void {
  const page = fileURLToPath(new URL(`${name}.md`, REPORTS));
  const date = new Date().toISOString().slice(0, 10);
  const title = name[0]?.toUpperCase() + name.slice(1);
  const from = `Measured by \`${command}\` on ${date}, ${availableParallelism()} cores.`;
  writeFileSync(page, `# ${title}\n\n${from}\n\n${report}\n`);
  console.log(`written to ${page}`);
}
