/** The words of the page about the people of an organization. */
export const text = {
  title: 'Organization',
  lead: 'Who can use this account, and what they can do.',
  rename: 'Rename',

  mayDo: {
    member: 'Can create films and images and see everything.',
    admin: 'Can also manage keys, webhook endpoints and people, and rename the organization.',
    owner: 'Can also manage owners.',
  },

  people: {
    title: 'People',
    invite: 'Invite',
    caption: 'People of this organization',
    you: '(you)',
    since: 'Since',
    changeRole: 'Change role',
    changeRoleOf: (name: string) => `Change the role of ${name}`,
    removeOf: (name: string) => `Remove ${name}`,
  },
  invitations: {
    title: 'Invitations',
    lead: 'We send no email: give each person their link. It works only for the invited address.',
    caption: 'Pending invitations',
    address: 'Address',
    expires: 'Expires',
    copyLink: 'Copy link',
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
  },

  invite: {
    title: 'Invite a person',
    submit: 'Create link',
    done: 'Invitation created',
    give: (email: string) => (
      <>
        We send no email. Give <strong>{email}</strong> this link. It works for seven days, and only
        for that address.
      </>
    ),
    link: 'Link',
  },
  renaming: { title: 'Rename organization', submit: 'Rename' },
  changingRole: {
    title: (name: string) => `Role of ${name}`,
    submit: 'Change role',
  },
  removing: {
    title: (name: string) => `Remove ${name}?`,
    words: (email: string) =>
      `${email} loses access to this organization. Keys they created keep working: revoke any that only they should have had.`,
    keep: 'Keep member',
    remove: 'Remove member',
  },
} as const;
