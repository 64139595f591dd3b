/** The words of the page behind an operator's link. */
export const text = {
  title: 'Account ownership',
  lead: 'This account was set up for you. Its keys, credits and work stay as they are. As its owner you can invite others.',
  become: (account: string) => `Become the owner of ${account}`,
  accept: 'Accept ownership',
} as const;
