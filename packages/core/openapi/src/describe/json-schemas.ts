import { prefixes } from '@groundwork/contract/identifiers';
import { objectionCodes } from '@groundwork/contract/land/reading';
import { limits } from '@groundwork/contract/limits';
import {
  MAGIC_ORIGIN,
  magicPictures,
  magicRefusals,
  SLOW_SECONDS,
  simulatedTroubles,
} from '@groundwork/contract/magic/magic';
import { concurrentTasks } from '@groundwork/contract/plans';
import { showcaseTemplates } from '@groundwork/contract/showcase/templates';
import { deliverySchedules } from '@groundwork/contract/webhooks/schedules';
import { z } from 'zod';
import type { JsonSchema } from '../operation.js';

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const isNull = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';

/** Folds `anyOf` of a plain type and null into one schema with two types, which reads better. */
function foldNull(schema: JsonSchema): void {
  const [first, second, ...rest] = schema.anyOf ?? [];
  if (rest.length > 0 || typeof first !== 'object' || !isNull(second)) return;
  const { type } = first;
  if (type === undefined || Array.isArray(type) || type === 'object') return;
  delete schema.anyOf;
  Object.assign(schema, { ...first, ...schema }, { type: [type, 'null'] });
  if (first.enum) schema.enum = [...first.enum, null];
}

/** Keywords that zod writes for itself and no reader needs. */
function tidy(schema: JsonSchema, isAnswer: boolean): void {
  if (schema.format === 'date-time' || schema.format === 'uuid') delete schema.pattern;
  // "Anything may follow" goes without saying.
  if (schema.pattern) schema.pattern = schema.pattern.replace('[\\s\\S]{0,}$', '');
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // Answers may gain fields within v1: a client must not refuse what it does not know.
  if (isAnswer && schema.additionalProperties === false) delete schema.additionalProperties;
  foldNull(schema);
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives fields without words those that hold for every field of their name. */
function describe(schema: unknown, fields: Readonly<Record<string, string>>): void {
  if (!isSchema(schema)) return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const words = fields[name];
    if (isSchema(field) && words !== undefined) field.description ??= filled(words);
  }
  const { anyOf = [], oneOf = [], allOf = [], items, properties = {} } = schema;
  for (const part of [...anyOf, ...oneOf, ...allOf, items, ...Object.values(properties)]) {
    describe(part, fields);
  }
}

export interface Converted {
  /** By the id that a schema has in its metadata. */
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** What each of the given schemas is referred to by. */
  readonly refs: readonly JsonSchema[];
}

/** Schemas as they are sent (`input`: before defaults) or answered. */
export function convert(
  schemas: readonly z.ZodType[],
  io: 'input' | 'output',
  fields: Readonly<Record<string, string>>,
): Converted {
  const all = z.toJSONSchema(z.object(Object.fromEntries(schemas.entries())), {
    io,
    override: ({ jsonSchema }) => tidy(jsonSchema, io === 'output'),
  });
  const { $defs = {}, properties = {} }: JsonSchema = JSON.parse(
    JSON.stringify(all).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
  const components = Object.fromEntries(
    Object.entries($defs).map(([name, { id: _id, ...schema }]) => {
      describe(schema, fields);
      return [name, { title: name, ...schema }];
    }),
  );
  return { components, refs: schemas.map((_schema, index) => Object(properties[index])) };
}

/** Pages are numbers written as text; the rules are those of INVALID_PARAMETER. */
const pages: Readonly<Record<string, JsonSchema>> = {
  limit: { type: 'integer', minimum: 1, maximum: limits.page.most, default: limits.page.default },
  offset: { type: 'integer', minimum: 0, default: 0 },
};

/** Parameters of a query, or headers, as the description has them. */
export function parameters(place: 'query' | 'header', { shape }: z.ZodObject): object[] {
  return Object.entries<z.ZodType>(shape).map(([name, field]) => {
    const converted = z.toJSONSchema(field, {
      io: 'input',
      override: ({ jsonSchema }) => tidy(jsonSchema, false),
    });
    const { $schema: _dialect, description, ...schema } = converted;
    return {
      name,
      in: place,
      required: !field.safeParse(undefined).success,
      description,
      schema: pages[name] ?? schema,
    };
  });
}

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Names with a meaning for test keys. */
const magicInputs = [
  `With a test key, image URLs \`${MAGIC_ORIGIN}/NAME.jpg\` are never fetched. NAME decides what happens:`,
  '',
  `- ${named(Object.keys(magicPictures))}: a good picture.`,
  ...Object.entries(magicRefusals).map(([name, code]) => `- \`${name}\`: \`${code}\`.`),
  '- `fail-render-failed` and so on for each failure code: the task is accepted, then fails with it.',
  `- \`slow\`: each stage lasts ${SLOW_SECONDS} seconds longer.`,
  ...Object.entries(simulatedTroubles).flatMap(([name, words]) =>
    name === 'slow' ? [] : [`- \`${name}\`: ${words.toLowerCase()}.`],
  ),
  '',
  'For a family, send one of the last five as its name, for example `magic:slow`.',
].join('\n');

const templateRows = Object.entries(showcaseTemplates).map(
  ([id, { aspectRatio, optionalFields, supportingImages, description }]) =>
    `| \`${id}\` | ${aspectRatio} | ${optionalFields.join(', ')} | ${supportingImages} | ${description} |`,
);

/** When a delivery is sent again. */
function tries(name: keyof typeof deliverySchedules): string {
  const { retryDelays, clientErrorEnds } = deliverySchedules[name];
  return [
    `Answer 2xx within ${limits.webhook.answerSeconds} seconds. Otherwise we send it again after ${retryDelays.join(', ')} seconds`,
    clientErrorEnds ? ', unless the answer was a 4xx.' : '.',
    ' With `webhook_retry: "extended"` we send it up to eight times within 28 hours.',
    ' The same delivery may arrive twice.',
  ].join('');
}

const MEBIBYTE = 2 ** 20;

/** What words of the description name by `${name}`, so that a number is written in one place. */
const facts: Readonly<Record<string, unknown>> = {
  limits,
  prefixes,
  concurrentTasks,
  magicInputs,
  objectionCodes: named(objectionCodes),
  showcaseTemplates: templateRows.join('\n'),
  landMegabytes: limits.land.imageBytes / MEBIBYTE,
  showcaseMegabytes: limits.showcase.imageBytes / MEBIBYTE,
  requestKilobytes: limits.requestBodyBytes / 1024,
  streamMinutes: limits.taskEvents.streamSeconds / 60,
  tries: { task: tries('task'), showcase: tries('showcase') },
};

/** Words with their facts. @throws for a name that no fact has */
export function filled(words: string): string {
  return words.replace(/\$\{([\w.]+)\}/g, (_whole, path: string) => {
    const fact = path.split('.').reduce<unknown>((part, name) => Object(part)[name], facts);
    if (typeof fact !== 'string' && typeof fact !== 'number') {
      throw new Error(`words name the fact ${path}, which there is not`);
    }
    return String(fact);
  });
}
