/** The words of the page that follows creating an account. */
export const text = {
  title: 'Name your organization',
  lead: (person: string) =>
    `Welcome, ${person}. Your organization owns your keys, credits and work. You can invite others later.`,
  organization: 'Organization',
  hint: 'Your company, agency or own name.',
  continue: 'Continue',
} as const;
