/** An answer that says no, in words for the person who asked. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Dotted path of the field of the request that is not right. */
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** @param more the field, or how long to wait */
  constructor(
    status: number,
    code: string,
    message: string,
    more?: string | { readonly retryAfterSeconds: number },
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    if (typeof more === 'string') this.field = more;
    else this.retryAfterSeconds = more?.retryAfterSeconds;
  }
}

export const refusals = {
  signedOut: () => new Refusal(401, 'SIGNED_OUT', 'Sign in to continue.'),
  notAllowed: () =>
    new Refusal(403, 'NOT_ALLOWED', 'Your role does not allow this. Ask an owner or an admin.'),
  foreignOrigin: (origin: string | undefined, url: string) =>
    new Refusal(
      403,
      'FOREIGN_ORIGIN',
      `This page is set up for ${url}, and the request came from ${origin ?? 'nowhere'}. Open it there, or set DASHBOARD_URL (npm start -- --url) to the address that people use.`,
    ),
  noOrganization: () =>
    new Refusal(409, 'NO_ORGANIZATION', 'Create an organization or accept an invitation first.'),
  noAccount: () =>
    new Refusal(
      409,
      'NO_ACCOUNT',
      'This organization has no account. Ask the operator of this server.',
    ),
  notFound: (what: string) => new Refusal(404, 'NOT_FOUND', `This ${what} does not exist.`),
};
