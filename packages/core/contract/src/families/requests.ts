import { z } from 'zod';
import { ApiError } from '../errors.js';
import { limits } from '../limits.js';
import { dryRunField, metadataSchema } from '../request-fields.js';
import { parseRequest, type ValidationIssue } from '../validation.js';
import { webhookRetrySchema } from '../webhooks/schedules.js';
import { writtenText } from '../words/written-text.js';
import { familyMemberSchema, memberFields } from './members.js';

const { name: nameLimit, members: memberLimit } = limits.families;
const commonFields = {
  webhook_url: z.string().max(limits.webhookUrlCharacters).optional(),
  /** This field and those below are ours. */
  webhook_retry: webhookRetrySchema.optional(),
  metadata: metadataSchema.optional(),
  ...dryRunField,
};

/** Body of POST /v1/families. The number of members has an error of its own. */
export const createFamilySchema = z
  .object({
    name: writtenText().trim().min(1).max(nameLimit).describe(`1 to ${nameLimit} characters.`),
    members: z.array(familyMemberSchema).meta({
      ...{ minItems: memberLimit.min, maxItems: memberLimit.max },
      description: `${memberLimit.min} to ${memberLimit.max} people; otherwise FAMILY_MEMBER_LIMIT_EXCEEDED.`,
    }),
    generate_avatars: z
      .boolean()
      .default(true)
      .describe('Whether to draw portraits. They cannot be added later.'),
    ...commonFields,
  })
  .meta({ id: 'FamilyRequest' });
export type CreateFamily = Omit<z.infer<typeof createFamilySchema>, 'dry_run'>;

/** @throws ApiError VALIDATION_ERROR, FAMILY_MEMBER_LIMIT_EXCEEDED */
export function parseCreateFamily(body: unknown): CreateFamily {
  const { dry_run: _asked, ...family } = parseRequest(createFamilySchema, body);
  if (family.members.length < memberLimit.min || family.members.length > memberLimit.max) {
    throw new ApiError('FAMILY_MEMBER_LIMIT_EXCEEDED');
  }
  return family;
}

/** Body of POST /v1/families/{familyId}/members. */
export const addMemberSchema = familyMemberSchema
  .extend(commonFields)
  .meta({ id: 'MemberRequest' });
export type AddMember = Omit<z.infer<typeof addMemberSchema>, 'dry_run'>;

/** @throws ApiError VALIDATION_ERROR */
export function parseAddMember(body: unknown): AddMember {
  const { dry_run: _asked, ...member } = parseRequest(addMemberSchema, body);
  return member;
}

/** Body of PATCH /v1/families/{familyId}/members/{index}: only the fields sent change. */
export const updateMemberSchema = familyMemberSchema
  .partial()
  .extend(commonFields)
  .meta({ id: 'MemberChange' });
export type UpdateMember = Omit<z.infer<typeof updateMemberSchema>, 'dry_run'>;

/** @throws ApiError VALIDATION_ERROR */
export function parseUpdateMember(body: unknown): UpdateMember {
  const { dry_run: _asked, ...change } = parseRequest(
    updateMemberSchema,
    body,
    (raw): ValidationIssue[] =>
      memberFields.some((name) => raw[name] !== undefined)
        ? []
        : [{ path: 'body', message: 'At least one member field must be provided' }],
  );
  return change;
}

/** Body of DELETE /v1/families/{familyId}/members/{index}, which may be left out. */
export const removeMemberSchema = z.object(commonFields).meta({ id: 'MemberRemoval' });
export type RemoveMember = Omit<z.infer<typeof removeMemberSchema>, 'dry_run'>;

/** @throws ApiError VALIDATION_ERROR */
export function parseRemoveMember(body: unknown): RemoveMember {
  const { dry_run: _asked, ...removal } = parseRequest(removeMemberSchema, body);
  return removal;
}

/** Query of GET /v1/families. */
export const familyListTypes = ['preset', 'custom', 'all'] as const;
export const familiesQuerySchema = z.object({
  type: z
    .enum(familyListTypes)
    .default('all')
    .describe('The presets, your own with those of your organization, or all of them.'),
});
