import { newAttempt } from '../../../api/attempt.js';
import { type MoreWishes, moreBody } from '../more/more-wishes.js';

export const memberTypes = ['adult', 'child', 'senior'] as const;
export type MemberType = (typeof memberTypes)[number];

/** One person's description; the server fills in empty fields. */
export interface MemberWords {
  /** Of the form, so that taking one away leaves the others alone. */
  readonly key: string;
  readonly type: MemberType;
  readonly role: string;
  readonly age: string;
  readonly ethnicity: string;
  readonly physical: string;
  readonly clothing: string;
}

export function newMember(type: MemberType): MemberWords {
  return {
    key: newAttempt(),
    type,
    role: '',
    age: '',
    ethnicity: '',
    physical: '',
    clothing: '',
  };
}

const described = ['role', 'age', 'ethnicity', 'physical', 'clothing'] as const;

/** The body of POST /v1/families, or null while it has no name. */
export function familyBody(
  name: string,
  members: readonly MemberWords[],
  more: MoreWishes,
): Record<string, unknown> | null {
  if (name.trim() === '') return null;
  return {
    name: name.trim(),
    members: members.map((member) => ({
      type: member.type,
      ...Object.fromEntries(
        described.flatMap((field) => {
          const said = member[field].trim();
          return said === '' ? [] : [[field, said]];
        }),
      ),
    })),
    ...moreBody(more),
  };
}
