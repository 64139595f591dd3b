import type { Mail } from './mailer.js';

/** The email with the link to choose a new password. */
export function passwordResetMail(name: string, url: string): Omit<Mail, 'to'> {
  return {
    subject: 'Reset your Groundwork password',
    text: `Hello ${name},

We received a request to reset the password of your Groundwork account. Choose a new password within the next hour:

${url}

The link works once. If you didn't ask for it, ignore this email: your password stays the same.
`,
  };
}
