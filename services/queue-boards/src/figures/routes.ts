import { Router } from 'express';
import { z } from 'zod';
import type { Dashboard } from './dashboards.js';
import { figuresPage, spanNames } from './figures-page.js';
import type { Prometheus } from './prometheus.js';

export const FIGURES_PATH = '/figures';

const askedSchema = z.object({ span: z.enum(spanNames).catch('1h') });

/** The dashboards with what Prometheus knows, to be mounted at {@link FIGURES_PATH} behind the operators' login. */
export function figures(dashboards: readonly Dashboard[], prometheus: Prometheus): Router {
  const router = Router();
  const [first] = dashboards;
  router.get('/', (_request, response) =>
    response.redirect(303, `${FIGURES_PATH}/${first?.name ?? ''}`),
  );
  router.get('/:name', async (request, response, next) => {
    const dashboard = dashboards.find(({ name }) => name === request.params.name);
    if (dashboard === undefined) return next();
    const { span } = askedSchema.parse(request.query);
    const html = await figuresPage(dashboards, dashboard, span, prometheus, new Date());
    response.type('html').send(html);
  });
  return router;
}
