import { type DryRunWarning, dryRunWarning } from '@groundwork/contract/dry-run/answer';
import { isGiven } from '@groundwork/contract/listing/facts';
import { fillRequest, type ShowcaseRoom } from '@groundwork/contract/listing/fill-request';
import { listingSchema } from '@groundwork/contract/listing/listing';
import {
  acceptedFields,
  builtInTemplateIds,
  CUSTOM_TEMPLATE,
  showcaseTemplate,
} from '@groundwork/contract/showcase/templates';
import { isNearly, parseRequest, validationError } from '@groundwork/contract/validation';
import { findCustomTemplate } from '@groundwork/database/showcase/custom-templates';
import type { Operation } from '@groundwork/openapi';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { RouteServices } from '../gateway-services.js';
import { callerOf, contextOf } from './request-context.js';

/** Of what is no design there is; the endpoint says so. */
const nothing: ShowcaseRoom = { values: ['label'], supporting: 0, logo: false };

/** What the template that a showcase names takes. */
async function roomOf(
  { database }: RouteServices,
  accountId: string,
  { template_id: id, custom_template_id: customId }: Readonly<Record<string, unknown>>,
): Promise<ShowcaseRoom> {
  const builtIn = builtInTemplateIds.find((known) => known === id);
  if (builtIn !== undefined) {
    const supporting = showcaseTemplate(builtIn).supportingImages;
    return { values: acceptedFields(builtIn), supporting, logo: true };
  }
  if (id !== CUSTOM_TEMPLATE || typeof customId !== 'string') return nothing;
  const template = await findCustomTemplate(database, accountId, customId);
  if (!template) return nothing;
  const { text_fields: values, image_slots: slots, logo_area: logo } = template.spec;
  return { values, supporting: slots.length - 1, logo: logo !== null };
}

/**
 * Replaces a request's listing by what it says for sure. What it doesn't stands in the answer's warnings, and in the
 * message of an error about the place that it would have filled.
 *
 * @throws ApiError VALIDATION_ERROR
 */
export async function fillFromListing(
  services: RouteServices,
  { schema, use }: NonNullable<NonNullable<Operation['body']>['listing']>,
  request: Request,
  response: Response,
): Promise<DryRunWarning[]> {
  const { listing: sent } = Object(request.body);
  if (sent === undefined) return [];
  const { data: listing } = listingSchema.safeParse(sent);
  if (listing === undefined) {
    parseRequest(z.instanceof(z.ZodObject).parse(schema), request.body);
    throw new Error('a listing is refused by its own schema alone');
  }
  const context = contextOf(response);
  const room = await roomOf(services, callerOf(response).account.id, request.body);
  const { refusals, used, leftOut, ...filled } = fillRequest(use, request.body, listing, room);
  const [refusal] = refusals;
  if (refusal) {
    const path = `listing.${refusal.field}`;
    throw validationError([{ path, message: `${path}: ${refusal.why}` }]);
  }
  request.body = filled.body;
  for (const [place, why] of filled.explained) context.missing.set(place, why);
  const fields = Object.keys(listingSchema.shape).filter((name) => !Object.hasOwn(listing, name));
  const idle = Object.entries(listing)
    .filter(([name, value]) => isGiven(value) && !used.has(name) && !leftOut.has(name))
    .map(([name]) => {
      const meant = fields.find((field) => isNearly(name, field));
      return meant === undefined ? name : `${name} (did you mean ${meant}?)`;
    });
  const named = [
    ['LISTING_FIELDS_UNREAD', idle],
    ['LISTING_USED', [...used]],
  ] as const;
  return [
    ...named.flatMap(([code, names]) =>
      names.length === 0 ? [] : [dryRunWarning(code, 'listing', `: ${names.join(', ')}`)],
    ),
    ...[...leftOut].map(([field, why]) =>
      dryRunWarning('LISTING_FIELD_LEFT_OUT', `listing.${field}`, `: ${why}`),
    ),
  ];
}
