import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { workspaceMembers } from '../workspace/members.mjs';
import { NOT_IN_GATEWAY } from './rules.mjs';

/** @type {Map<string, string[]>} the packages that each member runs with, by name */
const needs = new Map(
  workspaceMembers().map(({ name, manifest }) => {
    /** @type {{ dependencies?: Record<string, string> }} */
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    return [name, Object.keys(dependencies)];
  }),
);

/** All packages that a member's image holds. @param {string} name */
function imageOf(name) {
  const found = new Set([name]);
  for (const one of found) for (const needed of needs.get(one) ?? []) found.add(needed);
  return [...found];
}

describe('the image of the gateway', () => {
  const image = imageOf('@groundwork/gateway');

  it('follows from the dependencies of packages', () => {
    expect(image).toContain('@groundwork/imaging');
    expect(imageOf('@groundwork/showcase-imager')).toContain('@expo-google-fonts/noto-sans');
  });

  it('holds no package that draws, and no font', () => {
    const drawing = NOT_IN_GATEWAY.map((name) => `@groundwork/${name}`);
    expect(image.filter((name) => drawing.includes(name))).toEqual([]);
    expect(image.filter((name) => /font|harfbuzz/.test(name))).toEqual([]);
  });
});
