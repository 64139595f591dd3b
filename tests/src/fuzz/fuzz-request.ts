import type { Random } from '../fixtures/random.js';

export const requestKinds = [
  'valid',
  'spoiled body',
  'spoiled target',
  'spoiled headers',
  'content type',
  'broken body',
  'wrong method',
  'wrong key',
  'raw bytes',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A request as bytes go out, so that a finding can be sent again. */
export interface FuzzRequest {
  readonly kind: RequestKind;
  readonly method: string;
  /** With the query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** The parsed body, if it is valid JSON and the request says that it is JSON. */
  readonly sent: unknown;
  /** Whether the bytes after the head are fewer than announced, or no HTTP at all. */
  readonly isBroken: boolean;
}

/** How often each kind is drawn: bodies hold most of what can be wrong. */
const WEIGHTS: Readonly<Record<RequestKind, number>> = {
  valid: 16,
  'spoiled body': 38,
  'spoiled target': 14,
  'spoiled headers': 8,
  'content type': 5,
  'broken body': 6,
  'wrong method': 4,
  'wrong key': 5,
  'raw bytes': 4,
};

export function kindOf(random: Random): RequestKind {
  const total = requestKinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  let at = random.share() * total;
  for (const kind of requestKinds) {
    at -= WEIGHTS[kind];
    if (at < 0) return kind;
  }
  return 'valid';
}

/** The request's head and body as they go over the wire. */
export function wireBytes({ method, target, headers, body }: FuzzRequest): Buffer {
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1'),
    body,
  ]);
}

/** Tabs are, other control characters are not. */
const isInHead = (text: string) => !/[^\P{Cc}\t\u0080-\u009f]/u.test(text);

/** Whether its head says what it means: no line of it ends early. */
export function isWellFormed({ method, target, headers }: FuzzRequest): boolean {
  return (
    /^[A-Z]+$/.test(method) &&
    /^\/[!-~]*$/.test(target) &&
    headers.every(([name, value]) => /^[\w-]+$/.test(name) && isInHead(value))
  );
}
