import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';

/** Where Vite puts the page, next to this server's compiled code. */
export const WEB_FOLDER = fileURLToPath(new URL('../web/', import.meta.url));

/** Files whose names carry their content's hash never change. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The page's files, and its document for every path of the router. */
export function webApp(folder: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(`${folder}assets`, { immutable: true, maxAge: YEAR_MS, index: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get(/^(?!\/(?:api|assets)(?:\/|$))/, (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: folder });
  });
  return router;
}
