import { errorCatalogue } from '@groundwork/contract';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { openApiDocument } from './document.js';
import { errorsByStatus, outsideOperations } from './errors.js';
import type { Content } from './operation.js';
import { operations } from './operations.js';
import { webhooks } from './webhooks.js';

const document = openApiDocument('1.2.3');
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, 'openapi');

/** Finds what is wrong with a value, by a schema's place in the document. */
function faults(place: readonly string[], value: unknown): unknown {
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.compile({ $ref: `openapi#/${pointer}` });
  return validate(value) ? null : validate.errors;
}

interface Shown {
  readonly where: string;
  readonly place: readonly string[];
  readonly value: unknown;
}

function examplesOf(place: readonly string[], content: Content | undefined): Shown[] {
  return Object.entries(content ?? {}).flatMap(([type, { examples = {} }]) =>
    Object.entries(examples).flatMap(([name, example]) =>
      'value' in example
        ? [
            {
              where: [...place, name].join(' '),
              place: [...place, 'content', type, 'schema'],
              value: example.value,
            },
          ]
        : [],
    ),
  );
}

const shown = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { requestBody, responses }]) => {
    const place = ['paths', path, method];
    return [
      ...examplesOf([...place, 'requestBody'], requestBody?.content),
      ...Object.entries(responses).flatMap(([status, { content }]) =>
        examplesOf([...place, 'responses', status], content),
      ),
    ];
  }),
);

describe('the description', () => {
  it('shows an example of every JSON body that a component describes, and each is valid', () => {
    for (const { where, place, value } of shown) {
      expect([where, faults(place, value)]).toEqual([where, null]);
    }
    for (const { id, body, answers } of operations) {
      const described = [body, ...Object.values(answers)].filter((part) => part?.schema);
      for (const part of described) {
        expect([id, Object.keys(part?.examples ?? {}).length > 0]).toEqual([id, true]);
      }
    }
  });

  it('tells a wrong example from a right one', () => {
    const place = ['components', 'schemas', 'LandRequest'];
    const body = { source_image_url: 'https://photos.example.com/a.jpg', format: '9:16' };
    expect(faults(place, body)).toBeNull();
    expect(faults(place, { ...body, format: '4:3' })).toMatchObject([{ keyword: 'enum' }]);
  });

  it.each(webhooks)('shows a valid delivery of $event', ({ schema, example }) => {
    expect(faults(['components', 'schemas', schema], example)).toBeNull();
  });

  it.each(Object.keys(errorCatalogue))(
    'shows %s with its envelope, and where it comes from',
    (code) => {
      const envelope = (document.components.examples as Record<string, { value: unknown }>)[code];
      const place = ['components', 'responses', code, 'content', 'application/json', 'schema'];
      expect(faults(place, envelope?.value)).toBeNull();
      const given = operations.flatMap((operation) =>
        [...errorsByStatus(operation).values()].flat(),
      );
      expect([...given, ...outsideOperations]).toContain(code);
    },
  );

  it('is the same each time', () => {
    expect(openApiDocument('1.2.3')).toEqual(document);
  });
});
