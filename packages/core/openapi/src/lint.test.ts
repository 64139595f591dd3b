import { expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiDocument } from './document.js';

it('an independent linter finds nothing', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      // A response is offered for every code, also where operations combine several.
      'no-unused-components': 'off',
      // The service is not licensed to others.
      'info-license': 'off',
      // An operation without a key and input has nothing to refuse.
      'operation-4xx-response': 'off',
    },
  });
  const source = JSON.stringify(openApiDocument('1.2.3'));
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(
    problems.map(({ ruleId, message, location }) => ({
      ruleId,
      message,
      at: location[0]?.pointer,
    })),
  ).toEqual([]);
});
