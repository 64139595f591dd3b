import { readFileSync } from 'node:fs';
import type { JsonSchema } from './operation.js';

export interface ResponseObject {
  /** Of a component instead of what follows. */
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Content;
}
export interface Example {
  readonly summary: string;
  readonly value: unknown;
}
export type Content = Readonly<
  Record<
    string,
    {
      readonly schema: JsonSchema;
      readonly examples?: Readonly<Record<string, Example | { readonly $ref: string }>>;
    }
  >
>;

/** A parameter of the path, the query or the headers. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
  /** Of a component instead of all that. */
  readonly $ref?: string;
}

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly [key: string]: unknown;
}

/** Operations by their method, by path. */
export type PathItems = Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly contact: { readonly name: string };
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly paths: PathItems;
  readonly webhooks: PathItems;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly headers: Readonly<Record<string, { readonly required: boolean }>>;
    readonly [key: string]: unknown;
  };
  readonly [key: string]: unknown;
}

/** What stands for the service's version and address in the document that the build writes. */
export const PLACEHOLDERS = { version: '0.0.0-version', apiUrl: 'https://api-url.invalid' };

/** Where the build puts the document that it makes from the gateway's routes. */
export const DOCUMENT_FILE = new URL('./openapi.json', import.meta.url);

let written: string | undefined;

/**
 * The public interface as OpenAPI 3.1, as text.
 *
 * @param version of the service
 * @param apiUrl base URL for the code samples, without a trailing slash
 */
export function openApiText(version: string, apiUrl = 'https://api.example.com'): string {
  written ??= readFileSync(DOCUMENT_FILE, 'utf8');
  return written.replace(PLACEHOLDERS.version, version).replaceAll(PLACEHOLDERS.apiUrl, apiUrl);
}

export function openApiDocument(version: string, apiUrl?: string): OpenApiDocument {
  return JSON.parse(openApiText(version, apiUrl));
}
