import type { Typeface } from '@groundwork/typesetting';

/** Faces whose letters stand close already, or end in serifs that would touch. */
const close: ReadonlySet<Typeface> = new Set(['condensed', 'serif', 'display', 'elegant']);

/** How far large figures close up, in em: as the design has it for wide plain faces, hardly at all for others. */
export function closedUp(typeface: Typeface, own: number): number {
  return close.has(typeface) ? own / 4 : own;
}
