export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

/** Actions of the account's page, and the roles that may take them. */
const allowed = {
  'keys.see': ['owner', 'admin', 'member'],
  'keys.change': ['owner', 'admin'],
  'credits.see': ['owner', 'admin', 'member'],
  'work.see': ['owner', 'admin', 'member'],
  'work.make': ['owner', 'admin', 'member'],
  'deliveries.see': ['owner', 'admin', 'member'],
  'deliveries.send': ['owner', 'admin'],
  'endpoints.see': ['owner', 'admin', 'member'],
  'endpoints.change': ['owner', 'admin'],
  'people.see': ['owner', 'admin', 'member'],
  'people.change': ['owner', 'admin'],
  'organization.rename': ['owner', 'admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof allowed;

export function may(role: Role, action: Action): boolean {
  return allowed[action].some((one) => one === role);
}

/** All that a role may do, in the order of the table. */
export function actionsOf(role: Role): Action[] {
  return (Object.keys(allowed) as Action[]).filter((action) => may(role, action));
}
