import { disclosureLabel } from '@groundwork/words';
import { type EditHistory, readEdits } from './edit-history.js';
import type { PhotoRooms } from './photo-rooms.js';
import type { Edit, Recipe } from './recipe.js';

/** The facts that decide a showcase's label. */
export interface Labelled extends Pick<Recipe, 'disclosure' | 'language' | 'edits'> {
  /** Of a custom template; null where there is none. */
  readonly instruction: string | null;
  /** What an engine made of it. */
  readonly instructionRead?: Edit['read'];
  /** Rooms that its photos are known to show. */
  readonly rooms?: PhotoRooms | undefined;
  /** What it was made with. */
  readonly values?: Recipe['values'];
}

/** All requests for a showcase, in order; a custom template's instruction comes first. */
export function wishesOf({
  instruction,
  instructionRead: read,
  edits,
}: Pick<Labelled, 'instruction' | 'instructionRead' | 'edits'>): Edit[] {
  if (instruction === null) return [...edits];
  return [
    { prompt: instruction, read, dominant_color: null, font: null, language: null },
    ...edits,
  ];
}

/** Reads all requests for a showcase; its instruction stays when every edit is undone. */
export function historyOf(showcase: Omit<Labelled, 'disclosure'>, photos = 1): EditHistory {
  const { rooms = {}, instruction, values = {}, language } = showcase;
  const kept = instruction === null ? 0 : 1;
  return readEdits(wishesOf(showcase), { photos, rooms, kept, values, language });
}

/** The label of a showcase, in its final language unless another was requested. @returns null without one */
export function showcaseLabel(showcase: Labelled): string | null {
  const { disclosure, edits } = showcase;
  if (disclosure?.label !== true) return null;
  const language = historyOf(showcase).adjustments.language ?? showcase.language;
  return disclosureLabel(edits.length === 0 ? 'showcase' : 'showcase-edit', disclosure, language);
}

/** The facts in a recipe that decide its label. */
export function labelledBy(recipe: Recipe): Labelled {
  const { template, disclosure, language, edits, images, values } = recipe;
  const { instruction, read: instructionRead } =
    template.kind === 'custom' ? template : { instruction: null };
  const { rooms } = images;
  return { disclosure, language, edits, instruction, instructionRead, rooms, values };
}
