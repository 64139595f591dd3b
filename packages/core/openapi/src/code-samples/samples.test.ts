import { describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../document.js';
import { curlSample, pythonSample, typeScriptSample } from './samples.js';

const request = {
  id: 'createLandFilm',
  method: 'post',
  path: '/v1/land',
  program: 'const film = await client.land.createAndWait($body);',
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

  const { paths } = openApiDocument('1.2.3', 'https://media.example.org/api');
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  it.each(operations)(
    'is there of $operationId in three languages, with photos that a test key may name',
    ({ 'x-codeSamples': samples }) => {
      expect(samples).toMatchObject([
        { label: 'curl' },
        { label: 'TypeScript' },
        { label: 'Python' },
      ]);
      for (const { source } of samples as { source: string }[]) {
        expect(source).toContain('https://media.example.org/api');
        expect(source).not.toMatch(
          /undefined|photos\.example\.com|brand\.example\.com|webhook_url/,
        );
      }
    },
  );
});
