import { fileURLToPath } from 'node:url';
import { runnable } from './code-samples/operation-samples.js';
import { type OpenApiDocument, type OperationObject, openApiDocument } from './document.js';

/**
 * The reference as a page: index.html, and what it loads in `docs/` beside it. The build puts it there. It reads
 * `openapi.json` from beside itself and reaches no other origin.
 */
export const REFERENCE_FOLDER = fileURLToPath(new URL('./reference/', import.meta.url));

/** The examples of a body, without the receivers that only their owners have. */
function runnableBody({ requestBody }: OperationObject): Partial<OperationObject> {
  if (requestBody === undefined) return {};
  const content = Object.entries(requestBody.content).map(([type, { schema, examples = {} }]) => [
    type,
    {
      schema,
      examples: Object.fromEntries(
        Object.entries(examples).map(([name, example]) => [
          name,
          'value' in example ? { ...example, value: runnable(example.value) } : example,
        ]),
      ),
    },
  ]);
  return { requestBody: { ...requestBody, content: Object.fromEntries(content) } };
}

/** For the policy of the page: the library writes its own styles into the document. */
export const referenceStyleSources = ["'self'", "'unsafe-inline'"] as const;

/**
 * The description for people who are signed in: requests are tried out through the page's own server, which adds the
 * key, so that a browser never holds one.
 *
 * @param testUrl path that requests are sent below
 */
export function signedInDescription(
  version: string,
  apiUrl: string,
  testUrl: string,
): OpenApiDocument {
  const { components, paths, ...document } = openApiDocument(version, apiUrl);
  const { securitySchemes: _key, ...rest } = components;
  return {
    ...document,
    servers: [{ url: testUrl, description: 'Your account in test mode, free of charge' }],
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([method, operation]) => [
            method,
            { ...operation, security: [], ...runnableBody(operation) },
          ]),
        ),
      ]),
    ),
    components: rest,
    'x-signed-in': true,
  };
}
