import type { Forwarded } from './forward.js';

export function lineOf(forwarded: Forwarded, at: Date): string {
  const time = at.toTimeString().slice(0, 8);
  const status = forwarded.status ?? `no answer (${forwarded.failure})`;
  const signature = forwarded.signature_valid ? 'signature valid' : 'SIGNATURE NOT VALID';
  return `${time}  ${forwarded.method}  ${forwarded.event}  ${forwarded.work_id ?? 'sample'}  ${status}  ${signature}`;
}
