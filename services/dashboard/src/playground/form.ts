/** Of the contract's JSON schemas, as much as a form reads. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  /** What people call it, where its name says something else. */
  readonly 'x-label'?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: FieldSchema;
  readonly additionalProperties?: FieldSchema | boolean;
}

export interface FormChoice {
  readonly value: string;
  readonly title: string;
  readonly text?: string;
  /** The value of the field `by` that it belongs to. */
  readonly of?: string;
}

type Fragment = Readonly<Record<string, unknown>>;

/** How a field is shown; its words and limits are its schema's. */
export interface FormField {
  /** Path of the request's field, or with `sends` a name of the form's own. */
  readonly name: string;
  /** Of what the form adds to the request's own fields. */
  readonly label?: string;
  readonly hint?: string;
  /** An example, or one for each value of the row's `type`. */
  readonly placeholder?: string | Readonly<Record<string, string>>;
  /** Where the schema says too little: several lines, cards in sight, numbers, a list to choose from, names and values. */
  readonly kind?: string;
  readonly type?: 'url';
  readonly initial?: FormValue;
  /** To choose from; a name stands for choices that the server knows. */
  readonly options?: readonly FormChoice[] | string;
  readonly by?: string;
  /** Title of the option that sends nothing. */
  readonly none?: string;
  /** Of a switch: what is sent when it is on, and off. */
  readonly sends?: { readonly true?: Fragment; readonly false?: Fragment };
  /** Sent beside its value. */
  readonly with?: Fragment;
  /** The switch that has to be on. */
  readonly when?: string;
  /** The only kind of request that has it. */
  readonly only?: string;
  /** Laid beside neighbours of the same row. */
  readonly row?: 'pair' | 'counts';
  /** Of a list of things: the fields of each. */
  readonly fields?: readonly FormField[];
  readonly each?: Readonly<Record<'title' | 'remove' | 'add', string>>;
}

export type Row = Readonly<Record<string, string>>;
export type FormValue = string | boolean | readonly string[] | readonly Row[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** The schema of a field by its path; empty for one that a request does not have. */
export function schemaAt(schema: FieldSchema, path: string): FieldSchema {
  const [first = '', ...rest] = path.split('.');
  const { properties, additionalProperties } = schema;
  const among = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const found = properties?.[first] ?? (properties ? undefined : among) ?? {};
  // One that may be null too.
  const { default: initial, anyOf: [inner = found] = [] } = found;
  const own = initial === undefined ? inner : { ...inner, default: initial };
  return rest.length === 0 ? own : schemaAt(own, rest.join('.'));
}

/** How a field is shown: as the form says, or as its schema suggests. */
export function kindOf(field: FormField, schema: FieldSchema): string {
  if (field.kind) return field.kind;
  if (field.sends) return 'switch';
  if (field.fields) return 'group';
  if (field.options || schema.enum) return 'select';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'array') return schema.items?.enum ? 'checks' : 'list';
  return 'line';
}

/** The API's name of a field as people read it: `property.price` is Price. */
export function plainName(path: string): string {
  const last = path.slice(path.lastIndexOf('.') + 1);
  const plain = last.replace(/_id$/, '').replace(/_url$/, '_URL').replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Kinds that may be left as they are begun: empty. */
const typed = ['line', 'words', 'number', 'list'];

/**
 * The words of a field. Of those laid beside each other there is room for their names only.
 *
 * @param required what is needed beyond the schema's own
 */
export function wordsOf(
  field: FormField,
  schema: FieldSchema,
  required: readonly string[],
): { readonly label: string; readonly hint?: string | undefined; readonly isOptional: boolean } {
  const { name, label, hint, row } = field;
  const own = schemaAt(schema, name);
  const at = name.lastIndexOf('.');
  const last = name.slice(at + 1);
  const needed = (at < 0 ? schema : schemaAt(schema, name.slice(0, at))).required ?? [];
  return {
    label: label ?? own['x-label'] ?? plainName(name),
    hint: hint ?? (label === undefined && row === undefined ? own.description : undefined),
    isOptional:
      typed.includes(kindOf(field, own)) &&
      ![...needed, ...required].some((one) => one === name || one === last),
  };
}

const isEmpty = (schema: FieldSchema) => Object.keys(schema).length === 0;

/** Whether a request of this kind has what the field sends. */
function isKnown(field: FormField, operation: string, schema: FieldSchema): boolean {
  if (field.only !== undefined && field.only !== operation) return false;
  const sent = field.sends
    ? Object.values(field.sends).flatMap((fragment) => Object.keys(fragment))
    : [field.name];
  return sent.length === 0 || sent.some((name) => !isEmpty(schemaAt(schema, name)));
}

/** The fields to be shown for these values. */
export function visibleFields(
  fields: readonly FormField[],
  operation: string,
  schema: FieldSchema,
  values: FormValues,
): FormField[] {
  const known = fields.filter((field) => isKnown(field, operation, schema));
  const isOn = (name: string) =>
    values[name] === true || !known.some((field) => field.name === name);
  return known.filter(({ when }) => when === undefined || isOn(when));
}

/** What a form begins with. */
export function initialValues(fields: readonly FormField[], schema: FieldSchema): FormValues {
  const first = (field: FormField): FormValue => {
    if (field.initial !== undefined) return field.initial;
    const own = schemaAt(schema, field.name);
    if (field.sends) return false;
    if (own.default !== undefined && own.default !== null) return String(own.default);
    return ['group', 'pairs', 'checks'].includes(kindOf(field, own)) ? [] : '';
  };
  return Object.fromEntries(fields.map((field) => [field.name, first(field)]));
}

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function put(body: Body, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    body[first] = value;
    return;
  }
  const inner = isBody(body[first]) ? { ...body[first] } : {};
  body[first] = inner;
  put(inner, rest.join('.'), value);
}

const trimmedRow = ({ key: _key, ...row }: Row) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  );

function putText(body: Body, field: FormField, kind: string, text: string): void {
  if (text === '') return;
  const isNumber = kind === 'number' || field.kind === 'range';
  const list = text.split(',').map((part) => part.trim());
  put(body, field.name, isNumber ? Number(text) : kind === 'list' ? list.filter(Boolean) : text);
  Object.assign(body, field.with);
}

function putRows(body: Body, { name }: FormField, kind: string, rows: readonly Row[]): void {
  if (kind === 'pairs') {
    for (const row of rows) {
      if (row.name?.trim()) put(body, `${name}.${row.name.trim()}`, row.value ?? '');
    }
  } else put(body, name, rows.map(trimmedRow));
}

const isRows = (value: FormValue): value is readonly Row[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object');

/** Whether something that the request needs is still missing. */
function lacks(body: Body, schema: FieldSchema, required: readonly string[]): boolean {
  const isMissing = (path: string) => {
    const value = path.split('.').reduce<unknown>((at, n) => (isBody(at) ? at[n] : at), body);
    return value === undefined || value === null || value === '';
  };
  return (
    [...(schema.required ?? []), ...required].some(isMissing) ||
    Object.entries(body).some(
      ([name, value]) =>
        Array.isArray(value) &&
        (value.includes(undefined) || value.length < (schemaAt(schema, name).minItems ?? 0)),
    )
  );
}

/**
 * The request's body, with only what was chosen; the server fills in the rest. Null while it is not complete.
 *
 * @param fields those that are shown
 * @param base what other parts of the page give
 * @param required what is needed beyond the schema's own
 */
export function bodyOf(
  fields: readonly FormField[],
  schema: FieldSchema,
  values: FormValues,
  base: Fragment,
  required: readonly string[] = [],
): Body | null {
  const body: Body = { ...base };
  for (const field of fields) {
    const value = values[field.name] ?? '';
    const kind = kindOf(field, schemaAt(schema, field.name));
    if (field.sends) Object.assign(body, field.sends[value === true ? 'true' : 'false']);
    else if (typeof value === 'string') putText(body, field, kind, value.trim());
    else if (kind === 'checks') put(body, field.name, value);
    else if (isRows(value)) putRows(body, field, kind, value);
  }
  return lacks(body, schema, required) ? null : body;
}
