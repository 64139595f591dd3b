/** What of an error stands in a log. */
export interface ToldError {
  readonly type: string;
  /** With those of its causes. */
  readonly message: string;
  readonly stack: string | undefined;
  readonly [fact: string]: unknown;
}

/**
 * Facts beside message and stack. Everything else that libraries hang on their errors may be what was sent: a
 * command of Redis comes with its arguments, a password among them, and a row that Postgres refuses with its values.
 */
const FACTS = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'reason',
  'status',
  'signal',
] as const;
const MOST_CAUSES = 5;

/** Prisma prints the whole call that it refuses, with a customer's words in it. */
const PRINTED_OBJECT = /\{\n.*\n\}/gsu;

function withCauses(
  error: Error,
  part: (at: Error) => string | undefined,
  between: string,
): string {
  const parts: string[] = [];
  for (let at: unknown = error; at instanceof Error && parts.length < MOST_CAUSES; at = at.cause) {
    parts.push(part(at) ?? '');
  }
  return parts.join(between).replace(PRINTED_OBJECT, '{…}');
}

/** Its type, its words and stack with those of its causes, and plain facts. */
export function toldErrorOf(error: Error): ToldError {
  const facts = FACTS.flatMap((name): [string, unknown][] => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  return {
    type: error.constructor.name,
    message: withCauses(error, ({ message }) => message, ': '),
    stack: withCauses(error, ({ stack }) => stack, '\ncaused by: '),
    ...Object.fromEntries(facts),
  };
}

/** An error as logs hold it. */
export function toldError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error instanceof AggregateError
    ? { ...toldErrorOf(error), errors: error.errors.map(toldError) }
    : toldErrorOf(error);
}
