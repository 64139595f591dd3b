/** The part of an error that a log may hold. */
export interface LoggedError {
  readonly type: string;
  /** With those of its causes. */
  readonly message: string;
  readonly stack: string | undefined;
  readonly [fact: string]: unknown;
}

/**
 * Safe properties besides message and stack. Others that libraries attach to errors may repeat data: a Redis command
 * has its arguments, such as a password, and a row that Postgres refuses has its values.
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

/** Describes an error by its type, its message and stack with those of its causes, and plain facts. */
export function describeError(error: Error): LoggedError {
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

/** Describes an error as logs hold it; returns anything else as it is. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error instanceof AggregateError
    ? { ...describeError(error), errors: error.errors.map(loggedError) }
    : describeError(error);
}
