import { type Typeface, typefaces } from '@groundwork/contract/showcase/typefaces';
import { everyOf, once, readData } from '@groundwork/words/data';
import { foldWord } from '@groundwork/words/word-forms';
import { z } from 'zod';
import type { FontDirective } from './directives.js';

function spelled(name: string): string {
  return foldWord(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

const face = z.enum(typefaces);
const list = z.array(z.string());
const fontsSchema = z
  .strictObject({
    next: everyOf(typefaces, face),
    nearest: everyOf(typefaces, list),
    everyday: list.transform((names) => new Set(names.map(spelled))),
    hints: z.array(
      z
        .tuple([z.string(), face])
        .transform(([word, typeface]) => [new RegExp(word, 'u'), typeface] as const),
    ),
  })
  .transform(({ nearest, ...fonts }) => ({
    ...fonts,
    known: new Map(
      typefaces.flatMap((typeface) =>
        nearest[typeface].map((entry) => [
          spelled(entry),
          { typeface, exact: entry.startsWith('=') },
        ]),
      ),
    ),
  }));
const fonts = once(() => readData(new URL('../data/fonts.json', import.meta.url), fontsSchema));

export const faceAfter = (typeface: Typeface): Typeface => fonts().next[typeface];

/** A font by its exact name, without words for its kind; for prompts. */
export function fontNamed(name: string): { font: FontDirective; needsContext: boolean } | null {
  const found = fonts().known.get(spelled(name));
  if (found === undefined) return null;
  return {
    font: { kind: 'typeface', typeface: found.typeface, asked: name, exact: found.exact },
    needsContext: fonts().everyday.has(spelled(name)),
  };
}

/**
 * Our face for a font's name: itself, the nearest to a well-known one, or one of the kind in the name ("Foo Serif",
 * "anything condensed"). Null without either.
 */
export function understandFont(name: string): FontDirective | null {
  const asked = name.trim();
  const weightless = asked.replace(
    /\s+(?:thin|light|regular|book|medium|semi\s?bold|bold|extra\s?bold|black|heavy|italic|oblique)\b/giu,
    '',
  );
  const named = fontNamed(asked) ?? fontNamed(weightless);
  if (named !== null) return { ...named.font, asked };
  const words = foldWord(asked).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const [, typeface] = fonts().hints.find(([word]) => word.test(words)) ?? [];
  return typeface === undefined ? null : { kind: 'typeface', typeface, asked, exact: false };
}
