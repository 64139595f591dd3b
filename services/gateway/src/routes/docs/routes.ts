import express, { type Request, type Response, Router } from 'express';
import helmet from 'helmet';
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

/** The reference's page and its files, loaded when somebody first looks. */
async function reference() {
  const { REFERENCE_FOLDER, referenceStyleSources } = await import('@groundwork/openapi');
  return {
    folder: REFERENCE_FOLDER,
    files: express.static(`${REFERENCE_FOLDER}docs`, {
      index: false,
      redirect: false,
      maxAge: LIBRARY_SECONDS * 1_000,
    }),
    /** The page reaches its own origin only, runs no script of its own text and stands in no other page. */
    policy: helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: [...referenceStyleSources],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
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
    .get(async (request, response, next) => {
      // Its addresses are relative to the path without the slash.
      if (request.path.endsWith('/')) return response.redirect(308, '../docs');
      const { folder, policy } = await open();
      policy(request, response, (error) => {
        if (error) return next(error);
        response.setHeader('Cache-Control', 'no-cache');
        response.sendFile('index.html', { root: folder, cacheControl: false }, next);
      });
    })
    .all(methodNotAllowed('GET'));
  router.use('/docs', async (request, response, next) => {
    const { files } = await open();
    files(request, response, next);
  });
  return router;
}
