import {
  editAnswerSchema,
  familyResultSchema,
  presentFamilyResult,
  presentVideoResult,
  type ShowcaseEventPayload,
  showcaseEvent,
  showcaseFormatSchema,
  storedVideoResultSchema,
  type TaskEventPayload,
  taskCompletedEvent,
  taskErrorSchema,
  taskFailedEvent,
} from '@groundwork/contract';
import { engineWarningsOf, type ShowcaseJob, type Task } from '@groundwork/database';
import { type AssetUrls, linkedOutputs } from '@groundwork/storage';
import { z } from 'zod';

/** A row without its end has no event. */
function endOf({ id, completedAt }: Task | ShowcaseJob): Date {
  if (completedAt === null) throw new Error(`${id} has not ended`);
  return completedAt;
}

/** The event of a task that named no webhook URL, built from its row. */
export function eventOfTask(task: Task, assetUrls: AssetUrls): TaskEventPayload {
  const completedAt = endOf(task);
  const ended = { ...task, completedAt };
  if (task.status === 'failed') {
    const { errorCode: code, errorMessage: message } = task;
    return taskFailedEvent(ended, taskErrorSchema.parse({ code, message }));
  }
  const until = task.expiresAt ?? completedAt;
  const result =
    task.kind === 'family'
      ? presentFamilyResult(familyResultSchema.parse(task.result), (key) =>
          assetUrls.sign(key, until),
        )
      : presentVideoResult(storedVideoResultSchema.parse(task.result), until, (key, expiresAt) =>
          assetUrls.sign(key, expiresAt),
        );
  return taskCompletedEvent(ended, result);
}

/** The part of a recipe that events link to. */
const recipeSchema = z.object({
  images: z.object({ main: z.string() }),
  formats: z.array(showcaseFormatSchema).optional(),
});

const answerSchema = z.object({ answer: editAnswerSchema });

/** The event of a showcase job that named no webhook URL, built from its row. */
export function eventOfShowcase(job: ShowcaseJob, assetUrls: AssetUrls): ShowcaseEventPayload {
  const completedAt = endOf(job);
  const ended = { ...job, completedAt };
  if (job.outputKey === null) return showcaseEvent(ended, null);
  const until = job.expiresAt ?? completedAt;
  const recipe = recipeSchema.safeParse(job.recipe).data;
  return showcaseEvent(ended, {
    imageUrl: assetUrls.sign(job.outputKey, until),
    ...(recipe?.formats && { outputs: linkedOutputs(assetUrls, job.id, recipe.formats, until) }),
    ...(recipe && { originalUrl: assetUrls.sign(recipe.images.main, until) }),
    engineWarnings: engineWarningsOf(job.engineWarnings),
    editAnswer:
      job.kind === 'edit' ? answerSchema.safeParse(job.understanding).data?.answer : undefined,
  });
}
