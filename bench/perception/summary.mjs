import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shown } from '../markdown.mjs';

/** Views in the order of the tables; photos without land have none. */
const VIEWS = ['eye_level', 'oblique', 'straight_down', 'no view'];

/** One row for each labelled view that has records, and one for all: `row` turns the name and its records into cells. */
export function rowsByView(records, row) {
  const rows = VIEWS.map((view) => [
    view,
    records.filter(({ label }) => (label.view ?? 'no view') === view),
  ]);
  return [...rows.filter(([, kept]) => kept.length > 0), ['all', records]].map(([view, kept]) =>
    row(view, kept),
  );
}

/** "33 of 36 (92 %)", or a dash of none. */
export function counted(records, isRight) {
  const right = records.filter(isRight).length;
  if (records.length === 0) return '-';
  return `${right} of ${records.length} (${shown((100 * right) / records.length)} %)`;
}

/** The value under which this share of all lies; undefined of none. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export function medianAndRange(values, decimals = 1) {
  if (values.length === 0) return '-';
  const [middle, least, most] = [0.5, 0, 1].map((share) =>
    shown(quantile(values, share), decimals),
  );
  return `${middle} (${least} to ${most})`;
}

/** Files in code quotes, each with a remark, or "none". */
export function listed(records, remark) {
  return (
    records.map((record) => `\`${record.label.file}\` (${remark(record)})`).join(', ') || 'none'
  );
}

/** Reads the perception of a photo that was new to training's networks, as training wrote it down. */
export async function readUnseen(folder, id) {
  const seen = JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'));
  return {
    ...seen,
    driver: 'learned',
    probabilities: new Uint8Array(Buffer.from(seen.probabilities, 'base64')),
  };
}

/** CPU time in milliseconds of everything that this process does meanwhile. */
export async function costOf(work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}
