import type { JsonSchema, OpenApiDocument, OperationObject, Parameter } from '@groundwork/openapi';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';

/** An operation of the API as a tool, and where its arguments go. */
export interface ApiTool {
  readonly tool: Tool;
  readonly method: string;
  readonly path: string;
  readonly inPath: readonly string[];
  readonly inQuery: ReadonlySet<string>;
  readonly hasBody: boolean;
  readonly takesKey: boolean;
}

/** Comes from elsewhere as a whole: its fields would be a fifth of all that a model has to read of the tools. */
const WHOLE = 'Listing';

/** A schema that names no other: clients of MCP see nothing of the document but this. */
function inlined(document: OpenApiDocument, schema: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_name, part) => {
    const { $ref, ...rest } = Object(part);
    if (typeof $ref !== 'string') return part;
    const name = $ref.split('/').at(-1) ?? '';
    const { title: _title, ...named } = document.components.schemas[name] ?? {};
    return name === WHOLE ? { type: 'object', ...rest } : inlined(document, { ...named, ...rest });
  });
}

/** All fields of a body that comes in several forms; those that each of them needs are required. */
function fieldsOf(document: OpenApiDocument, { requestBody }: OperationObject) {
  const schema = inlined(document, requestBody?.content['application/json']?.schema ?? {});
  const forms = (schema.anyOf ?? [schema]).map((form) => form as JsonSchema);
  const [{ required = [] } = {}, ...others] = forms;
  return {
    properties: Object.assign({}, ...forms.map(({ properties }) => properties)),
    required: required.filter((name) => others.every((form) => form.required?.includes(name))),
  };
}

function toolOf(
  document: OpenApiDocument,
  path: string,
  method: string,
  operation: OperationObject,
): ApiTool {
  const parameters = operation.parameters ?? [];
  const takesKey = parameters.some(({ $ref }) => $ref !== undefined);
  const given = parameters.filter(({ in: place }) => place === 'path' || place === 'query');
  const body = fieldsOf(document, operation);
  const asProperty = ({ name, description, schema }: Parameter) => [
    name,
    { description, ...schema },
  ];
  return {
    method: method.toUpperCase(),
    path,
    inPath: given.flatMap(({ in: place, name }) => (place === 'path' ? [name] : [])),
    inQuery: new Set(given.flatMap(({ in: place, name }) => (place === 'query' ? [name] : []))),
    hasBody: operation.requestBody !== undefined,
    takesKey,
    tool: {
      name: operation.operationId,
      title: operation.summary,
      description: `${operation.summary}.\n\n${operation.description}`,
      inputSchema: {
        type: 'object',
        properties: {
          ...Object.fromEntries(given.map(asProperty)),
          ...body.properties,
          ...(takesKey && {
            idempotency_key: {
              type: 'string',
              description:
                'Of an earlier call: repeats that call without making or charging twice.',
            },
          }),
        },
        required: [
          ...given.flatMap(({ name, required }) => (required ? [name] : [])),
          ...body.required,
        ],
      },
      annotations: {
        readOnlyHint: method === 'get',
        destructiveHint: method === 'delete' || method === 'patch',
        // Operations that take a key would do their work again without it.
        idempotentHint: method !== 'post' && !takesKey,
      },
    },
  };
}

/** Every operation that needs a key and answers with JSON, or with nothing. */
export function toolsOf(document: OpenApiDocument): ReadonlyMap<string, ApiTool> {
  const tools = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const media = Object.values(operation.responses).flatMap(({ content = {} }) =>
        Object.keys(content),
      );
      const isTool =
        operation.security.length > 0 && media.every((type) => type === 'application/json');
      return isTool ? [toolOf(document, path, method, operation)] : [];
    }),
  );
  return new Map(tools.map((tool) => [tool.tool.name, tool]));
}
