import { z } from 'zod';
import { ApiError } from './errors.js';

export interface ValidationIssue {
  /** Dotted path of the field, such as `scenes.0.order`; `body` for the body as a whole. */
  readonly path: string;
  readonly message: string;
  /** Names that are accepted instead, where there are few. */
  readonly accepted?: readonly string[];
  /** What was sent instead, for the error's message. */
  readonly received?: string;
}

/** VALIDATION_ERROR with the details the document gives: the first failing path, then every issue. */
export function validationError(
  issues: readonly [ValidationIssue, ...ValidationIssue[]],
): ApiError {
  const [{ path, message, received }] = issues;
  return new ApiError('VALIDATION_ERROR', {
    message: received === undefined ? message : `${message}; you sent ${received}`,
    details: { field: path, issues: issues.map(({ received: _, ...issue }) => issue) },
  });
}

const MOST_SHOWN = 40;

/** A value of another kind than is expected, as people read it. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

function sizeRule(
  origin: string,
  word: 'at least' | 'at most',
  limit: number,
  inclusive = true,
): string {
  switch (origin) {
    case 'string':
      return word === 'at least' && limit === 1
        ? 'must not be empty'
        : `must be ${word} ${limit} characters`;
    case 'array':
      return `must have ${word} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
    default:
      if (!inclusive) return `must be ${word === 'at least' ? 'more' : 'less'} than ${limit}`;
      return `must be ${word} ${limit}`;
  }
}

function rule(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined
        ? 'is required'
        : `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return sizeRule(issue.origin, 'at least', Number(issue.minimum), issue.inclusive);
    case 'too_big':
      return sizeRule(issue.origin, 'at most', Number(issue.maximum), issue.inclusive);
    case 'unrecognized_keys':
      return `has unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}`;
    case 'invalid_format':
      if (issue.format === 'uuid') return 'must be a valid UUID';
      if (issue.format === 'url') return 'must be a valid URL';
      return issue.format === 'regex' ? issue.message : `must be a valid ${issue.format}`;
    default:
      return issue.message;
  }
}

/**
 * One zod issue in the document's words. A schema that gives its own message (a `custom` issue, or a
 * `message` that names the field) keeps it; the rest read "<dotted path> <rule>".
 */
function describe(issue: z.core.$ZodIssue): ValidationIssue {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'custom' && issue.params?.afterField !== true) {
    return { path: path || 'body', message: issue.message };
  }
  const isOther =
    ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code) ||
    ('origin' in issue && /number|int/.test(issue.origin));
  const received = isOther && issue.input !== undefined ? { received: shown(issue.input) } : {};
  if (path === '')
    return { path: 'body', message: 'The request body must be a JSON object', ...received };
  return { path, message: `${path} ${rule(issue)}`, ...received };
}

/** A path's place in the document: the positions of its segments among the schema's fields and in lists. */
function placeOf(schema: z.ZodObject, path: string): number[] {
  if (path === 'body') return [-1];
  let level: unknown = schema;
  return path.split('.').map((segment) => {
    if (!(level instanceof z.ZodObject)) return Number(segment) || 0;
    const shape: Readonly<Record<string, unknown>> = level.shape;
    const names = Object.keys(shape);
    level = shape[segment];
    return names.includes(segment) ? names.indexOf(segment) : names.length;
  });
}

/** A list or an object comes before its parts. */
function inOrder(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((place, level) => place !== b[level]);
  if (differing === -1) return a.length - b.length;
  return (a[differing] ?? 0) - (b[differing] ?? Number.NEGATIVE_INFINITY);
}

const LEAST_LETTERS = 3;

/** Whether one letter too many, missing or wrong, or two that changed places, make one name of the other. */
export function isNearly(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((name) =>
    name.toLowerCase().replace(/[^a-z0-9]/gu, ''),
  );
  if (Math.min(a.length, b.length) < LEAST_LETTERS || Math.abs(a.length - b.length) > 1)
    return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  const [restA, restB] = [a.slice(head), b.slice(head)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    [restA.slice(1), restA].includes(restB.slice(1)) ||
    restA.slice(1) === restB ||
    (isSwapped && restA.slice(2) === restB.slice(2))
  );
}

/** A name in a request that its schema does not know. */
export interface UnknownName extends ValidationIssue {
  /** Whether it is nearly one that was not sent: ignored, "num_construction" would sell three houses for two. */
  readonly isNearlyKnown: boolean;
}

/** A schema without what makes it optional or changes its value. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return bare(schema.in);
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;
}

/** The names, at any depth, that a value's schema does not know; an object that may hold any name has none. */
export function* unknownNames(
  schema: unknown,
  value: unknown,
  thing: 'field' | 'parameter',
  path: readonly string[] = [],
): Generator<UnknownName> {
  const known = bare(schema);
  if (typeof value !== 'object' || value === null) return;
  if (known instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      yield* unknownNames(known.element, entry, thing, [...path, String(index)]);
  }
  if (!(known instanceof z.ZodObject) || Array.isArray(value)) return;
  const missing = Object.keys(known.shape).filter((name) => !Object.hasOwn(value, name));
  for (const [name, part] of Object.entries(value)) {
    const at = [...path, name];
    if (Object.hasOwn(known.shape, name)) {
      yield* unknownNames(known.shape[name], part, thing, at);
    } else if (known.def.catchall === undefined) {
      const meant = missing.find((other) => isNearly(name, other));
      const guess = meant === undefined ? '' : `; did you mean ${meant}?`;
      const message = `${at.join('.')} is not a known ${thing}${guess}`;
      yield { path: at.join('.'), message, isNearlyKnown: meant !== undefined };
    }
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses a body against a schema and throws VALIDATION_ERROR with every issue, in the order of the
 * schema's fields (which is the document's order).
 *
 * @param relations rules between fields, checked on the raw body so that one bad field does not hide them;
 *   on a path where both find a fault, the relation's is reported
 */
export function parseRequest<Schema extends z.ZodObject>(
  schema: Schema,
  body: unknown,
  relations: (body: Readonly<Record<string, unknown>>) => readonly ValidationIssue[] = () => [],
): z.output<Schema> {
  const parsed = schema.safeParse(body, { reportInput: true });
  const related = isObject(body) ? relations(body) : [];
  const relatedPaths = new Set(related.map(({ path }) => path));
  const faults = parsed.success ? [] : parsed.error.issues;
  // A text of 31 letters is no list with too many entries.
  const other = new Set(
    faults.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  );
  const own = faults
    .filter(({ code, path }) => !code.startsWith('too_') || !other.has(path.join('.')))
    .map(describe);
  const placed = [...own.filter(({ path }) => !relatedPaths.has(path)), ...related].map(
    (issue) => ({ issue, place: placeOf(schema, issue.path) }),
  );
  const [first, ...rest] = placed.toSorted((a, b) => inOrder(a.place, b.place));
  if (first) throw validationError([first.issue, ...rest.map(({ issue }) => issue)]);
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}
