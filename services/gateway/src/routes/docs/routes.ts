import { createRequire } from 'node:module';
import { type Request, type Response, Router } from 'express';
import helmet from 'helmet';
import { methodNotAllowed } from '../../error-response.js';
import { page, script } from './page.js';
import { stylesheet } from './stylesheet.js';

/** Files of the reference's library; nothing else of its package is served. */
const libraryFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;
const LIBRARY_SECONDS = 3_600;

/** The page reaches its own origin only, runs no script of its own text and stands in no other page. */
const pagePolicy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

async function describe(version: string): Promise<string> {
  // The gateway starts without it: loading and building it take longer than all other routes.
  const { openApiDocument } = await import('@groundwork/openapi');
  return JSON.stringify(openApiDocument(version));
}

/** GET /openapi.json, without a key: built at the first request, and kept as text. */
function getDescription(version: string) {
  let description: Promise<string> | undefined;
  return async (_request: Request, response: Response): Promise<void> => {
    description ??= describe(version);
    const text = await description;
    // Other pages may read it: it holds no secret.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-cache');
    response.type('application/json').send(text);
  };
}

function getPage(request: Request, response: Response): void {
  if (request.path.endsWith('/')) {
    // Its addresses are relative to the path without the slash.
    response.redirect(308, '../docs');
    return;
  }
  response.setHeader('Cache-Control', 'no-cache');
  response.type('html').send(page);
}

/** The description of the interface, for machines and for people. */
export function docs({ version }: { readonly version: string }): Router {
  const router = Router();
  const library = createRequire(import.meta.url);
  router.route('/openapi.json').get(getDescription(version)).all(methodNotAllowed('GET'));
  router.route('/docs').get(pagePolicy, getPage).all(methodNotAllowed('GET'));
  router.route('/docs/page.js').get((_request, response) => {
    response.type('text/javascript').send(script);
  });
  router.route('/docs/page.css').get((_request, response) => {
    response.type('css').send(stylesheet);
  });
  for (const file of libraryFiles) {
    router.route(`/docs/${file}`).get((_request, response, next) => {
      const path = library.resolve(`swagger-ui-dist/${file}`);
      response.sendFile(path, { maxAge: LIBRARY_SECONDS * 1_000, dotfiles: 'allow' }, next);
    });
  }
  return router;
}
