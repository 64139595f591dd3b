import { Router } from 'express';
import { forCustomTemplates } from '../dry-run/custom-template-plan.js';
import { methodNotAllowed } from '../error-response.js';
import type { GatewayServices } from '../gateway-services.js';
import { jsonBody } from '../request/json-body.js';
import { archiveTemplate, updateTemplate } from './custom-templates/change.js';
import { createTemplate } from './custom-templates/create.js';
import { getTemplate, listTemplates } from './custom-templates/read.js';
import { postCancelJob } from './showcase/cancel-job.js';
import { createShowcase } from './showcase/create.js';
import { editShowcase } from './showcase/edit.js';
import { getJob, listJobs } from './showcase/jobs.js';

const BASE = '/v1/real-estate/property-showcase';

/** Showcase images, their edits, and the customers' own templates. */
export function propertyShowcase(services: GatewayServices): Router {
  const router = Router();
  const shedLoad = services.loadShedding.shedLoad('showcases');
  router
    .route(BASE)
    .post(shedLoad, jsonBody, createShowcase(services))
    .all(methodNotAllowed('POST'));
  router
    .route(`${BASE}/edit`)
    .post(shedLoad, jsonBody, editShowcase(services))
    .all(methodNotAllowed('POST'));
  router.route(`${BASE}/jobs`).get(listJobs(services)).all(methodNotAllowed('GET'));
  router
    .route(`${BASE}/jobs/:jobId/cancel`)
    .post(postCancelJob(services))
    .all(methodNotAllowed('POST'));
  router.route(`${BASE}/jobs/:jobId`).get(getJob(services)).all(methodNotAllowed('GET'));
  router
    .route(`${BASE}/custom-templates`)
    .get(forCustomTemplates, listTemplates(services))
    .post(forCustomTemplates, shedLoad, jsonBody, createTemplate(services))
    .all(methodNotAllowed('GET', 'POST'));
  router
    .route(`${BASE}/custom-templates/:id`)
    .get(forCustomTemplates, getTemplate(services))
    .patch(forCustomTemplates, jsonBody, updateTemplate(services))
    .delete(forCustomTemplates, archiveTemplate(services))
    .all(methodNotAllowed('GET', 'PATCH', 'DELETE'));
  return router;
}
