import type { SeededRandom } from '@groundwork/imaging/seeded-random';
import type { Fact } from './proposal-phrases.js';

/** One way to say a scene. */
export interface Draft {
  readonly frame: string;
  /** The clause at its end, or none. */
  readonly clause?: string;
  readonly text: string;
  readonly tells: readonly Fact[];
  /** 0 for what says the least of its scene. */
  readonly weight: number;
}

/** How often each thing was said in the film so far. */
export type Mentions = ReadonlyMap<Fact, number>;

/** Makes a draft by chance; null when chance chose what does not go together. */
export type Drafter = (random: SeededRandom, mentions: Mentions) => Draft | null;

export function pick<Item>(items: readonly Item[], random: SeededRandom): Item | null {
  return items[random.below(items.length)] ?? null;
}

export const isQuestion = (frame: string) => frame.endsWith('?');

/** The full sentence: slots filled, a capital in front, a full stop behind unless it is a question. */
export function sentence(frame: string, slots: Readonly<Record<string, string>>): string {
  const filled = frame.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
  const capital = filled.replace(/\p{L}/u, (first) => first.toLocaleUpperCase());
  return isQuestion(frame) ? capital : `${capital}.`;
}
