/** The words of an invitation: on its own page, and above the form to sign in or up. */
export const text = {
  title: 'Invitation',
  lead: 'Someone invited you to an organization.',
  join: (organization: string) => `Join ${organization}`,
  invites: (name: string, email: string, invited: string, role: string) =>
    `${name} (${email}) invited you (${invited}) to join as ${role}.`,
  brokenTitle: 'This link does not work',
  ended: (inviter: string) =>
    `It was used or withdrawn, or it has expired. Ask ${inviter} for a new one.`,
  forAnother: (invited: string, signedIn: string) =>
    `It is for ${invited}, and you are signed in as ${signedIn}. Sign out, then open the link again.`,

  entrance: {
    invites: (name: string, email: string, invited: string, role: string) =>
      `${name} (${email}) invited ${invited} to join as ${role}. Use that email here.`,
    endedTitle: 'This invitation no longer works',
    ended: (name: string, email: string) => `Ask ${name} (${email}) for a new one.`,
  },
} as const;
