import { getAccountEndpoint } from './routes/account/get-account.js';
import {
  listAvatarsEndpoint,
  listIntroOutroTemplatesEndpoint,
} from './routes/catalogues/list-avatars.js';
import { listVoicesEndpoint } from './routes/catalogues/list-voices.js';
import { createCustomTemplateEndpoint } from './routes/custom-templates/create.js';
import {
  archiveCustomTemplateEndpoint,
  getCustomTemplateEndpoint,
  listCustomTemplatesEndpoint,
  updateCustomTemplateEndpoint,
} from './routes/custom-templates/manage.js';
import { getOpenApiEndpoint, getReferenceEndpoint } from './routes/docs/reference.js';
import {
  addFamilyMemberEndpoint,
  removeFamilyMemberEndpoint,
  updateFamilyMemberEndpoint,
} from './routes/families/change-members.js';
import { createFamilyEndpoint, deleteFamilyEndpoint } from './routes/families/create-family.js';
import { getFamilyEndpoint, listFamiliesEndpoint } from './routes/families/read-families.js';
import {
  createLivingPropertyEndpoint,
  createNarratedSlideshowEndpoint,
  createSlideshowEndpoint,
} from './routes/films/property-film.js';
import { createLandFilmEndpoint } from './routes/land/handler.js';
import {
  getLandReadingEndpoint,
  streamLandReadingEndpoint,
} from './routes/land-readings/get-reading.js';
import { createLandReadingEndpoint } from './routes/land-readings/post-reading.js';
import { getAssetEndpoint } from './routes/service/get-asset.js';
import { getHealthEndpoint } from './routes/service/health.js';
import { cancelShowcaseJobEndpoint } from './routes/showcase/cancel-job.js';
import { createShowcaseEndpoint } from './routes/showcase/create.js';
import { editShowcaseEndpoint } from './routes/showcase/edit.js';
import { getShowcaseJobEndpoint, listShowcaseJobsEndpoint } from './routes/showcase/jobs.js';
import {
  cancelTaskEndpoint,
  getTaskEndpoint,
  listTasksEndpoint,
  streamTaskEndpoint,
} from './routes/tasks/get-task.js';
import {
  deleteWebhookEndpointEndpoint,
  getWebhookEndpointEndpoint,
  listWebhookEndpointsEndpoint,
  updateWebhookEndpointEndpoint,
} from './routes/webhook-endpoints/manage.js';
import {
  createWebhookEndpointEndpoint,
  rotateWebhookEndpointSecretEndpoint,
} from './routes/webhook-endpoints/secrets.js';
import {
  getWebhookDeliveryEndpoint,
  listWebhookDeliveriesEndpoint,
  replayWebhookDeliveryEndpoint,
  sendTestWebhookEndpoint,
} from './routes/webhooks/deliveries.js';

/** Every operation of the API, in the order of the reference. */
export const endpoints = [
  createLandFilmEndpoint,
  createSlideshowEndpoint,
  createNarratedSlideshowEndpoint,
  createLivingPropertyEndpoint,
  createLandReadingEndpoint,
  getLandReadingEndpoint,
  streamLandReadingEndpoint,
  createShowcaseEndpoint,
  editShowcaseEndpoint,
  createCustomTemplateEndpoint,
  listCustomTemplatesEndpoint,
  getCustomTemplateEndpoint,
  updateCustomTemplateEndpoint,
  archiveCustomTemplateEndpoint,
  createFamilyEndpoint,
  listFamiliesEndpoint,
  getFamilyEndpoint,
  deleteFamilyEndpoint,
  addFamilyMemberEndpoint,
  updateFamilyMemberEndpoint,
  removeFamilyMemberEndpoint,
  listTasksEndpoint,
  getTaskEndpoint,
  streamTaskEndpoint,
  cancelTaskEndpoint,
  listShowcaseJobsEndpoint,
  getShowcaseJobEndpoint,
  cancelShowcaseJobEndpoint,
  getAccountEndpoint,
  createWebhookEndpointEndpoint,
  listWebhookEndpointsEndpoint,
  getWebhookEndpointEndpoint,
  updateWebhookEndpointEndpoint,
  deleteWebhookEndpointEndpoint,
  rotateWebhookEndpointSecretEndpoint,
  listWebhookDeliveriesEndpoint,
  getWebhookDeliveryEndpoint,
  replayWebhookDeliveryEndpoint,
  sendTestWebhookEndpoint,
  listVoicesEndpoint,
  listAvatarsEndpoint,
  listIntroOutroTemplatesEndpoint,
  getHealthEndpoint,
  getAssetEndpoint,
  getOpenApiEndpoint,
  getReferenceEndpoint,
] as const;
