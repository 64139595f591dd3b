import { propertyFilmKinds } from '@groundwork/contract';
import { Router } from 'express';
import { methodNotAllowed } from '../../error-response.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody } from '../../request/json-body.js';
import { postPropertyFilm } from './property-film.js';

/** The endpoints of films made from photos of a property. */
export function propertyFilms(services: GatewayServices): Router {
  const router = Router();
  const shedLoad = services.loadShedding.shedLoad('property-films');
  for (const kind of propertyFilmKinds) {
    router
      .route(`/v1/real-estate/${kind}`)
      .post(shedLoad, jsonBody, postPropertyFilm(services, kind))
      .all(methodNotAllowed('POST'));
  }
  return router;
}
