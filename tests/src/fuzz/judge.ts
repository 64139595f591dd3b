import type { Exchange } from '@groundwork/openapi/answer-faults';
import type { Outcome } from './exchange.js';
import { type FuzzRequest, wireBytes } from './fuzz-request.js';
import { leaksIn } from './leaks.js';

/** The rules for the answers of one interface. */
export interface Judgement {
  /** Where an answer differs from the description of the interface. */
  readonly described: (exchange: Exchange) => readonly string[];
  readonly publicUrl: string;
  /** Texts that may stand in no answer: folders, keys of the fleet, passwords. */
  readonly forbidden: readonly string[];
}

/** Answers of Node's own parser, which come before any code of ours, without a body. */
const PARSER_STATUSES = new Set([400, 408, 413, 417, 431]);
/** More than lies in the buffers between a client and a server that does not read. */
const UNREAD_BYTES = 64 * 1024;
/** Bytes of a head that Node takes. */
const MOST_HEAD_BYTES = 16 * 1024;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Said by its absence: an answer that claims to be JSON and is none differs from its description.
    return undefined;
  }
}

function isParsersOwn(request: FuzzRequest, status: number, body: string): boolean {
  const headBytes = wireBytes(request).length - request.body.length;
  return (
    body === '' &&
    PARSER_STATUSES.has(status) &&
    (request.isBroken || status === 417 || headBytes > MOST_HEAD_BYTES)
  );
}

/** Faults in the answer to a request; empty when there are none. */
export function judge(request: FuzzRequest, outcome: Outcome, rules: Judgement): string[] {
  if (outcome.kind === 'silence') return ['no answer in time'];
  if (outcome.kind === 'closed') {
    // An answer given before a long body was read is lost with the connection.
    const isUnread = request.body.length > UNREAD_BYTES;
    return request.isBroken || isUnread ? [] : ['closed without an answer'];
  }
  const { status, headers, body } = outcome;
  if (isParsersOwn(request, status, body)) return [];
  const faults: string[] = [];
  if (!(status >= 200 && status < 500)) faults.push(`the status ${status}`);
  if (headers.has('x-injected') || headers.get('set-cookie')?.startsWith('a=b')) {
    faults.push('a header that the request injected');
  }
  const answerText = `${[...headers].map((header) => header.join(': ')).join('\n')}\n${body}`;
  faults.push(...leaksIn(answerText, rules).map((what) => `it reveals ${what}`));
  const [path = ''] = request.target.split(/[?#]/);
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const answered = isJson ? json(body) : undefined;
  if (!request.isBroken) {
    const { method, sent } = request;
    const isEmpty = body === '';
    faults.push(...rules.described({ method, path, sent, status, headers, answered, isEmpty }));
  }
  return faults;
}
