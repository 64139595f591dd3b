import { ApiError } from '@groundwork/contract/errors';
import type { ShowcaseEdit } from '@groundwork/contract/showcase/edit-request';
import { textFields } from '@groundwork/contract/showcase/property-values';
import { validationError } from '@groundwork/contract/validation';
import type { ShowcaseJob } from '@groundwork/database/generated/client';
import { unshowableTexts } from '@groundwork/plain-text';
import {
  type AssessedEdit,
  answerOfEdit,
  type Edit,
  historyOf,
  labelledBy,
  recipeSchema,
  understandingSchema,
} from '@groundwork/showcase-edits';

/** An empty text asks for no change. */
const wish = (text: string | null | undefined) => text || null;

/** An edit as it joins those of its source. */
export function editOf({ prompt, dominant_color, font, language }: ShowcaseEdit): Edit {
  return {
    prompt: wish(prompt),
    dominant_color: wish(dominant_color),
    font: wish(font),
    language: language ?? null,
  };
}

/** Refuses words that the image could only show with empty boxes. @throws ApiError VALIDATION_ERROR */
function refuseUnshowable(source: ShowcaseJob, edit: Edit): void {
  const recipe = recipeSchema.parse(source.recipe);
  const { adjustments } = historyOf(
    labelledBy({ ...recipe, edits: [...recipe.edits, edit] }),
    1 + recipe.images.supporting.length,
  );
  const { badge, values } = adjustments;
  const [fault] = unshowableTexts([
    ...textFields.map((field) => [field, values[field]] as const),
    ['badge', badge !== null && typeof badge === 'object' ? badge.words : undefined] as const,
  ]);
  if (fault === undefined) return;
  throw validationError([
    {
      path: 'prompt',
      message: `prompt: the ${fault.field} has characters that no font can show: ${fault.characters.slice(0, 10).join(' ')}`,
    },
  ]);
}

/** The changes that an edit would make. @throws ApiError VALIDATION_ERROR when no font shows its words */
export function assessEdit(source: ShowcaseJob, asked: ShowcaseEdit): AssessedEdit {
  const edit = editOf(asked);
  refuseUnshowable(source, edit);
  const { regions_absent } = understandingSchema.parse(source.understanding ?? {});
  return answerOfEdit(recipeSchema.parse(source.recipe), edit, regions_absent);
}

/**
 * The refusal of an edit that changes nothing, or that can be done only in part: with the first reason and the way out,
 * and all of them as details. Null where it is accepted.
 *
 * @param hasEngine for words or images, which may manage what is left over
 */
export function editRefusal(
  { answer, answers, changesAnything, isWhole, isSurelyPartial }: AssessedEdit,
  { accept_partial }: ShowcaseEdit,
  hasEngine: boolean,
): ApiError | null {
  const isDone = changesAnything && (isWhole || accept_partial === true);
  if (isDone || (hasEngine && !isSurelyPartial)) return null;
  const { understood, not_possible, changes } = answer;
  const [first] = not_possible;
  const reason = first === undefined ? '' : `: "${first.what}": ${first.why}. ${first.way_out}`;
  const rest = understood.filter((told) => not_possible.every(({ what }) => what !== told));
  const says = changesAnything
    ? answers.say('message', 'part', { understood: rest.join(', ') })
    : answers.say('message', 'nothing');
  return new ApiError('EDIT_NOT_POSSIBLE', {
    message: `${says}${reason}`,
    details: { understood, not_possible, changes },
  });
}
