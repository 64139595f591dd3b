import type { FamilyMember } from '@groundwork/contract/families/members';
import { quoted } from '@groundwork/providers/json-answer';

const kinds: Record<FamilyMember['type'], string> = {
  adult: 'an adult',
  child: 'a child',
  senior: 'an elderly person',
};

/** One line on a person: what kind, then the customer's words as data. */
export function describePerson({
  type,
  role,
  age,
  ethnicity,
  physical,
  clothing,
}: FamilyMember): string {
  const descriptions = [
    ['role', role],
    ['age', age],
    ['origin', ethnicity],
    ['looks', physical],
    ['clothes', clothing],
  ].flatMap(([name, words]) => (words ? [`${name}: ${words}`] : []));
  return [`${kinds[type]}.`, ...quoted('Described by the customer', descriptions.join('; '))].join(
    ' ',
  );
}
