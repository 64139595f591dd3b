import type { OpenApiDocument } from '@groundwork/openapi';
import type { Random } from '../fixtures/random.js';
import { FittingValues, type KnownValues, type Schema } from './fitting-value.js';
import { type FuzzRequest, isWellFormed, kindOf, type RequestKind } from './fuzz-request.js';
import { hostileLine, hostileValue } from './hostile-values.js';
import { rawRequest } from './raw-requests.js';
import { spoiled } from './spoil.js';

type Header = readonly [name: string, value: string];

/** An operation of an interface, as far as requests are made of it. */
export interface FuzzedOperation {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: object;
  }[];
  readonly body?: {
    /** Null when the examples are all that is known. */
    readonly schema: Schema | null;
    readonly required: boolean;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

/** The operations of a description, with the headers that any request may have left out. */
export function operationsOf({ paths }: OpenApiDocument): FuzzedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { parameters = [], requestBody }]) => {
      const { schema, examples = {} } = requestBody?.content['application/json'] ?? {};
      return {
        method,
        path,
        parameters: parameters.filter(({ $ref }) => $ref === undefined),
        ...(requestBody
          ? {
              body: {
                schema: (schema as Schema | undefined) ?? null,
                required: requestBody.required,
                examples: Object.fromEntries(
                  Object.entries(examples).flatMap(([name, example]) =>
                    'value' in example ? [[name, example]] : [],
                  ),
                ),
              },
            }
          : {}),
      };
    }),
  );
}

export interface RequestSource {
  readonly document: OpenApiDocument;
  readonly operations: readonly FuzzedOperation[];
  /** Pictures, voices, ids: by the name of a field or a parameter. */
  readonly known: KnownValues;
  /** Headers of callers that are let in. */
  readonly credentials: readonly (readonly Header[])[];
  /** Headers of those that are not: none, malformed, unknown, revoked, ended. */
  readonly badCredentials: readonly (readonly Header[])[];
  readonly host: string;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const CONTENT_TYPES = [
  null,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json; charset="',
  'application/json;charset=utf-8;a=b',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/jsonp',
  'application/vnd.api+json',
  'image/png',
  `application/${'x'.repeat(2_000)}`,
];
const STRANGE_HEADERS: readonly (readonly [string, string])[] = [
  ['X-Forwarded-For', '127.0.0.1, 10.0.0.1'],
  ['X-Forwarded-Host', 'evil.example.com'],
  ['X-Forwarded-Proto', 'gopher'],
  ['X-Original-URL', '/v1/account'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Request-Id', 'forged\tid'],
  ['Expect', '100-continue'],
  ['Range', 'bytes=0-1,5-,-9999999999999999999'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'yesterday'],
  ['Accept', 'text/html;q=0.9,*/*;q=x'],
  ['Accept-Encoding', 'gzip, br, \u00ff'],
  ['Last-Event-ID', '999999999999999999999'],
  ['Idempotency-Key', 'x'.repeat(256)],
  ['Idempotency-Key', 'two words'],
  ['Idempotency-Key', '\u00e9'],
  ['Idempotency-Key', '__proto__'],
  ['Cookie', 'a=b; session=1'],
  ['Upgrade', 'h2c'],
  ['Upgrade', 'websocket'],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'br'],
  ['Content-Encoding', 'compress'],
  ['Traceparent', '00-00000000000000000000000000000000-0000000000000000-00'],
  ['Traceparent', 'x'.repeat(5_000)],
  ['Tracestate', `${'a=b,'.repeat(500)}`],
  ['Baggage', 'x'.repeat(6_000)],
];

/** Makes requests to a described interface, good and bad. */
export class RequestMaker {
  readonly #source: RequestSource;
  readonly #fitting: FittingValues;

  constructor(source: RequestSource) {
    this.#source = source;
    this.#fitting = new FittingValues(source.document, source.known);
  }

  make(random: Random): FuzzRequest {
    const kind = kindOf(random);
    const operation = random.pick(this.#source.operations);
    if (kind === 'raw bytes') return rawRequest(random, this.#source);
    const method = kind === 'wrong method' ? random.pick(METHODS) : operation.method.toUpperCase();
    const target = this.#target(operation, kind === 'spoiled target', random);
    const value = this.#body(operation, kind, random);
    const text = value === undefined ? '' : JSON.stringify(value);
    const headers = this.#headers(kind, value !== undefined, random);
    const request: FuzzRequest = {
      kind,
      method,
      target,
      headers: [...headers, ['Content-Length', String(Buffer.byteLength(text))]],
      body: Buffer.from(text),
      sent: kind === 'content type' ? undefined : value,
      isBroken: false,
    };
    if (kind === 'broken body') return broken(request, random);
    return isWellFormed(request) ? request : { ...request, kind: 'raw bytes', isBroken: true };
  }

  #target({ path, parameters = [] }: FuzzedOperation, isSpoiled: boolean, random: Random): string {
    const value = (name: string, schema: object) => {
      if (isSpoiled && random.chance(0.5)) {
        return random.chance(0.5) ? hostileLine(random) : String(hostileValue(random));
      }
      return String(this.#fitting.make(schema, random, name) ?? '');
    };
    const filled = path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
      const schema = parameters.find((one) => one.name === name)?.schema ?? { type: 'string' };
      const text = value(name, schema).slice(0, 4_000);
      // The signature of an asset's link comes with its key.
      if (name === 'key') return text.startsWith('/') ? text.slice(1) : encodePath(text);
      return random.chance(0.9) || !isSpoiled ? encodePath(text) : text.replace(/[^!-~]/g, '%');
    });
    const query = parameters
      .filter((one) => one.in === 'query' && !filled.includes('?'))
      .filter(({ required }) => random.chance(required ? 0.9 : 0.3))
      .flatMap(({ name, schema }) => {
        const part = `${encodePath(name)}=${encodePath(value(name, schema).slice(0, 3_000))}`;
        if (!isSpoiled) return [part];
        return random.pick([[part], [part, part], [part.replace('=', '[]=')], [`${part}&${name}`]]);
      });
    if (isSpoiled && random.chance(0.2)) query.push(random.pick(STRANGE_QUERIES));
    const text = query.length === 0 ? filled : `${filled}?${query.join('&')}`;
    if (!isSpoiled || random.chance(0.8)) return text;
    return random.pick([
      `${text}/`,
      `/${text}`,
      text.toUpperCase(),
      text.replaceAll('/', '%2f'),
      text.replace('/v1/', '/v1/../v1/'),
      text.replace('/v1/', '/v1;a=b/'),
      `${text}#x`,
      text.slice(0, -1),
    ]);
  }

  #body({ body }: FuzzedOperation, kind: RequestKind, random: Random): unknown {
    if (body === undefined) return kind === 'spoiled body' ? hostileValue(random) : undefined;
    if (!body.required && random.chance(0.5)) return undefined;
    const good = this.#goodBody(body, random);
    return kind === 'spoiled body' ? spoiled(good, random) : good;
  }

  /** Examples know what a schema cannot say, such as how many pictures a template takes. */
  #goodBody(body: NonNullable<FuzzedOperation['body']>, random: Random): unknown {
    const examples = Object.values(body.examples);
    if (body.schema !== null && (examples.length === 0 || random.chance(0.4))) {
      return this.#fitting.make(body.schema, random);
    }
    return this.#reachable(random.pick(examples).value, random, '');
  }

  /** An example with things that there are in place of those that it names. */
  #reachable(value: unknown, random: Random, name: string): unknown {
    if (typeof value === 'string') {
      const isForeign = value.startsWith('https://') || /^[a-z]+_[0-9a-z]{20,}/.test(value);
      return isForeign ? (this.#source.known(name, random) ?? value) : value;
    }
    if (Array.isArray(value)) return value.map((inner) => this.#reachable(inner, random, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, this.#reachable(inner, random, field)]),
    );
  }

  #headers(kind: RequestKind, hasBody: boolean, random: Random): Header[] {
    const { host, credentials, badCredentials } = this.#source;
    const caller = random.pick(kind === 'wrong key' ? badCredentials : credentials);
    const headers: Header[] = [['Host', host], ['Connection', 'close'], ...caller];
    if (kind === 'content type') {
      const type = random.pick(CONTENT_TYPES);
      if (type !== null) headers.push(['Content-Type', type]);
    } else if (hasBody) headers.push(['Content-Type', 'application/json']);
    if (random.chance(0.15)) headers.push(['Idempotency-Key', `key-${random.integer(1, 60)}`]);
    if (kind === 'spoiled headers') {
      const strange = random.pick(STRANGE_HEADERS);
      headers.push(random.chance(0.7) ? strange : ['X-Anything', asHeader(hostileLine(random))]);
    }
    return headers;
  }
}

const STRANGE_QUERIES = [
  'a[b][c]=d',
  '__proto__[x]=1',
  '%',
  '%ff',
  '&&&',
  '=',
  'limit',
  `a=${'b'.repeat(6_000)}`,
];

/** Percent-encoding that takes half a surrogate pair too, as what stands for one. */
function encodePath(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** Text as the bytes of a header, which are written one for each character. */
function asHeader(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** A body that ends early, is no JSON, or is not as long as it says. */
function broken(request: FuzzRequest, random: Random): FuzzRequest {
  const { body } = request;
  const without = request.headers.filter(([name]) => name !== 'Content-Length');
  const typed = without.some(([name]) => name === 'Content-Type')
    ? without
    : [...without, ['Content-Type', 'application/json'] as const];
  const cut = body.subarray(0, random.integer(0, body.length));
  const of = (bytes: Buffer, length = bytes.length, isBroken = length !== bytes.length) => ({
    ...request,
    headers: [...typed, ['Content-Length', String(length)] as const],
    body: bytes,
    sent: undefined,
    isBroken,
  });
  switch (random.integer(0, 9)) {
    case 0:
      return of(cut, body.length + 1, true);
    case 1:
      return of(Buffer.concat([body, Buffer.from('x')]));
    case 2:
      return of(Buffer.from([0xff, 0xfe, ...body]));
    case 3:
      return of(Buffer.from(body.toString('latin1').replaceAll('"', "'")));
    case 4:
      return of(Buffer.from(`${'['.repeat(random.pick([40, 5_000, 100_000]))}`));
    case 5: {
      const depth = random.pick([40, 5_000, 60_000]);
      return of(Buffer.from(`${'['.repeat(depth)}${']'.repeat(depth)}`));
    }
    case 6: {
      const depth = random.pick([40, 5_000, 30_000]);
      return of(Buffer.from(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`));
    }
    case 7:
      return of(Buffer.alloc(random.pick([262_143, 262_144, 262_145, 400_000]), 0x20));
    case 8:
      return of(Buffer.from('{"a":1,"a":2,"__proto__":{"dry_run":true}}'));
    default:
      return of(cut);
  }
}
