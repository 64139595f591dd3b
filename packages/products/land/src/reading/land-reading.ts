import { setTimeout } from 'node:timers/promises';
import {
  landReadingRequestSchema,
  type ReadingFailureCode,
  readingFailures,
} from '@groundwork/contract/land/land-readings';
import {
  type LandReadingData,
  landRefusalCodes,
  objection,
  plotlessRefusals,
} from '@groundwork/contract/land/reading';
import { landInputsSchema, landRequestSchema } from '@groundwork/contract/land/request';
import { SLOW_SECONDS, simulatedFailure } from '@groundwork/contract/magic/magic';
import type { TaskFailureCode } from '@groundwork/contract/tasks/tasks';
import type { LandReading } from '@groundwork/database/generated/client';
import type { JobPayload } from '@groundwork/database/jobs/catalogue';
import type { Leased } from '@groundwork/database/jobs/lease';
import { completeWork } from '@groundwork/database/lifecycle/complete';
import { failWork } from '@groundwork/database/lifecycle/fail';
import { landReadingTarget, readLandReading } from '@groundwork/database/readings/land-readings';
import type { Renderer } from '@groundwork/film-pipeline';
import { encodePng, ImageRejected } from '@groundwork/imaging';
import { attemptWithLease } from '@groundwork/queues/attempt';
import type { JobContext } from '@groundwork/queues/worker/job-runner';
import { readingPrefix } from '@groundwork/storage/object-keys';
import { ObjectNotFound } from '@groundwork/storage/object-store';
import type { LandPorts } from '../ports.js';
import { readPlot } from './read-plot.js';

/** A fault that a second reading cannot fix. */
class ReadingFault extends Error {
  readonly code: ReadingFailureCode;

  constructor(code: ReadingFailureCode, cause?: unknown) {
    super(readingFailures[code], { cause });
    this.name = 'ReadingFault';
    this.code = code;
  }
}

function faultOf(error: unknown): ReadingFault {
  if (error instanceof ReadingFault) return error;
  // A picture that was good at acceptance and cannot be read now will not become better.
  const isPicture = error instanceof ImageRejected || error instanceof ObjectNotFound;
  return new ReadingFault(isPicture ? 'IMAGE_PROCESSING_FAILED' : 'READING_FAILED', error);
}

/** Reads the photo as for a film, but with the embedded engine: a reading is free. */
async function readPhoto(
  { engines, store }: Renderer<LandPorts>,
  row: LandReading,
  signal: AbortSignal,
) {
  const { images } = landInputsSchema.parse(row.inputs);
  const pictureOf = async (role: 'source' | 'mask') => {
    const image = images.find((input) => input.role === role);
    return image ? store.get(image.key) : null;
  };
  const source = await pictureOf('source');
  if (!source) throw new ReadingFault('IMAGE_PROCESSING_FAILED');
  const request = landRequestSchema.parse(landReadingRequestSchema.parse(row.request));
  return readPlot(
    await engines.embedded(),
    { request, source, mask: await pictureOf('mask') },
    signal,
  );
}

async function readAndKeep(
  renderer: Renderer<LandPorts>,
  id: string,
  lease: Leased,
  { log }: JobContext,
  signal: AbortSignal,
): Promise<void> {
  const { database, store } = renderer;
  const row = await readLandReading(database, id);
  if (row.simulation === 'slow') await setTimeout(SLOW_SECONDS * 1000, undefined, { signal });
  const simulated = simulatedFailure(row.simulation);
  if (simulated === 'IMAGE_PROCESSING_FAILED') throw new ReadingFault(simulated);

  const read = await readPhoto(renderer, row, signal);
  const reading = refusedReading(read.data, simulated);
  const picture = encodePng(await read.explain(read.reading));
  signal.throwIfAborted();
  const explanation = { key: `${readingPrefix(id)}/reading.png`, contentType: 'image/png' };
  await store.put(explanation.key, await picture, { contentType: explanation.contentType });
  await completeWork(database, 'reading', id, lease, {
    completedAt: lease.now(),
    reading,
    explanation,
  });
  const objections = reading.objections.map(({ code }) => code);
  log.info({ reading_id: id, view: reading.view, objections }, 'photo read');
}

/** Makes one attempt at a customer's reading, under its lease. */
export async function readLand(
  renderer: Renderer<LandPorts>,
  { reading_id: id }: JobPayload<'land-reading'>,
  context: JobContext,
): Promise<void> {
  const { database, leaseSeconds } = renderer;
  await attemptWithLease(
    {
      database,
      target: landReadingTarget(id),
      leaseSeconds,
      context,
      facts: { reading_id: id },
      isFault: (error) => faultOf(error).code === 'IMAGE_PROCESSING_FAILED',
      giveUp: (error, at) => failReading(renderer, id, faultOf(error), at, context),
    },
    (lease, signal) => readAndKeep(renderer, id, lease, context, signal),
  );
}

async function failReading(
  { database }: Renderer,
  id: string,
  fault: ReadingFault,
  failedAt: Date,
  { log }: JobContext,
): Promise<void> {
  const { code, message } = fault;
  if (!(await failWork(database, 'reading', id, { code, message, failedAt }))) return;
  log.error({ err: fault, reading_id: id, code }, 'reading failed');
}

/** A reading as it is when the photo is refused with this code; unchanged for any other failure. */
function refusedReading(
  reading: LandReadingData,
  failure: TaskFailureCode | null,
): LandReadingData {
  const code = landRefusalCodes.find((refusal) => refusal === failure);
  if (code === undefined) return reading;
  return {
    ...reading,
    ...(code === 'PHOTO_NOT_LAND' ? { land: { probability: 0 }, claims: [] } : {}),
    plot: plotlessRefusals.includes(code) ? null : reading.plot,
    objections: [objection(code)],
  };
}
