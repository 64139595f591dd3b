import { errorCatalogue } from '@groundwork/contract/errors';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Content, openApiDocument } from './document.js';

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

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
const webhooks = Object.entries(Object(document.webhooks)).map(([event, item]) => {
  const { schema, examples } = Object(item).post.requestBody.content['application/json'];
  return { event, schema: schema.$ref.split('/').at(-1), example: examples.delivery.value };
});

describe('the description', () => {
  it('shows an example of every JSON body that a component describes, and each is valid', () => {
    for (const { where, place, value } of shown) {
      expect([where, faults(place, value)]).toEqual([where, null]);
    }
    for (const { operationId, requestBody, responses } of operations) {
      const bodies = [requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part?.content ?? {}),
      );
      for (const { schema, examples = {} } of bodies.filter(({ schema: { $ref } }) => $ref)) {
        expect([operationId, schema.$ref, Object.keys(examples).length > 0]).toEqual([
          operationId,
          schema.$ref,
          true,
        ]);
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

  /** Examples of errors, each beside the schema of the response that shows it. */
  const shownErrors = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap((response) => {
      const name = response.$ref?.split('/').at(-1);
      const { content } =
        name === undefined ? response : (document.components.responses[name] ?? {});
      const { schema, examples = {} } = content?.['application/json'] ?? {};
      return Object.entries(examples).flatMap(([code, example]) =>
        '$ref' in example ? [{ code, schema }] : [],
      );
    }),
  );

  it.each(Object.keys(errorCatalogue))(
    'shows %s with its envelope, and where it comes from',
    (code) => {
      const envelope = (document.components.examples as Record<string, { value: unknown }>)[code];
      const given = shownErrors.filter((one) => one.code === code);
      expect(given).not.toEqual([]);
      for (const schema of new Set(given.map((one) => JSON.stringify(one.schema)))) {
        const validate = ajv.compile(JSON.parse(schema.replaceAll('"#/', '"openapi#/')));
        expect([validate(envelope?.value), validate.errors]).toEqual([true, null]);
      }
    },
  );

  it('is the same each time', () => {
    expect(openApiDocument('1.2.3')).toEqual(document);
  });
});
