import { colorOf } from '@groundwork/contract';
import { type Adjustments, noAdjustments } from './adjustments.js';
import { applyDirectives } from './edits/apply-directives.js';
import { describeDirective } from './edits/describe-directive.js';
import type { Directive } from './edits/directives.js';
import { understandFont } from './edits/fonts.js';
import { understandPrompt } from './edits/understand-prompt.js';
import type { Edit } from './recipe.js';

/** What all edits of a showcase ask for together. */
export interface EditHistory {
  readonly adjustments: Adjustments;
  /** In words for operators. */
  readonly understood: readonly string[];
  /** As it was written. */
  readonly notUnderstood: readonly string[];
}

/** Reads the edits in their order; a later one builds on those before it. What has a field of its own wins. */
export function readEdits(edits: readonly Edit[]): EditHistory {
  const readings = edits.map(readEdit);
  return {
    adjustments: readings.reduce(
      (adjustments, { directives }) => applyDirectives(adjustments, directives),
      noAdjustments,
    ),
    understood: readings.flatMap(({ directives, inPhoto }) => [
      ...directives.map(describeDirective),
      ...inPhoto.map(() => 'photo changed'),
    ]),
    notUnderstood: readings.flatMap(({ notUnderstood }) => notUnderstood),
  };
}

interface EditReading {
  readonly directives: readonly Directive[];
  /** What was done in the photo itself, as it was written. */
  readonly inPhoto: readonly string[];
  readonly notUnderstood: readonly string[];
}

function readEdit({
  prompt,
  clarified,
  in_photo: inPhoto = [],
  dominant_color,
  font,
  language,
}: Edit): EditReading {
  const said = understandPrompt(clarified ?? prompt ?? '');
  const color = dominant_color === null ? null : colorOf(dominant_color);
  const typeface = font === null || font.trim() === '' ? null : understandFont(font);
  const directives: Directive[] = [...said.directives];
  if (color !== null) directives.push({ kind: 'color', part: 'accent', color });
  if (typeface !== null) directives.push(typeface);
  if (language !== null) directives.push({ kind: 'language', language });
  const unread = [
    ...(color === null && dominant_color !== null && dominant_color !== '' ? [dominant_color] : []),
    ...(typeface === null && font !== null && font.trim() !== '' ? [font] : []),
  ];
  const left = said.notUnderstood.filter((words) => !inPhoto.includes(words));
  return { directives, inPhoto, notUnderstood: [...left, ...unread] };
}
