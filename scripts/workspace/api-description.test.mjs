import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { describeApi } from './api-description.mjs';
import { inRoot } from './paths.mjs';
import { sdkRoutes, sdkTypes } from './sdk-types.mjs';

/** @param {string[]} parts */
const written = (...parts) => readFileSync(inRoot(...parts), 'utf8');

it('services serve what the routes declare, and the SDK has the types of it', async () => {
  const document = await describeApi();
  expect(JSON.parse(written('packages', 'core', 'openapi', 'dist', 'openapi.json'))).toEqual(
    JSON.parse(JSON.stringify(document)),
  );
  const generated = ['packages', 'sdk', 'src', 'generated'];
  expect(written(...generated, 'api.ts')).toBe(await sdkTypes(document));
  expect(written(...generated, 'routes.ts')).toBe(sdkRoutes(document));
});
