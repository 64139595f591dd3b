import type { FamilyMember } from '@groundwork/contract';
import { type FamilyChange, familyChangeSchema, type Task } from '@groundwork/database';

/** The request of a family's task, without our own fields: the seeds of its looks and the names of objects. */
export function familyRequest({ request }: Task): {
  readonly change: FamilyChange['change'];
  readonly members: readonly FamilyMember[];
} {
  const { change, members } = familyChangeSchema.parse(request);
  return {
    change,
    members: members.map(({ seed: _seed, portrait_key: _portrait, ...member }) => member),
  };
}
