import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EnvironmentError, loadEnvironment } from '@groundwork/runtime';
import { describe, expect, it } from '@jest/globals';
import { engineEnvironment } from './engine-environment.js';
import { engineSettings } from './settings.js';

const read = (environment: Record<string, string>) =>
  engineSettings(loadEnvironment(engineEnvironment, environment));

describe('settings of engines', () => {
  it('leave everything embedded when nothing is set', () => {
    expect(read({}).capabilities).toEqual({});
  });

  it('give each capability its own server, and its own answer to a failure', () => {
    const { capabilities } = read({
      VISION_BASE_URL: 'http://one:8000/v1/',
      VISION_MODEL: 'eyes',
      SPEECH_BASE_URL: 'https://two.example/v1',
      SPEECH_API_KEY: 'secret',
      SPEECH_MODEL: 'mouth',
      SPEECH_FALLBACK: 'embedded',
      ENGINE_FALLBACK: 'fail',
    });
    expect(Object.keys(capabilities)).toEqual(['vision', 'speech']);
    expect(capabilities.vision).toMatchObject({
      providers: [{ baseUrl: 'http://one:8000/v1', apiKey: null, model: 'eyes' }],
      fallback: 'fail',
    });
    expect(capabilities.speech).toMatchObject({
      providers: [{ apiKey: 'secret' }],
      fallback: 'embedded',
    });
  });

  it.each([
    [{ TEXT_BASE_URL: 'http://one/v1' }, /TEXT_MODEL: needed/],
    [{ TEXT_MODEL: 'pen' }, /TEXT_BASE_URL: needed/],
    [{ TEXT_2_API_KEY: 'secret' }, /TEXT_2_MODEL: needed/],
    [{ IMAGE_MODEL: 'm', IMAGE_DRIVER: 'fal', IMAGE_PROFILE: 'flux-9' }, /flux-9 is not declared/],
    [{ IMAGE_MODEL: 'w', IMAGE_DRIVER: 'comfyui', IMAGE_BASE_URL: 'http://gpu' }, /IMAGE_WORKFLOW/],
    [{ TEXT_BASE_URL: 'file:///etc/passwd', TEXT_MODEL: 'pen' }, /TEXT_BASE_URL/],
    [{ ENGINE_FALLBACK: 'perhaps' }, /ENGINE_FALLBACK/],
    [
      { TEXT_BASE_URL: 'http://one/v1', TEXT_MODEL: 'pen', ENGINE_CEILING_TASK: '1' },
      /TEXT_PRICES: needed for a ceiling/,
    ],
    [
      { IMAGE_BASE_URL: 'http://one/v1', IMAGE_MODEL: 'm', IMAGE_TIMEOUT_SECONDS: '301' },
      /IMAGE_TIMEOUT_SECONDS/,
    ],
  ])('are refused with the name of what is wrong: %j', (environment, complaint) => {
    const load = () => read(environment);
    expect(load).toThrow(EnvironmentError);
    expect(load).toThrow(complaint);
  });
});

describe('the ready files of settings', () => {
  const folder = new URL('../../../../infra/engines/', import.meta.url);
  const workflow = fileURLToPath(new URL('../fixtures/comfyui-workflow.json', import.meta.url));
  it.each(readdirSync(folder))(
    '%s can be loaded, and names no variable that there is not',
    (file) => {
      const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
      const all = lines.flatMap((line) => {
        const [, name, value] = /^#?([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [{ name, value, line }];
      });
      const unknown = all.filter(({ name }) => !(name in engineEnvironment));
      expect(unknown).toEqual([]);
      const set = all.filter(({ line }) => !line.startsWith('#'));
      const { capabilities } = read(
        Object.fromEntries(
          // The operator's own file lies where the operator says.
          set.map(({ name, value }) => [name, name === 'IMAGE_WORKFLOW' ? workflow : value]),
        ),
      );
      expect(Object.keys(capabilities).length).toBeGreaterThan(1);
    },
  );
});

it('every example of the guide can be loaded, and the guide is short', () => {
  const guide = readFileSync(new URL('../../../../docs/engines.md', import.meta.url), 'utf8');
  expect(Buffer.byteLength(guide)).toBeLessThanOrEqual(10_000);
  const examples = [...guide.matchAll(/```env\n([\s\S]*?)```/gu)].map(([, lines = '']) =>
    lines.split('\n').flatMap((line) => {
      const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
  expect(examples.length).toBeGreaterThan(1);
  for (const example of examples) {
    expect(example.filter(([name]) => !(name in engineEnvironment))).toEqual([]);
    expect(() => read(Object.fromEntries(example))).not.toThrow();
  }
  const files = [...guide.matchAll(/infra\/engines\/([\w-]+\.env)/gu)].map(([, file]) => file);
  const folder = new URL('../../../../infra/engines/', import.meta.url);
  expect(new Set(files)).toEqual(new Set(readdirSync(folder)));
});
