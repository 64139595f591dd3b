import type { Random } from '../fixtures/random.js';
import type { FuzzRequest } from './fuzz-request.js';

/** Heads and bodies that no client library sends: though a proxy in front might pass them on. */
export function rawRequest(
  random: Random,
  {
    host,
    credentials,
  }: {
    readonly host: string;
    readonly credentials: readonly (readonly (readonly [string, string])[])[];
  },
): FuzzRequest {
  const base: FuzzRequest = {
    kind: 'raw bytes',
    method: 'POST',
    target: '/v1/land',
    headers: [],
    body: Buffer.alloc(0),
    sent: undefined,
    isBroken: true,
  };
  const usual = [
    ['Host', host],
    ...random.pick(credentials),
    ['Content-Type', 'application/json'],
  ] as const;
  const of = (
    headers: readonly (readonly [string, string])[],
    body = '',
    change: Partial<FuzzRequest> = {},
  ): FuzzRequest => ({
    ...base,
    headers: [...usual, ...headers],
    body: Buffer.from(body, 'latin1'),
    ...change,
  });
  const smuggled = `GET /v1/account HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const forms: readonly (() => FuzzRequest)[] = [
    () =>
      of(
        [
          ['Content-Length', '6'],
          ['Transfer-Encoding', 'chunked'],
        ],
        `0\r\n\r\n${smuggled}`,
      ),
    () =>
      of(
        [
          ['Content-Length', '2'],
          ['Content-Length', '40'],
        ],
        `{}${smuggled}`,
      ),
    () => of([['Content-Length', '-1']], '{}'),
    () => of([['Content-Length', '+2']], '{}'),
    () => of([['Content-Length', '2,2']], '{}'),
    () => of([['Content-Length', '99999999999999999999']], '{}'),
    () =>
      of(
        [
          ['Transfer-Encoding', 'identity'],
          ['Content-Length', '2'],
        ],
        '{}',
      ),
    () => of([['Transfer-Encoding', 'xchunked']], '2\r\n{}\r\n0\r\n\r\n'),
    () => of([['Transfer-Encoding', 'chunked']], 'zz\r\n{}\r\n0\r\n\r\n'),
    () => of([['Transfer-Encoding', 'chunked']], 'ffffffffffffffff\r\n{}'),
    () => of([['Transfer-Encoding', 'chunked']], '2;a=b\r\n{}\r\n0\r\nX: y\r\n\r\n'),
    () =>
      of(
        [
          ['Transfer-Encoding', 'chunked'],
          ['Content-Encoding', 'gzip'],
        ],
        '2\r\n{}\r\n0\r\n\r\n',
      ),
    () => of([['X', 'a\r\n b']]),
    () => of([['X', 'a\u0000b']]),
    () => of([['X', 'a\rb']]),
    () => of([['X y', 'z']]),
    () => of([['', 'z']]),
    () => of([['X', 'y'.repeat(20_000)]]),
    () => of(Array.from({ length: 3_000 }, (_, index) => [`X-${index}`, 'y'] as const)),
    () => of([], '', { target: 'http://127.0.0.1:1/v1/account', method: 'GET' }),
    () => of([], '', { target: '*', method: 'OPTIONS' }),
    () => of([], '', { target: '127.0.0.1:1', method: 'CONNECT' }),
    () => of([], '', { target: `/${'a'.repeat(20_000)}`, method: 'GET' }),
    () => of([], '', { target: '/v1/tasks/\u00ff\u00fe', method: 'GET' }),
    () => of([], '', { target: '/v1/tasks/a b', method: 'GET' }),
    () => of([], '', { method: 'G\u0001T' }),
    () => of([], '', { method: 'X'.repeat(300) }),
    () => of([['Host', 'second.example.com']]),
    () =>
      of(
        [
          ['Expect', 'a miracle'],
          ['Content-Length', '2'],
        ],
        '{}',
      ),
    () =>
      of(
        [
          ['Upgrade', 'websocket'],
          ['Connection', 'Upgrade'],
        ],
        '',
        { method: 'GET', target: '/health' },
      ),
    () => ({ ...base, method: '\u0016\u0003\u0001', target: '\u0002', headers: [] }),
    () => ({ ...base, method: '', target: '', headers: [], body: Buffer.alloc(3_000, 0x0a) }),
  ];
  return random.pick(forms)();
}
