import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../fixtures/random.js';
import { exchange } from './exchange.js';
import { type FuzzRequest, type RequestKind, wireBytes } from './fuzz-request.js';
import { type Judgement, judge } from './judge.js';
import type { RequestMaker } from './request-maker.js';

export interface Finding {
  /** Of the run; `--only` asks for it again. */
  readonly index: number;
  readonly faults: readonly string[];
  /** The request's first bytes and what it was answered. */
  readonly request: string;
  readonly answer: string;
}

export interface FuzzResult {
  readonly requests: number;
  readonly findings: readonly Finding[];
  /** How many requests there were of each kind, and how many answers of each status. */
  readonly kinds: ReadonlyMap<RequestKind, number>;
  readonly statuses: ReadonlyMap<string, number>;
  /** Answers of each status to requests in which nothing is wrong on purpose. */
  readonly toValid: ReadonlyMap<string, number>;
  /** Milliseconds of the slowest answers, slowest first, with what was asked. */
  readonly slowest: readonly (readonly [milliseconds: number, asked: string])[];
}

export interface FuzzRun {
  readonly maker: RequestMaker;
  readonly seed: number;
  /** Which of the run's requests are sent. */
  readonly indices: Iterable<number>;
  readonly port: number;
  readonly judgement: Judgement;
  readonly learn: (answered: unknown, status: number) => void;
  readonly lanes: number;
  readonly limitMs: number;
}

const SHOWN_BYTES = 1_500;
const SLOWEST = 5;

function counted<Name>(counts: Map<Name, number>, name: Name): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function shown(bytes: Buffer | string): string {
  const text = typeof bytes === 'string' ? bytes : bytes.toString('latin1');
  const escaped = JSON.stringify(text.replace(/Bearer svc_\w+/, 'Bearer …'));
  return escaped.length > SHOWN_BYTES
    ? `${escaped.slice(0, SHOWN_BYTES)}… (${text.length})`
    : escaped;
}

function learnFrom(body: string, status: number, learn: FuzzRun['learn']): void {
  if (!body.startsWith('{')) return;
  try {
    learn(JSON.parse(body), status);
  } catch (error) {
    // Whether it must be JSON is judged elsewhere.
    if (!(error instanceof SyntaxError)) throw error;
  }
}

/** Sends the requests of a run, a few at once, and judges every answer. */
export async function runFuzz(run: FuzzRun): Promise<FuzzResult> {
  const findings: Finding[] = [];
  const kinds = new Map<RequestKind, number>();
  const statuses = new Map<string, number>();
  const toValid = new Map<string, number>();
  let slowest: (readonly [number, string])[] = [];
  let requests = 0;
  const one = async (index: number) => {
    const request: FuzzRequest = run.maker.make(Random.of(run.seed, index));
    const began = performance.now();
    const outcome = await exchange(request, run);
    const milliseconds = Math.round(performance.now() - began);
    const asked = `${request.method} ${request.target.slice(0, 100)} (${request.kind}, ${index})`;
    slowest = [...slowest, [milliseconds, asked] as const]
      .toSorted(([a], [b]) => b - a)
      .slice(0, SLOWEST);
    requests += 1;
    counted(kinds, request.kind);
    const status = outcome.kind === 'answer' ? String(outcome.status) : outcome.kind;
    counted(statuses, status);
    if (request.kind === 'valid') counted(toValid, status);
    if (outcome.kind === 'answer') learnFrom(outcome.body, outcome.status, run.learn);
    const faults = judge(request, outcome, run.judgement);
    if (faults.length === 0) return;
    const answer = outcome.kind === 'answer' ? `${outcome.status} ${outcome.body}` : outcome.kind;
    findings.push({ index, faults, request: shown(wireBytes(request)), answer: shown(answer) });
  };
  const queue = run.indices[Symbol.iterator]();
  const lane = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await one(next.value);
  };
  await Promise.all(Array.from({ length: run.lanes }, lane));
  // Background failures of a request show now or in the log.
  await sleep(50);
  return { requests, findings, kinds, statuses, toValid, slowest };
}
