import { expect, it } from '@jest/globals';
import { isSupportedNode } from './node-version.mjs';

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['24.11.1', true],
  ['25.0.0', false],
  ['20.18.3', false],
  ['18.20.4', false],
])('Node %s is supported: %s', (version, supported) => {
  expect(isSupportedNode(version)).toBe(supported);
});
