/** Every word of ours on the operators' pages; the boards' own are the library's. */
export const text = {
  documentTitle: (page: string) => `${page} · Groundwork operators`,
  back: 'Back',

  signIn: {
    title: 'Sign in',
    heading: 'Operators',
    lead: 'The queues and jobs of this fleet. We log every action with your name.',
    name: 'Name',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'Wrong name or password.',
    tooMany: (minutes: number) =>
      `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  signOut: {
    title: 'Sign out',
    lead: (name: string) => `You are signed in as ${name}.`,
    submit: 'Sign out',
  },
  boards: { heading: 'Queues', label: 'Page', loading: 'Loading…' },

  noOperators: 'The queue boards are off: OPERATORS names nobody.',
  foreignRequest: 'This request did not come from these pages.',
  signInFirst: 'Sign in first',
  notFound: 'This page does not exist.',
} as const;
