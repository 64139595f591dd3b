import { landAcceptedSchema, videoResultSchema } from '@groundwork/contract';
import { type Database, openDatabase } from '@groundwork/database';
import { drawSamplePlot } from '@groundwork/imaging';
import { DiskObjectStore } from '@groundwork/storage';
import { type Fleet, type FleetProcess, ImageServer, startFleet } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Customer, openCustomer, untilEnded } from './fixtures/customer.js';
import { downloadFilm, meanDifference } from './fixtures/film-file.js';

/** Enough that two renderers have something each, and that a kill finds a segment finished and one to come. */
const SCENES = 3;

let pictures: ImageServer;
let fleet: Fleet;
let database: Database;
let customer: Customer;
let renderers: FleetProcess[];

beforeAll(async () => {
  const plot = await drawSamplePlot({ width: 960, height: 640, seed: 6 });
  pictures = await ImageServer.start({ '/plot.jpg': { bytes: plot } });
  fleet = await startFleet({
    services: ['gateway', 'land-renderer', 'land-renderer', 'scheduler'],
    allowedPrivateOrigins: [pictures.origin],
    env: {
      SEGMENT_CONCURRENCY: '1',
      LEASE_SECONDS: '4',
      RECONCILE_SECONDS: '1',
      SILENT_SECONDS: '5',
    },
  });
  renderers = fleet.processes.filter(({ service }) => service === 'land-renderer');
  database = openDatabase({ url: fleet.databaseUrl });
  customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 1_000 });
}, 120_000);

afterAll(async () => {
  await database.$disconnect();
  await fleet.close();
  await pictures.close();
});

async function order(): Promise<string> {
  const image_url = `${pictures.origin}/plot.jpg`;
  const answer = await customer.post('/v1/land', {
    source_image_url: image_url,
    format: '16:9',
    voiceover_enabled: false,
    background_music: false,
    scenes: Array.from({ length: SCENES }, (_, index) => ({ image_url, order: index + 1 })),
  });
  expect(answer.status).toBe(202);
  return landAcceptedSchema.parse(answer.body).task_id;
}

const segmentsOf = (taskId: string) =>
  database.taskSegment.findMany({ where: { taskId }, orderBy: { index: 'asc' } });

/** One frame of each scene of a film that has ended. */
async function framesOf(taskId: string): Promise<Buffer[]> {
  const { result } = await untilEnded(customer, taskId);
  const film = await downloadFilm(videoResultSchema.parse(result).video_url);
  try {
    // Each scene stands for 4 s, the plot's own first.
    const seconds = Array.from({ length: SCENES + 1 }, (_, scene) => 4 * scene + 2);
    return await Promise.all(seconds.map((at) => film.frameAt(at, 320, 180)));
  } finally {
    await film.remove();
  }
}

/** Segment jobs that a process has finished, as it tells its operators. */
async function segmentJobs(renderer: FleetProcess): Promise<number> {
  const metrics = await (await fetch(`${renderer.healthUrl}/metrics`)).text();
  const line =
    /^groundwork_job_duration_seconds_count\{queue="land-segment",stage="segment",outcome="done"\} (\d+)$/mu;
  return Number(line.exec(metrics)?.[1] ?? 0);
}

describe('two renderers', () => {
  let frames: Buffer[];
  let again: Buffer[];

  it('share the segments of one film, each rendered once', async () => {
    const taskId = await order();
    expect((await untilEnded(customer, taskId)).status).toBe('completed');
    frames = await framesOf(taskId);
    const shares = await Promise.all(renderers.map(segmentJobs));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
    const segments = await segmentsOf(taskId);
    expect(segments.map(({ attempts }) => attempts)).toEqual(segments.map(() => 1));
    // No job found its segment done by the other: what a process counts is what it rendered.
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(segments.length);
  }, 150_000);

  it('of which one is killed lose its segment alone: what was finished stays as it is', async () => {
    const taskId = await order();
    const store = new DiskObjectStore(fleet.storageDirectory);
    const atKill = await untilBothRender(taskId);
    const finished = atKill.filter(({ status }) => status === 'done');
    const etags = async () =>
      Promise.all(
        finished.map(async ({ objectKey }) => (await store.stat(objectKey ?? ''))?.etag ?? null),
      );
    const before = await etags();
    await renderers[1]?.kill();
    expect((await untilEnded(customer, taskId)).status).toBe('completed');

    const repeated = (await segmentsOf(taskId)).filter(({ attempts }) => attempts > 1);
    expect(repeated.map(({ attempts }) => attempts)).toEqual([2]);
    const held = atKill.filter(({ leaseToken }) => leaseToken !== null);
    expect(held.map(({ index }) => index)).toContain(repeated[0]?.index);
    expect(before).not.toContain(null);
    expect(await etags()).toEqual(before);
    again = await framesOf(taskId);
  }, 150_000);

  it('give the same frames for the same request on the same pictures, whichever of them renders what', () => {
    expect(frames).toHaveLength(SCENES + 1);
    expect(again.map((frame, at) => meanDifference(frame, frames[at] ?? Buffer.alloc(0)))).toEqual(
      frames.map(() => 0),
    );
  });
});

/** Waits until a segment is finished and each renderer is in the first half of another one. */
async function untilBothRender(taskId: string) {
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    const segments = await segmentsOf(taskId);
    const held = segments.filter(
      ({ leaseToken, framesDone, frames }) => leaseToken !== null && framesDone < frames / 2,
    );
    if (held.length === renderers.length && segments.some(({ status }) => status === 'done')) {
      return segments;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no moment was found in which both renderers were at work');
}
