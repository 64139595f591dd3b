import { z } from 'zod';

/** Puts values into the slots of a text, which stand in braces. */
export function filled(text: string, slots: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (slot, name: string) => `${slots[name] ?? slot}`);
}

/** A word whose form, or the way it leans on the next, follows from how that one begins. */
export const leaningWordSchema = z
  .strictObject({ word: z.string(), before: z.string().optional(), instead: z.string().optional() })
  .transform(({ word, before, instead = word }) => {
    if (before === undefined) return (next: string) => filled(word, { noun: next });
    const pattern = new RegExp(before, 'i');
    return (next: string) => filled(pattern.test(next) ? instead : word, { noun: next });
  });

/** What is found, and what stands in its place. */
export const replacementSchema = z.tuple([z.string(), z.string()]);

/** Applies replacements one after the other. */
export function replacing(pairs: readonly (readonly [string, string])[]): (text: string) => string {
  const rules = pairs.map(([found, by]) => [new RegExp(found, 'u'), by] as const);
  return (text) => rules.reduce((changed, [found, by]) => changed.replace(found, by), text);
}
