import { describe, expect, it } from '@jest/globals';
import { operations } from '../operations.js';
import { operationSamples } from './operation-samples.js';
import { curlSample, pythonSample, typeScriptSample } from './samples.js';
import { sdkCalls } from './sdk-calls.js';

const request = {
  id: 'createLandFilm',
  method: 'post',
  path: '/v1/land',
  body: {
    style: `It's "new" – \\ok`,
    background_music: true,
    script: null,
    scenes: [{ order: 1 }],
  },
};

describe('a sample of code', () => {
  it('is a command that a shell takes as it is', () => {
    expect(
      curlSample('https://api.example.com', request),
    ).toBe(`curl -sS 'https://api.example.com/v1/land' \\
  -H "Authorization: Bearer $GROUNDWORK_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{
    "style": "It'\\''s \\"new\\" – \\\\ok",
    "background_music": true,
    "script": null,
    "scenes": [{ "order": 1 }]
  }'`);
  });

  it('is a program of the SDK that waits for its film', () => {
    const source = typeScriptSample('https://api.example.com', request);
    expect(source).toContain(`client.land.createAndWait({
  style: 'It\\'s "new" – \\\\ok',
  background_music: true,
  script: null,
  scenes: [{ order: 1 }],
});`);
  });

  it('is a program in Python, with the constants of Python', () => {
    const source = pythonSample('https://api.example.com', request);
    expect(source).toContain(`    json={
        "style": "It's \\"new\\" – \\\\ok",
        "background_music": True,
        "script": None,
        "scenes": [{ "order": 1 }],
    },`);
  });

  it.each(operations)(
    'is there of $id in three languages, with photos that a test key may name',
    (operation) => {
      const samples = operationSamples(operation, 'https://media.example.org/api');
      expect(Object.keys(sdkCalls)).toContain(operation.id);
      expect(samples.map(({ label }) => label)).toEqual(['curl', 'TypeScript', 'Python']);
      for (const { source } of samples) {
        expect(source).toContain('https://media.example.org/api');
        expect(source).not.toMatch(
          /undefined|photos\.example\.com|brand\.example\.com|webhook_url/,
        );
      }
    },
  );
});
