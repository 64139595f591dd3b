import { setTimeout } from 'node:timers/promises';
import { showcaseEvent } from '@groundwork/contract/events';
import { SLOW_SECONDS, simulatedFailure } from '@groundwork/contract/magic/magic';
import type { EditAnswer } from '@groundwork/contract/showcase/edit-answer';
import { type ShowcaseFormat, showcaseFormats } from '@groundwork/contract/showcase/formats';
import {
  engineCostOf,
  engineWarningsOf,
  openCallLog,
} from '@groundwork/database/engine-calls/engine-calls';
import type { Prisma, ShowcaseJob } from '@groundwork/database/generated/client';
import type { JobPayload } from '@groundwork/database/jobs/catalogue';
import type { Leased } from '@groundwork/database/jobs/lease';
import { completeWork } from '@groundwork/database/lifecycle/complete';
import { expiryOf } from '@groundwork/database/lifecycle/expiry';
import { failWork } from '@groundwork/database/lifecycle/fail';
import { readShowcaseJob, showcaseTarget } from '@groundwork/database/showcase/accept-showcase-job';
import { withProvenance } from '@groundwork/imaging';
import { EngineUnavailable } from '@groundwork/providers/calls/engine-call';
import { attemptWithLease } from '@groundwork/queues/attempt';
import { enqueue } from '@groundwork/queues/enqueue';
import type { JobContext } from '@groundwork/queues/worker/job-runner';
import { answerOfEdit, type Recipe, recipeSchema } from '@groundwork/showcase-edits';
import { linkedOutputs } from '@groundwork/storage/asset-urls';
import { showcaseOutputKey } from '@groundwork/storage/object-keys';
import { printPage } from '../formats/print-page.js';
import type { ShowcaseReport } from '../showcase-report.js';
import { changePhoto } from './change-photo.js';
import type { Imager } from './imager.js';
import { ShowcaseFault, type ShowcasePorts } from './ports.js';
import { picturesOf, prepareRecipe } from './prepare-recipe.js';

/** Characters of a failure's cause that are kept. */
const MOST_CAUSE = 2_000;

/** The failure and its cause, for operators. */
function causeOf(error: unknown): string {
  const parts: string[] = [];
  for (let at: unknown = error; at !== undefined && parts.length < 5; ) {
    parts.push(String(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  // Postgres has no place for a NUL in text.
  return parts.join(' <- ').replaceAll('\u0000', '').slice(0, MOST_CAUSE);
}

async function failAndTell(
  imager: Imager,
  jobId: string,
  error: unknown,
  failedAt: Date,
  { log, traceparent }: JobContext,
): Promise<void> {
  const { database, queues } = imager;
  const job = await readShowcaseJob(database, jobId);
  const event = showcaseEvent({ ...job, completedAt: failedAt }, null);
  const ended = await failWork(database, 'showcase', jobId, {
    failedAt,
    expiresAt: expiryOf(failedAt),
    cause: causeOf(error),
    webhookEvent: {
      event: event.event,
      schedule: 'showcase',
      body: JSON.stringify(event),
      traceparent,
    },
  });
  if (!ended) return;
  const facts = { showcase_job_id: jobId, refunded: ended.refunded };
  log.error({ err: error, ...facts }, 'showcase failed');
  for (const delivery of ended.deliveries) await enqueue(queues, database, delivery, log);
}

function understandingOf(report: ShowcaseReport): Prisma.InputJsonObject {
  return {
    understood: [...report.understood],
    not_understood: [...report.notUnderstood],
    regions_absent: [...report.regionsAbsent],
  };
}

/** The outcome of an edit's words, with an engine's changes to the photo. */
function editAnswerOf(
  { source }: Awaited<ReturnType<typeof readShowcaseJob>>,
  { edits }: Recipe,
  { regionsAbsent, otherwise }: ShowcaseReport,
): EditAnswer | undefined {
  const edit = edits.at(-1);
  if (!source || edit === undefined) return undefined;
  return answerOfEdit(recipeSchema.parse(source.recipe), edit, regionsAbsent, otherwise).answer;
}

/** Simulates what a test key's magic input requests, before the real work. @throws ShowcaseFault */
async function simulate({ simulation }: ShowcaseJob, signal: AbortSignal): Promise<void> {
  if (simulatedFailure(simulation) !== null) throw new ShowcaseFault(`simulated: ${simulation}`);
  if (simulation === 'slow') await setTimeout(SLOW_SECONDS * 1000, undefined, { signal });
}

/**
 * The recipe with its words understood and the providers' calls recorded. A sample calls no provider; an edit is not a
 * sample.
 */
async function understoodRecipe(
  imager: Imager,
  job: Awaited<ReturnType<typeof readShowcaseJob>>,
  log: JobContext['log'],
  signal: AbortSignal,
): Promise<Recipe> {
  const recipe = await prepareRecipe(imager, job, signal);
  const { engines, database } = imager;
  if (engines.remote.length === 0 || recipe.sample) return recipe;
  const calls = openCallLog(database, { showcaseJobId: job.id });
  const { ports } = await engines.forTask({
    signal,
    recorder: calls,
    log: log.child({ showcase_job_id: job.id }),
  });
  try {
    const isEdit = job.kind === 'edit';
    const { readEdit, changePhoto: change } = ports;
    const read = readEdit === undefined ? recipe : await withReading(recipe, isEdit, readEdit);
    if (!isEdit || change === undefined) return read;
    return await changePhoto({ store: imager.store, change }, job.id, read);
  } finally {
    await calls.settled();
  }
}

async function renderAndTell(
  imager: Imager,
  jobId: string,
  lease: Leased,
  { log, traceparent }: JobContext,
  signal: AbortSignal,
): Promise<void> {
  const { database, queues, assetUrls } = imager;
  const job = await readShowcaseJob(database, jobId);
  await simulate(job, signal);
  const recipe = await understoodRecipe(imager, job, log, signal);
  const outputs = await renderOutputs(imager, jobId, recipe, signal);
  const [{ key: outputKey, report }] = outputs;
  const understanding = understandingOf(report);
  const answer = editAnswerOf(job, recipe, report);
  const completedAt = lease.now();
  const expiresAt = expiryOf(completedAt);
  const event = showcaseEvent(
    { ...job, completedAt },
    {
      imageUrl: assetUrls.sign(outputKey, expiresAt),
      ...(recipe.formats === undefined
        ? {}
        : { outputs: linkedOutputs(assetUrls, jobId, recipe.formats, expiresAt) }),
      editAnswer: answer,
      originalUrl: assetUrls.sign(recipe.images.main, expiresAt),
      engineWarnings: engineWarningsOf((await readShowcaseJob(database, jobId)).engineWarnings),
    },
  );
  const deliveries = await completeWork(database, 'showcase', jobId, lease, {
    completedAt,
    expiresAt,
    outputKey,
    assets: outputs.map(({ key, contentType }) => ({ key, contentType })),
    recipe: recipe as Prisma.InputJsonObject,
    understanding: { ...understanding, ...(answer === undefined ? {} : { answer }) },
    webhookEvent: {
      event: event.event,
      schedule: 'showcase',
      body: JSON.stringify(event),
      traceparent,
    },
  });
  const cost = await engineCostOf(database, { showcaseJobId: jobId });
  if (cost !== null) imager.providerMetrics.taskCost('showcase', cost);
  const texts = outputs.flatMap((output) => output.report.texts);
  const contrasts = texts.map(({ contrast }) => contrast);
  log.info(
    {
      showcase_job_id: jobId,
      kind: job.kind,
      template: job.templateId,
      bytes: outputs.reduce((sum, { bytes }) => sum + bytes, 0),
      ...(recipe.formats === undefined ? {} : { formats: recipe.formats }),
      ...(cost === null ? {} : { engine_cost_usd: cost }),
      shortened: texts.filter(({ truncated }) => truncated).map(({ id }) => id),
      least_contrast: contrasts.length === 0 ? null : Math.min(...contrasts),
      ...understanding,
    },
    'showcase completed',
  );
  for (const delivery of deliveries) await enqueue(queues, database, delivery, log);
}

/** The one step of a showcase: recipe, image, and the webhook that carries it. */
export function handleRender(imager: Imager) {
  return async (payload: JobPayload<'showcase-render'>, context: JobContext): Promise<void> => {
    const jobId = payload.showcase_job_id;
    await attemptWithLease(
      {
        database: imager.database,
        target: showcaseTarget(jobId),
        leaseSeconds: imager.leaseSeconds,
        context,
        facts: { showcase_job_id: jobId },
        isFault: (error) => error instanceof ShowcaseFault || error instanceof EngineUnavailable,
        giveUp: (error, at) => failAndTell(imager, jobId, error, at, context),
      },
      (lease, signal) => renderAndTell(imager, jobId, lease, context, signal),
    );
  };
}

/** The recipe with what an engine reads in the words that are new with this job: its last edit or its instruction. */
async function withReading(
  recipe: Recipe,
  isEdit: boolean,
  readEdit: NonNullable<ShowcasePorts['readEdit']>,
): Promise<Recipe> {
  const { template, edits } = recipe;
  const last = edits.at(-1);
  const instruction = template.kind === 'custom' ? template.instruction : null;
  const words = isEdit ? last?.prompt : instruction;
  const read = typeof words === 'string' ? await readEdit(words) : null;
  if (read === null) return recipe;
  if (isEdit && last !== undefined)
    return { ...recipe, edits: [...edits.slice(0, -1), { ...last, read }] };
  return template.kind === 'custom' ? { ...recipe, template: { ...template, read } } : recipe;
}

/** A stored file of a showcase. */
interface StoredOutput {
  /** Null for the template's own, if none was requested. */
  readonly format: ShowcaseFormat | null;
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly report: ShowcaseReport;
}

/** Renders and stores a showcase in each requested format, one after another. */
async function renderOutputs(
  imager: Imager,
  jobId: string,
  recipe: Recipe,
  signal: AbortSignal,
): Promise<readonly [StoredOutput, ...StoredOutput[]]> {
  const pictures = await picturesOf(imager, recipe);
  const { label, signer } = imager.engines;
  const byModel = recipe.images.changed !== undefined || recipe.images.by_model === true;
  const source = byModel ? 'compositeWithTrainedAlgorithmicMedia' : 'composite';
  const render = async (format: ShowcaseFormat | null): Promise<StoredOutput> => {
    const order = {
      ...{ recipe, pictures, format: format ?? undefined },
      byModel: label && byModel,
    };
    const { jpeg, report } = await imager.threads.render(order, signal);
    const image = await withProvenance(jpeg, source, signer);
    const contentType = format === null ? 'image/jpeg' : showcaseFormats[format].contentType;
    const file = contentType === 'application/pdf' ? printPage(image, report) : image;
    const key = showcaseOutputKey(jobId, format);
    await imager.store.put(key, file, { contentType });
    return { format, key, contentType, bytes: file.length, report };
  };
  const [first = null, ...others] = recipe.formats ?? [];
  const made: [StoredOutput, ...StoredOutput[]] = [await render(first)];
  for (const format of others) made.push(await render(format));
  return made;
}
