import { presentMetadata } from '../request-fields.js';
import type { Family, FamilyResult, ListedFamily } from './family.js';
import type { PresetMember, ShownMember } from './members.js';

interface Portrayed {
  readonly slug: string;
  readonly createdAt: Date;
  /** Names of stored objects. */
  readonly cardKey: string | null;
  readonly portraitKeys: readonly string[];
}

export interface PresentableFamily extends Portrayed {
  readonly id: string;
  readonly name: string;
  readonly status: 'ready' | 'generating' | 'failed' | 'pending_avatars';
  readonly members: readonly ShownMember[];
  readonly accountId: string;
  readonly organizationId: string | null;
  /** As stored in the database. */
  readonly metadata: unknown;
}

export interface PresentablePreset extends Portrayed {
  readonly members: readonly PresetMember[];
}

type Sign = (key: string) => string;

function pictures({ cardKey, portraitKeys }: Portrayed, sign: Sign) {
  return {
    card_image_url: cardKey === null ? null : sign(cardKey),
    reference_image_urls: portraitKeys.map(sign),
  };
}

/** A family of a customer as List Families shows it. */
export function listedFamily(family: PresentableFamily, sign: Sign): ListedFamily {
  return {
    id: family.id,
    scope: 'user',
    slug: family.slug,
    name: family.name,
    members: family.members.map((member) => ({ ...member })),
    ...pictures(family, sign),
    owner_id: family.accountId,
    org_id: family.organizationId,
    created_at: family.createdAt.toISOString(),
    ...presentMetadata(family.metadata),
  };
}

/** A preset as List Families shows it: without id, and without a name. */
export function listedPreset(preset: PresentablePreset, sign: Sign): ListedFamily {
  return {
    scope: 'preset',
    slug: preset.slug,
    name: null,
    members: preset.members.map((member) => ({ ...member })),
    ...pictures(preset, sign),
    owner_id: null,
    org_id: null,
    created_at: preset.createdAt.toISOString(),
  };
}

/** As Get Family shows it: with its status. */
export function presentFamily(family: PresentableFamily, sign: Sign): Family {
  const listed = listedFamily(family, sign);
  if (listed.scope !== 'user') throw new Error('a customer’s family has the scope user');
  return { ...listed, status: family.status };
}

export function presentPreset(preset: PresentablePreset, sign: Sign): Family {
  const listed = listedPreset(preset, sign);
  if (listed.scope !== 'preset') throw new Error('a preset has the scope preset');
  return { ...listed, status: 'ready' };
}

/** Turns object keys of a stored result into links. */
export function presentFamilyResult(stored: FamilyResult, sign: Sign): FamilyResult {
  return {
    family_id: stored.family_id,
    reference_image_urls: stored.reference_image_urls.map(sign),
    card_image_url: sign(stored.card_image_url),
    ...(stored.not_drawn === undefined ? {} : { not_drawn: stored.not_drawn }),
    ...(stored.engine_warnings === undefined ? {} : { engine_warnings: stored.engine_warnings }),
  };
}
