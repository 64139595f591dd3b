import type { JsonSchema } from '../json-schemas.js';

type Part = JsonSchema | boolean | undefined;

const literal = (value: unknown) =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value);

const union = (types: readonly string[]) => [...new Set(types)].join(' | ');

export function referenced(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** Names that need no quotes. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

/** A doc comment with the description and the field's default. */
export function docComment(text: string | undefined, fallback: unknown, indent: string): string {
  const lines = [
    ...(text === undefined ? [] : text.replaceAll('*/', '*\u200b/').trimEnd().split('\n')),
    ...(fallback === undefined ? [] : [`@default ${JSON.stringify(fallback)}`]),
  ];
  const [only, ...others] = lines;
  if (only === undefined) return '';
  if (others.length === 0) return `${indent}/** ${only} */\n`;
  const commented = lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n');
  return `${indent}/**\n${commented}\n${indent} */\n`;
}

/** The members of an object type, one to a line. */
function members(schema: JsonSchema, indent: string): string {
  const required = new Set(schema.required ?? []);
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { description, default: fallback } = typeof property === 'object' ? property : {};
    const type = typeOf(property, indent);
    const isRequired = required.has(name);
    return [
      docComment(description, fallback, indent),
      `${indent}${propertyName(name)}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'};\n`,
    ].join('');
  });
  const others =
    schema.properties !== undefined && typeof schema.additionalProperties === 'object'
      ? [`${indent}[name: string]: unknown;\n`]
      : [];
  return [...own, ...others].join('');
}

/** Writes the members of an object type, with the closing brace at `indent`. */
export function objectBody(schema: JsonSchema, indent: string): string {
  return `{\n${members(schema, `${indent}  `)}${indent}}`;
}

function mapType({ propertyNames, additionalProperties }: JsonSchema, indent: string): string {
  const value = typeOf(additionalProperties, indent);
  const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
  return keys === undefined
    ? `Record<string, ${value}>`
    : `{ [name in ${union(keys.map(literal))}]?: ${value} | undefined }`;
}

/** Of texts that only have to begin in a certain way. */
const prefixPattern = /^\^(\w+_)$/;

function textType({ pattern }: JsonSchema): string {
  const [, prefix] = prefixPattern.exec(pattern ?? '') ?? [];
  return prefix === undefined ? 'string' : `\`${prefix}\${string}\``;
}

function named(type: unknown, schema: JsonSchema, indent: string): string {
  switch (type) {
    case 'string':
      return textType(schema);
    case 'boolean':
    case 'null':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array': {
      const item = typeOf(schema.items as Part, indent);
      return item.includes(' ') ? `readonly (${item})[]` : `readonly ${item}[]`;
    }
    case 'object':
      return schema.properties === undefined ? mapType(schema, indent) : objectBody(schema, indent);
    default:
      throw new Error(`no TypeScript type is known for ${JSON.stringify(schema)}`);
  }
}

/**
 * The TypeScript type that a schema describes.
 *
 * @param indent of its line
 * @throws when the schema uses a keyword that is not supported here
 */
export function typeOf(schema: Part, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'unknown';
  if (schema.$ref !== undefined) return referenced(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map(literal));
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants !== undefined) {
    return union(variants.map((variant) => typeOf(variant as Part, indent)));
  }
  if (Array.isArray(schema.type)) {
    return union(schema.type.map((type) => named(type, schema, indent)));
  }
  return schema.type === undefined ? 'unknown' : named(schema.type, schema, indent);
}
