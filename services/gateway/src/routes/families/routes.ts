import { Router } from 'express';
import { forFamilyWriters } from '../../dry-run/family-plan.js';
import { methodNotAllowed } from '../../error-response.js';
import type { GatewayServices } from '../../gateway-services.js';
import { jsonBody, optionalJsonBody } from '../../request/json-body.js';
import { addMember, removeMember, updateMember } from './change-members.js';
import { createFamily } from './create-family.js';
import { deleteFamily } from './delete-family.js';
import { PresetPortraits } from './preset-portraits.js';
import { getFamily, listFamilies } from './read-families.js';

/** The reusable casts. Reading needs API access only, writing a plan with families. */
export function families(services: GatewayServices): Router {
  const router = Router();
  const shedLoad = services.loadShedding.shedLoad('families');
  const presets = new PresetPortraits(services.store);
  router
    .route('/v1/families')
    .get(listFamilies(services, presets))
    .post(forFamilyWriters, shedLoad, jsonBody, createFamily(services))
    .all(methodNotAllowed('GET', 'POST'));
  router
    .route('/v1/families/:family')
    .get(getFamily(services, presets))
    .delete(forFamilyWriters, deleteFamily(services))
    .all(methodNotAllowed('GET', 'DELETE'));
  router
    .route('/v1/families/:family/members')
    .post(forFamilyWriters, shedLoad, jsonBody, addMember(services))
    .all(methodNotAllowed('POST'));
  router
    .route('/v1/families/:family/members/:index')
    .patch(forFamilyWriters, shedLoad, jsonBody, updateMember(services))
    .delete(forFamilyWriters, shedLoad, optionalJsonBody, removeMember(services))
    .all(methodNotAllowed('PATCH', 'DELETE'));
  return router;
}
