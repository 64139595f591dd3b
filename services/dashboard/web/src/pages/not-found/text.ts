/** The words of the page for an address that has none. */
export const text = {
  title: 'Page not found',
  lead: 'There is nothing at this address.',
  go: 'Go to first steps',
} as const;
