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
    more?: string | { readonly retryAfterSeconds: number } | undefined,
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    if (typeof more === 'string') this.field = more;
    else this.retryAfterSeconds = more?.retryAfterSeconds;
  }
}
