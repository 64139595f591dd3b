import { describe, expect, it } from '@jest/globals';
import { operations } from '../operations.js';
import { typeScriptModule } from './module.js';
import { typeOf } from './type-of.js';

describe('the type of', () => {
  it.each<[string, Parameters<typeof typeOf>[0], string]>([
    ['a text', { type: 'string', minLength: 1 }, 'string'],
    ['a whole number', { type: 'integer' }, 'number'],
    ['one of several', { type: 'string', enum: ['a', 'b’s', "c's"] }, "'a' | 'b’s' | 'c\\'s'"],
    ['one or none', { type: ['string', 'null'], enum: ['a', null] }, "'a' | null"],
    ['a constant', { type: 'boolean', const: true }, 'true'],
    [
      'a list',
      { type: 'array', items: { type: ['string', 'null'] } },
      'readonly (string | null)[]',
    ],
    ['a component', { $ref: '#/components/schemas/Task' }, 'Task'],
    [
      'one of two shapes',
      { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
      'A | null',
    ],
    ['a text with a prefix', { type: 'string', pattern: '^task_' }, `\`task_\${string}\``],
    ['a text of another pattern', { type: 'string', pattern: '^[0-9a-f]{64}$' }, 'string'],
    [
      'a map',
      { type: 'object', additionalProperties: { type: 'number' } },
      'Record<string, number>',
    ],
    [
      'a map of known names',
      { type: 'object', propertyNames: { enum: ['a'] }, additionalProperties: { type: 'number' } },
      "{ [name in 'a']?: number | undefined }",
    ],
    ['anything', {}, 'unknown'],
  ])('%s', (_name, schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  it('an object tells of each field what the description says', () => {
    const schema = {
      type: 'object',
      required: ['a-b'],
      properties: {
        'a-b': { type: 'string', description: 'What */ it is.' },
        c: { type: 'integer', default: 3 },
      },
      additionalProperties: {},
    } as const;
    expect(typeOf(schema as unknown as Parameters<typeof typeOf>[0])).toBe(
      [
        '{',
        '  /** What *\u200b/ it is. */',
        "  'a-b': string;",
        '  /** @default 3 */',
        '  c?: number | undefined;',
        '  [name: string]: unknown;',
        '}',
      ].join('\n'),
    );
  });

  it('what is not known is refused', () => {
    expect(() => typeOf({ type: 'date' as 'string' })).toThrow('no TypeScript type');
  });
});

describe('the module', () => {
  const text = typeScriptModule();
  it('imports nothing', () => {
    expect(text).not.toMatch(/\bimport\b|\brequire\(/);
  });

  it.each(operations)('tells where $id is', ({ id, method, path }) => {
    const [, route = '{}'] = new RegExp(`^  ${id}: (\\{"method".*\\}),$`, 'm').exec(text) ?? [];
    expect(JSON.parse(route)).toMatchObject({ method: method.toUpperCase(), path });
  });
});
