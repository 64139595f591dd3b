import type { Recipe } from '@groundwork/showcase-edits';
import type { ShowcasePorts } from './ports.js';

/** Puts the words of a recipe that are new with this job, its last edit or its instruction, as they are understood. */
export async function clarifyWishes(
  recipe: Recipe,
  isEdit: boolean,
  clarify: NonNullable<ShowcasePorts['clarify']>,
): Promise<Recipe> {
  const clarified = async (words: string | null): Promise<{ clarified?: string }> => {
    if (words === null) return {};
    const said = await clarify(words);
    return said === words ? {} : { clarified: said };
  };
  if (isEdit) {
    const last = recipe.edits.at(-1);
    if (last === undefined) return recipe;
    const known = recipe.edits.slice(0, -1);
    return { ...recipe, edits: [...known, { ...last, ...(await clarified(last.prompt)) }] };
  }
  const { template } = recipe;
  if (template.kind !== 'custom') return recipe;
  return { ...recipe, template: { ...template, ...(await clarified(template.instruction)) } };
}
