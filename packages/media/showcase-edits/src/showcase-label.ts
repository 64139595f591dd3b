import { disclosureLabel } from '@groundwork/language';
import { readEdits } from './edit-history.js';
import type { Edit, Recipe } from './recipe.js';

/** What a showcase's label follows from. */
export interface Labelled extends Pick<Recipe, 'disclosure' | 'language' | 'edits'> {
  /** Of a custom template; null where there is none. */
  readonly instruction: string | null;
}

/** All that is asked of a showcase, in order: a custom template's instruction is the first thing asked of it. */
export function wishesOf({ instruction, edits }: Pick<Labelled, 'instruction' | 'edits'>): Edit[] {
  if (instruction === null) return [...edits];
  return [{ prompt: instruction, dominant_color: null, font: null, language: null }, ...edits];
}

/**
 * The label that a showcase carries, in the language that it ends up in unless another was asked for.
 * @returns null when none was asked for
 */
export function showcaseLabel(showcase: Labelled): string | null {
  const { disclosure, edits } = showcase;
  if (disclosure?.label !== true) return null;
  const language = readEdits(wishesOf(showcase)).adjustments.language ?? showcase.language;
  return disclosureLabel(edits.length === 0 ? 'showcase' : 'showcase-edit', disclosure, language);
}

/** What the label of a recipe follows from. */
export function labelledBy({ template, disclosure, language, edits }: Recipe): Labelled {
  const instruction =
    template.kind === 'custom' ? (template.clarified ?? template.instruction) : null;
  return { disclosure, language, edits, instruction };
}
