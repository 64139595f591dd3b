import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../workspace/paths.mjs';

const MOST_FILES = 13;
const MOST_LINES = 1_350;

/** @param {string} opening the line above a numbered list of docs/architecture.md @returns {string[]} its files */
function listed(opening) {
  const lines = readFileSync(inRoot('docs', 'architecture.md'), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith(opening));
  const list = lines.slice(start + 2, lines.indexOf('', start + 2));
  return list.flatMap((line) => /^\d+\. \[[^\]]+\]\(\.\.\/([^)]+)\)/.exec(line)?.[1] ?? []);
}

/** @param {string} file */
const linesOf = (file) => readFileSync(inRoot(file), 'utf8').split('\n').length - 1;

describe('a newcomer’s walk', () => {
  it('from the route to the job is short', () => {
    const files = listed('From the route to the job');
    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
    const lines = files.map(linesOf).reduce((sum, count) => sum + count, 0);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
  });

  it('from the job to the webhook is short, and its files are there', () => {
    const files = listed('From the job to the webhook');
    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
    for (const file of files) expect(linesOf(file)).toBeGreaterThan(0);
  });
});
