import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The words of changing a password, and of forgetting one. */
export const text = {
  new: 'New password',
  hint: (characters: number) =>
    `At least ${characters} characters. A few unrelated words work well.`,
  change: 'Change password',
  changed: 'Password changed',

  dialog: {
    title: 'Change password',
    current: 'Current password',
    done: 'You stay signed in here and have been signed out everywhere else.',
  },

  forgotten: {
    title: 'Reset password',
    lead: (
      <>
        Remember your password? <Link to="/sign-in">Sign in</Link>.
      </>
    ),
    noMailTitle: 'This server sends no email',
    noMail: 'Ask the operator of this Groundwork server for a link to choose a new password.',
    hint: 'The address you signed up with.',
    send: 'Send link',
    sentTitle: 'Check your email',
    sent: (email: ReactNode) => (
      <>If {email} has an account, we have sent a link to it. It works once, for one hour.</>
    ),
  },

  reset: {
    title: 'Choose a new password',
    lead: 'You will be signed out everywhere else.',
    doneLead: 'You have been signed out everywhere.',
    done: (email: string) => (
      <>
        <Link to="/sign-in">Sign in</Link> as {email} with your new password.
      </>
    ),
  },
} as const;
