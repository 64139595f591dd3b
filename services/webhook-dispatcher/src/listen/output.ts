import type { Forwarded } from './forward.js';

/** One line for people. */
export function lineOf(told: Forwarded, at: Date): string {
  const time = at.toTimeString().slice(0, 8);
  const status = told.status ?? `no answer (${told.failure})`;
  const signature = told.signature_valid ? 'signature valid' : 'SIGNATURE NOT VALID';
  return `${time}  ${told.method}  ${told.event}  ${told.work_id ?? 'sample'}  ${status}  ${signature}`;
}
