import express, { type Request, type Response, Router } from 'express';
import { methodNotAllowed } from '../../error-response.js';

const LIBRARY_SECONDS = 3_600;

async function describe(version: string, publicUrl: string): Promise<string> {
  // The gateway starts without it: loading and building it take longer than all other routes.
  const { openApiDocument } = await import('@groundwork/openapi');
  return JSON.stringify(openApiDocument(version, publicUrl));
}

/** GET /openapi.json, without a key: built at the first request, and kept as text. */
function getDescription(version: string, publicUrl: string) {
  let description: Promise<string> | undefined;
  return async (_request: Request, response: Response): Promise<void> => {
    description ??= describe(version, publicUrl);
    const text = await description;
    // Other pages may read it: it holds no secret.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-cache');
    response.type('application/json').send(text);
  };
}

/** The reference's page and files, loaded on first use. */
async function reference() {
  const { REFERENCE_FILES, referencePage } = await import('@groundwork/openapi');
  return {
    page: referencePage,
    files: express.static(REFERENCE_FILES, {
      index: false,
      redirect: false,
      maxAge: LIBRARY_SECONDS * 1_000,
    }),
  };
}

/** The description of the interface, for machines and for people. */
export function docs({
  version,
  publicUrl,
}: {
  readonly version: string;
  /** Where customers reach this service, for the samples of code. */
  readonly publicUrl: string;
}): Router {
  const router = Router();
  let opened: ReturnType<typeof reference> | undefined;
  const open = () => {
    opened ??= reference();
    return opened;
  };
  router
    .route('/openapi.json')
    .get(getDescription(version, publicUrl))
    .all(methodNotAllowed('GET'));
  router
    .route('/docs')
    .get(async (request, response) => {
      // Its addresses are relative to the path without the slash.
      if (request.path.endsWith('/')) return response.redirect(308, '../docs');
      const { html, policy } = (await open()).page();
      // Each page has a nonce of its own.
      response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
      response.type('html').send(html);
    })
    .all(methodNotAllowed('GET'));
  router.use('/docs', async (request, response, next) => {
    const { files } = await open();
    files(request, response, next);
  });
  return router;
}
