import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OpenApiDocument, openApiDocument } from './document.js';
import { runnable } from './runnable.js';

const FOLDER = fileURLToPath(new URL('./reference/', import.meta.url));

/** The files that the reference page loads from `docs/`. The build puts them there. */
export const REFERENCE_FILES = `${FOLDER}docs`;

let template: string | undefined;

/**
 * The reference page for one answer. It loads `openapi.json` from its own folder.
 *
 * @returns the page, and its Content-Security-Policy: it may reach only its own origin, run no inline script, and
 * cannot be framed
 */
export function referencePage(): { readonly html: string; readonly policy: string } {
  template ??= readFileSync(`${FOLDER}index.html`, 'utf8');
  const nonce = randomBytes(16).toString('base64');
  return {
    html: template.replace('{{nonce}}', nonce),
    policy: [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

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
          Object.entries(item).map(([method, { requestBody, ...operation }]) => [
            method,
            // A body names its schema, so that only its examples lose the receivers that their owners have.
            {
              ...operation,
              security: [],
              ...(requestBody && { requestBody: runnable(requestBody) }),
            },
          ]),
        ),
      ]),
    ),
    components: rest,
    'x-signed-in': true,
  };
}
