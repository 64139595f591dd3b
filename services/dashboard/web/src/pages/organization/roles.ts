import type { Role } from '../../../../src/auth/roles.js';
import type { SessionView } from '../../../../src/views/session.js';

export const roleTitles: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
};

const texts: Readonly<Record<Role, string>> = {
  member: 'Can create films and images and see everything.',
  admin: 'Can also manage keys, test events, people and the name.',
  owner: 'Can also manage owners.',
};

/** The roles that this person may give: only owners make owners. */
export function rolesToGive(session: SessionView) {
  const given: Role[] = ['member', 'admin'];
  if (session.organization?.role === 'owner') given.push('owner');
  return given.map((value) => ({ value, title: roleTitles[value], text: texts[value] }));
}
