/** A server that the work depends on is away: a later try may succeed, and the work is not at fault. */
export class Outage extends Error {
  override readonly name = 'Outage';

  /**
   * @param server as an operator knows it, such as "the object store"
   * @param sign by which that was noticed, such as "it answers 503"
   */
  constructor(
    readonly server: string,
    sign: string,
    options?: ErrorOptions,
  ) {
    super(`${server} is away: ${sign}`, options);
  }
}

/** The outage that an error is or has as its cause. */
export function outageOf(error: unknown): Outage | null {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < 5; depth += 1) {
    if (at instanceof Outage) return at;
    at = at.cause;
  }
  return null;
}
