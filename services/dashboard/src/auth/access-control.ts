import { createAccessControl } from 'better-auth/plugins/access';
import { may, roles } from './roles.js';

const statements = {
  organization: ['update', 'delete'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
} as const;

export const accessControl = createAccessControl(statements);

/** The same table in better-auth's terms, which checks people's rights itself. */
export const accessRoles = Object.fromEntries(
  roles.map((role) => [
    role,
    accessControl.newRole({
      organization: may(role, 'organization.rename') ? ['update'] : [],
      member: may(role, 'people.change') ? ['create', 'update', 'delete'] : [],
      invitation: may(role, 'people.change') ? ['create', 'cancel'] : [],
    }),
  ]),
);
