import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Operator, writeHash } from './operators.js';

/** With the prefix a browser takes it from this very host over HTTPS only; on loopback there is no HTTPS. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-operator' : 'operator');

/** The session that a request brings; empty when there is none. */
export function sessionCookie(request: Request, isSecure: boolean): string {
  const start = `${nameOf(isSecure)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
}

/** An empty token takes the session away. */
export function setSessionCookie(response: Response, token: string, isSecure: boolean): void {
  response.cookie(nameOf(isSecure), token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    path: '/',
    maxAge: token === '' ? 0 : SESSION_SECONDS * 1000,
    encode: String,
  });
}

/** A working day; then one signs in again. */
export const SESSION_SECONDS = 8 * 3600;

const claimSchema = z.strictObject({ name: z.string(), until: z.int() });

/**
 * Sessions that live in the cookie alone, signed under the secret and the operator's own hash: who changes a password
 * ends the sessions that it began, and so does taking an operator off the list.
 */
export class Sessions {
  readonly #operators: readonly Operator[];
  readonly #secret: string;

  constructor(operators: readonly Operator[], secret: string) {
    this.#operators = operators;
    this.#secret = secret;
  }

  open({ name, hash }: Operator, now: Date): string {
    const until = Math.floor(now.getTime() / 1000) + SESSION_SECONDS;
    const claim = Buffer.from(JSON.stringify({ name, until })).toString('base64url');
    return `${claim}.${this.#sign(claim, { name, hash }).toString('base64url')}`;
  }

  /** The operator of a session's cookie; null when it is forged, has ended, or its operator was removed. */
  read(token: string, now: Date): Operator | null {
    const [claim = '', signature = ''] = token.split('.');
    const { name, until } = this.#claimOf(claim) ?? {};
    const operator = this.#operators.find((one) => one.name === name);
    if (operator === undefined || until === undefined || until * 1000 <= now.getTime()) return null;
    const expected = this.#sign(claim, operator);
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) ? operator : null;
  }

  #claimOf(claim: string): z.output<typeof claimSchema> | null {
    try {
      const parsed = claimSchema.safeParse(
        JSON.parse(Buffer.from(claim, 'base64url').toString('utf8')),
      );
      return parsed.success ? parsed.data : null;
    } catch {
      // A malformed cookie is no session.
      return null;
    }
  }

  #sign(claim: string, { hash }: Operator): Buffer {
    return createHmac('sha256', `${this.#secret}\n${writeHash(hash)}`)
      .update(claim)
      .digest();
  }
}

const WINDOW_MS = 15 * 60_000;
/** Mistakes of one address, and of all together, in a window. */
const MOST = { address: 10, all: 100 };
/** Addresses that are remembered at once; each takes some hundred bytes. */
const MOST_ADDRESSES = 10_000;

interface Count {
  used: number;
  readonly endsAt: number;
}

/** Counts failed tries to sign in. One process serves the boards, so that its memory is enough. */
export class SignInLimit {
  readonly #byAddress = new Map<string, Count>();
  #all: Count = { used: 0, endsAt: 0 };

  /** Seconds until this address may try again; 0 when it may now. */
  waitSeconds(address: string, now: number): number {
    const own = this.#byAddress.get(address);
    const waits = [
      own && own.used >= MOST.address ? own.endsAt - now : 0,
      this.#all.used >= MOST.all ? this.#all.endsAt - now : 0,
    ];
    return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
  }

  failed(address: string, now: number): void {
    for (const [key, count] of this.#byAddress) {
      if (count.endsAt <= now || this.#byAddress.size > MOST_ADDRESSES) this.#byAddress.delete(key);
    }
    const own = this.#byAddress.get(address) ?? { used: 0, endsAt: now + WINDOW_MS };
    own.used += 1;
    this.#byAddress.set(address, own);
    if (this.#all.endsAt <= now) this.#all = { used: 0, endsAt: now + WINDOW_MS };
    this.#all.used += 1;
  }

  /** It was no mistake: gives back what `failed` took. */
  succeeded(address: string): void {
    this.#byAddress.delete(address);
    this.#all.used -= 1;
  }
}
