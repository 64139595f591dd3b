import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../workspace/paths.mjs';

/** Bytes of all pages together, those of benches' reports and of the API's introduction too. */
const MOST_BYTES = 132_000;
const MOST_PAGES = 10;
/** Of the pages below docs. */
const MOST_GUIDE_BYTES = 100_000;

/** @param {string[]} patterns @returns {string[]} tracked files */
const tracked = (...patterns) =>
  execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: inRoot(), encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(inRoot(file)));

const pages = tracked('*.md');
/** @param {string} file */
const textOf = (file) => readFileSync(inRoot(file), 'utf8');

/** @param {string} file @returns {Set<string>} what a link into the page may end with */
function anchorsOf(file) {
  const headings = [...textOf(file).matchAll(/^#+ (.+)$/gmu)].map(([, words = '']) => words);
  return new Set(
    headings.map((words) =>
      words
        .toLowerCase()
        .replaceAll(/[^\w\s-]/gu, '')
        .trim()
        .replaceAll(/\s/gu, '-'),
    ),
  );
}

/** @param {string} from @param {string} link @returns {boolean} */
function leadsSomewhere(from, link) {
  const [to = '', anchor] = link.split('#');
  const file = to === '' ? from : path.posix.join(path.posix.dirname(from), to);
  if (!existsSync(inRoot(file))) return false;
  return anchor === undefined || anchorsOf(file).has(anchor);
}

describe('the documents', () => {
  it.each(pages)('%s has no link that leads nowhere', (page) => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => link);
    const inside = links.filter((link) => !/^[a-z]+:/u.test(link));
    expect(inside.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });

  it('are there where code, manifests and alerts name them', () => {
    const sources = tracked('*.ts', '*.tsx', '*.mjs', '*.yml', '*.yaml', '*.prisma', '*Dockerfile');
    const named = sources.flatMap((file) =>
      [...textOf(file).matchAll(/\bdocs\/[\w-]+\.md(?:#[\w-]+)?/gu)].map(([link]) => link),
    );
    expect(named.length).toBeGreaterThan(30);
    const served = ['docs/introduction.md'];
    const wrong = named.filter((link) => !served.includes(link) && !leadsSomewhere('.', link));
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('are few and short', () => {
    /** @param {string[]} of */
    const bytes = (of) => of.reduce((sum, page) => sum + Buffer.byteLength(textOf(page)), 0);
    const guide = pages.filter((page) => page.startsWith('docs/'));
    expect(bytes(pages)).toBeLessThanOrEqual(MOST_BYTES);
    expect(bytes(guide)).toBeLessThanOrEqual(MOST_GUIDE_BYTES);
    expect(guide.length).toBeLessThanOrEqual(MOST_PAGES);
    expect(textOf('README.md').split('\n').length - 1).toBeLessThanOrEqual(120);
  });
});
