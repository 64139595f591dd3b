import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * How much code there is to be read to understand the project. house-size.json holds how much there may be: its numbers
 * are lowered as the code shrinks, and never raised; that of the median file is raised.
 */

/** A longer line counts as several, so that nothing is gained by squeezing. */
const LONGEST_LINE = 120;
const MOST_FILE_LINES = 300;
/** The database begins with one migration. */
const MIGRATION = /\/prisma\/migrations\//;
const CODE = /\.(?:ts|tsx|mts|mjs|js|cjs|sql|prisma)$|^(?:services|packages)\/.*\.(?:css|html)$/;
const TEST = /\.(?:test|spec)\.[a-z]+$|(?:^|\/)(?:tests|fixtures|testing|__tests__|type-tests)\//;
/** What git does not hold, and what is written by the build. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'generated', 'types', 'coverage']);

/** @param {string} text */
export function linesOf(text) {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / LONGEST_LINE)), 0);
}

/** @param {string} root @param {string} [folder] @returns {string[]} */
function codeFiles(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      return LEFT_OUT.has(entry.name) || entry.name.startsWith('.') ? [] : codeFiles(root, name);
    }
    return CODE.test(name) && !TEST.test(name) && !name.endsWith('.d.ts') ? [name] : [];
  });
}

/**
 * @param {string} root
 * @param {{ lines: number, longFiles: number, leastMedian: number }} most the ratchet: what there may be
 * @returns {{ lines: number, files: number, median: number, faults: string[] }}
 */
export function houseSize(root, most) {
  const files = codeFiles(root).map((file) => ({
    file,
    lines: linesOf(readFileSync(path.join(root, file), 'utf8')),
  }));
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const sorted = files.map((file) => file.lines).sort((a, b) => a - b);
  const long = files.filter((one) => one.lines > MOST_FILE_LINES && !MIGRATION.test(one.file));
  const named = long.map((one) => `${one.file} (${one.lines})`).join(', ');
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return {
    lines,
    files: files.length,
    median,
    faults: [
      ...(median < most.leastMedian
        ? [
            `the median file has ${median} lines, at least ${most.leastMedian} are wanted: join files`,
          ]
        : []),
      ...(lines > most.lines ? [`${lines} lines of code, at most ${most.lines} are allowed`] : []),
      ...(long.length > most.longFiles
        ? [
            `${long.length} files over ${MOST_FILE_LINES} lines, at most ${most.longFiles}: ${named}`,
          ]
        : []),
    ],
  };
}
