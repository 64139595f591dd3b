import type { Request, Response } from 'express';
import { SESSION_SECONDS } from '../operators/session.js';

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
