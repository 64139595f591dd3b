import type { Logger } from '@groundwork/runtime';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text: no tracking, and every mail program shows it. */
  readonly text: string;
}

const ANSWER_MS = 15_000;

/** Hands mail to the server of the configuration. */
export class Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #log: Logger;

  constructor(url: string, from: string, log: Logger) {
    this.#transport = createTransport({
      url,
      connectionTimeout: ANSWER_MS,
      greetingTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
    });
    this.#from = from;
    this.#log = log;
  }

  /** Does not wait: its duration would reveal who has an account. Failures are logged. */
  send({ to, subject, text }: Mail): void {
    this.#transport
      .sendMail({ from: this.#from, to, subject, text })
      .catch((error: unknown) => this.#log.error({ err: error }, 'mail could not be handed over'));
  }
}

/** @returns null where no server is configured: then nothing is sent, and the page says so */
export function openMailer(
  { SMTP_URL, MAIL_FROM }: { readonly SMTP_URL?: string | undefined; readonly MAIL_FROM: string },
  log: Logger,
): Mailer | null {
  return SMTP_URL === undefined ? null : new Mailer(SMTP_URL, MAIL_FROM, log);
}

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
