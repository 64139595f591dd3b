import type { Role } from '../../../../src/auth/roles.js';
import type { SessionView } from '../../../../src/views/session.js';
import { shared } from '../../text.js';
import { text } from './text.js';

/** The roles that this person may give: only owners make owners. */
export function rolesToGive(session: SessionView) {
  const given: Role[] = ['member', 'admin'];
  if (session.organization?.role === 'owner') given.push('owner');
  return given.map((value) => ({ value, title: shared.roles[value], text: text.mayDo[value] }));
}
