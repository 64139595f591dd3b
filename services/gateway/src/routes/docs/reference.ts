import express, { type NextFunction, type Request, type Response } from 'express';
import { endpoint } from '../../endpoint.js';
import type { GatewayServices } from '../../gateway-services.js';

/** Loaded on first use: the gateway starts without it. */
const openapi = () => import('@groundwork/openapi');

/** GET /openapi.json, without a key: read at the first request, and kept as text. */
function getDescription({ version, publicUrl }: GatewayServices) {
  let description: Promise<string> | undefined;
  return async (_request: Request, response: Response): Promise<void> => {
    description ??= openapi().then(({ openApiText }) => openApiText(version, publicUrl));
    const text = await description;
    // Other pages may read it: it holds no secret.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-cache');
    response.type('application/json').send(text);
  };
}

async function getPage(request: Request, response: Response): Promise<void> {
  // Its addresses are relative to the path without the slash.
  if (request.path.endsWith('/')) return response.redirect(308, '../docs');
  const { html, policy } = (await openapi()).referencePage();
  // Each page has a nonce of its own.
  response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
  response.type('html').send(html);
}

let files: ReturnType<typeof express.static> | undefined;

/** The files that the page loads, and those for programs that read; they are no part of the API. */
export async function referenceFiles(request: Request, response: Response, next: NextFunction) {
  const { REFERENCE_FILES } = await openapi();
  files ??= express.static(REFERENCE_FILES, { index: false, redirect: false, maxAge: '1h' });
  files(request, response, next);
}

export const getOpenApiEndpoint = endpoint({
  id: 'getOpenApi',
  method: 'get',
  path: '/openapi.json',
  tag: 'Service',
  isOpen: true,
  answers: { 200: { body: { type: 'object' } } },
  errors: ['METHOD_NOT_ALLOWED'],
  handlers: (services) => [getDescription(services)],
});

export const getReferenceEndpoint = endpoint({
  id: 'getReference',
  method: 'get',
  path: '/docs',
  tag: 'Service',
  isOpen: true,
  answers: { 200: { mediaType: 'text/html', body: { type: 'string' } } },
  errors: ['METHOD_NOT_ALLOWED'],
  handlers: () => [getPage],
});
