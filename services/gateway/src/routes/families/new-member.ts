import { randomInt } from 'node:crypto';
import type { FamilyMember } from '@groundwork/contract';
import type { StoredMember } from '@groundwork/database';

const SEEDS = 2 ** 32;

/** A member without a portrait yet, with looks of its own. */
export function newMember(member: FamilyMember): StoredMember {
  return { ...member, seed: randomInt(SEEDS), portrait_key: null };
}
