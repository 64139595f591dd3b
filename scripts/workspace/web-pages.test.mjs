import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRoot } from './paths.mjs';
import { lookOfPages } from './web-pages.mjs';

test('the operators’ pages have the colours and typefaces of the account page', () => {
  const look = lookOfPages();
  const page = inRoot('services', 'queue-boards', 'src', 'pages', 'sign-in-page.ts');
  const text = readFileSync(page, 'utf8');
  const colours = [...text.matchAll(/--([a-z-]+): (light-dark\([^)]+\));/g)];
  expect(colours.length).toBeGreaterThan(6);
  for (const [, name, value] of colours) expect(look).toContain(`--color-${name}: ${value};`);
  for (const family of ['Inter Variable', 'Source Serif 4 Variable']) {
    expect([look, text]).toEqual([
      expect.stringContaining(family),
      expect.stringContaining(family),
    ]);
  }
});
