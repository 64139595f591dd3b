import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { familyGeneratingSchema } from '@groundwork/contract/families/family';
import { customTemplateCreatedSchema } from '@groundwork/contract/showcase/custom-templates';
import { showcaseAcceptedSchema } from '@groundwork/contract/showcase/job';
import { showcaseJobSchema } from '@groundwork/contract/showcase/job-record';
import { familyTaskSchema, propertyFilmTaskSchema } from '@groundwork/contract/tasks/task-answers';
import { isFinal, landTaskSchema } from '@groundwork/contract/tasks/tasks';
import { type Database, openDatabase } from '@groundwork/database/connection/client';
import { makeCertificate } from '@groundwork/imaging/sign-picture';
import { type Fleet, ImageServer, OpenAiServer, samplePlot, startFleet } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type Answer, type Customer, LOOK_EVERY_MS, openCustomer } from './fixtures/customer.js';
import { downloadFilm } from './fixtures/film-file.js';

const SHOWCASES = '/v1/real-estate/property-showcase';
const closers: (() => Promise<void>)[] = [];
let engines: OpenAiServer;
let fleet: Fleet;
let database: Database;
let customer: Customer;
let pictures: ImageServer;

beforeAll(async () => {
  engines = await OpenAiServer.start();
  closers.push(() => engines.close());
  pictures = await ImageServer.start({
    '/plot.jpg': { bytes: await samplePlot({ width: 960, height: 640 }) },
    '/house.jpg': { bytes: await samplePlot({ width: 900, height: 1_200, seed: 3 }) },
  });
  closers.push(() => pictures.close());
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  closers.push(() => rm(folder, { recursive: true }));
  const files = { certificate: join(folder, 'c2pa.pem'), key: join(folder, 'c2pa.key') };
  const { certificates, key } = await makeCertificate();
  await writeFile(files.certificate, certificates);
  await writeFile(files.key, key);
  fleet = await startFleet({
    services: [
      ...['gateway', 'land-renderer', 'property-films', 'showcase-imager', 'family-portraits'],
      'scheduler',
    ],
    allowedPrivateOrigins: [pictures.origin],
    env: {
      ...engines.environment(),
      ENGINE_LABEL: 'true',
      C2PA_CERTIFICATE: files.certificate,
      C2PA_KEY: files.key,
      IMAGE_PRICES: 'each=0.04',
      TEXT_FALLBACK: 'fail',
      ENGINE_RETRY_SECONDS: '0.01',
      VIDEO_SCENES: 'terrain,living',
      VIDEO_LONGER_SIDE: '320',
      ENGINE_POLL_SECONDS: '0.1',
    },
  });
  closers.push(() => fleet.close());
  database = openDatabase({ url: fleet.databaseUrl });
  closers.push(() => database.$disconnect());
  customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 200 });
}, 120_000);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const idSchema = z.object({ task_id: z.string() });

/** How often a design is sent: an answer in time is promised to nobody, and the error says to try again. */
const MOST_TRIES = 3;

async function accepted(path: string, body: object, status = 202): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await customer.post(path, body);
    const isLate = JSON.stringify(answer.body).includes('ANALYSIS_UNAVAILABLE');
    if (isLate && tries < MOST_TRIES) continue;
    expect(answer).toMatchObject({ status });
    return answer;
  }
}

/** Waits for the work at a path to end. @throws when that takes too long */
async function ended<Work extends { readonly status: string }>(
  path: string,
  schema: z.ZodType<Work>,
  isOver: (work: Work) => boolean,
): Promise<Work> {
  const deadline = Date.now() + 240_000;
  for (;;) {
    const work = schema.parse((await customer.get(path)).body);
    if (isOver(work)) return work;
    if (Date.now() > deadline) throw new Error(`${path} has not ended`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

const jobEnded = (jobId: string) =>
  ended(`${SHOWCASES}/jobs/${jobId}`, showcaseJobSchema, ({ status }) => status !== 'pending');

/** Counts the calls to providers for one piece of work, by capability and purpose; none may have failed. */
async function doneFor(client: {
  taskId?: string;
  showcaseJobId?: string;
  customTemplateId?: string;
}): Promise<string[]> {
  const calls = await database.engineCall.findMany({ where: client });
  expect(calls.filter(({ outcome }) => outcome !== 'done')).toEqual([]);
  return [...new Set(calls.map(({ capability, purpose }) => `${capability} ${purpose}`))].sort();
}

async function expectFilm(url: string): Promise<void> {
  const file = await downloadFilm(url);
  try {
    const { streams } = await file.probe();
    expect(streams.map(({ codec_type: type }) => type).sort()).toEqual(['audio', 'video']);
  } finally {
    await file.remove();
  }
}

describe('with an engine for every capability', () => {
  it('makes a land film and films of a property', async () => {
    const land = idSchema.parse(
      (
        await accepted('/v1/land', {
          source_image_url: `${pictures.origin}/plot.jpg`,
          format: '16:9',
          construction_prompts: ['Quirky dwelling, three storeys, swimming pool'],
        })
      ).body,
    );
    const living = idSchema.parse(
      (
        await accepted('/v1/real-estate/living-property', {
          images: [`${pictures.origin}/house.jpg`],
          selected_family_id: 'young-couple',
          property: { title: 'Villa Marina', location: 'Altea' },
        })
      ).body,
    );
    const narrated = idSchema.parse(
      (
        await accepted('/v1/real-estate/narrated-slideshow', {
          images: [`${pictures.origin}/house.jpg`],
          property: { title: 'Villa Marina' },
          language: 'es',
        })
      ).body,
    );
    const slideshow = idSchema.parse(
      (await accepted('/v1/real-estate/slideshow', { images: [`${pictures.origin}/house.jpg`] }))
        .body,
    );
    // All that a slideshow asks of an engine is asked before it is rendered.
    const isPrepared = ({ status }: { readonly status: string }) => status !== 'preparing';
    await ended(`/v1/tasks/${slideshow.task_id}`, propertyFilmTaskSchema, isPrepared);
    const cancelled = await customer.post(`/v1/tasks/${slideshow.task_id}/cancel`, {});
    expect(cancelled.status).toBe(200);
    const landTask = await ended(`/v1/tasks/${land.task_id}`, landTaskSchema, ({ status }) =>
      isFinal(status),
    );
    const ofProperty = await Promise.all(
      [living, narrated].map(({ task_id: id }) =>
        ended(`/v1/tasks/${id}`, propertyFilmTaskSchema, ({ status }) => isFinal(status)),
      ),
    );
    for (const { status, result } of [landTask, ...ofProperty]) {
      expect(status).toBe('completed');
      expect(result).not.toHaveProperty('engine_warnings');
      await expectFilm(result?.video_url ?? '');
    }
    const labelled = await Promise.all(
      [land, living, narrated, slideshow].map(async ({ task_id: id }) => {
        const { storyboard } = await database.task.findUniqueOrThrow({ where: { id } });
        return JSON.stringify(storyboard).includes('"AI-generated visualisation"');
      }),
    );
    // The last two show photos as they are.
    expect(labelled).toEqual([true, true, false, false]);
    for (const { result } of [landTask, ...ofProperty]) {
      const cover = await (await fetch(result?.cover_image_url ?? '')).arrayBuffer();
      expect(Buffer.from(cover).includes('c2pa.claim.v2')).toBe(true);
    }
    const ofLand = await doneFor({ taskId: land.task_id });
    expect(ofLand).toEqual(
      expect.arrayContaining([
        ...['image proposal-1', 'text land_script', 'text proposal_wishes', 'vision plot_reading'],
        'vision doors_and_windows',
      ]),
    );
    expect(ofLand.some((call) => call.startsWith('speech '))).toBe(true);
    expect(ofLand.some((call) => call.startsWith('video '))).toBe(true);
    const ofLiving = await doneFor({ taskId: living.task_id });
    expect(ofLiving).toEqual(
      expect.arrayContaining(['text property_script', 'vision photo_reading']),
    );
    expect(ofLiving.some((call) => call.startsWith('speech '))).toBe(true);
    expect(ofLiving).toContain('video clip-photo-1');
    expect(await doneFor({ taskId: narrated.task_id })).toEqual([
      ...['speech sentence', 'text property_script', 'vision photo_reading'],
    ]);
    expect(await doneFor({ taskId: slideshow.task_id })).toEqual(['vision photo_reading']);
    const script = await fetch(landTask.result?.assets.script_url ?? '');
    expect(await script.text()).toContain('The first shows ');
    const renderer = fleet.processes.find(({ service }) => service === 'land-renderer');
    const metrics = await (await fetch(`${renderer?.healthUrl}/metrics`)).text();
    expect(metrics).toMatch(/groundwork_engine_cost_usd_total\{.*capability="image".*\} 0\.\d+/);
    expect(metrics).toMatch(/groundwork_engine_task_cost_usd_count\{.*kind="land".*\} 1/);
  }, 300_000);

  it('makes a showcase, edits it, and makes one of a design that it reads', async () => {
    const made = showcaseAcceptedSchema.parse(
      (
        await accepted(SHOWCASES, {
          template_id: 'hero_impact',
          fields: { price: '€ 420.000', size: '120 m²' },
          main_image_url: `${pictures.origin}/house.jpg`,
        })
      ).body,
    ).job_id;
    const { output_image_url: design } = await jobEnded(made);
    expect(design).not.toBeNull();
    const edit = showcaseAcceptedSchema.parse(
      (
        await accepted(`${SHOWCASES}/edit`, {
          source_result_id: made,
          prompt: 'drench it in late golden sunlight, let the price shout, put a vase on the steps',
        })
      ).body,
    ).job_id;
    const edited = await jobEnded(edit);
    expect(edited).toMatchObject({ status: 'succeeded' });
    expect(edited).not.toHaveProperty('engine_warnings');
    expect(await doneFor({ showcaseJobId: edit })).toEqual([
      ...['image photo_edit', 'text edit_operations'],
    ]);
    const { body } = await accepted(
      `${SHOWCASES}/custom-templates`,
      { name: 'Card', reference_image_url: design },
      201,
    );
    const template = customTemplateCreatedSchema.parse(body);
    expect(template).toMatchObject({ confidence: 0.9, warnings: [] });
    expect(template.spec.text_sources).toEqual({ price: '€ 420.000' });
    const { custom_template_id: customTemplateId } = template;
    expect(await doneFor({ customTemplateId })).toEqual(['vision layout_analysis']);
    const own = showcaseAcceptedSchema.parse(
      (
        await accepted(SHOWCASES, {
          template_id: 'custom',
          custom_template_id: customTemplateId,
          fields: { price: '€ 99.000' },
          main_image_url: `${pictures.origin}/house.jpg`,
        })
      ).body,
    ).job_id;
    expect(await jobEnded(own)).toMatchObject({ status: 'succeeded' });
  }, 120_000);

  it('draws a family and changes it; what an engine refuses is made by the embedded one, and the result says so', async () => {
    engines.fault('image', 'refusal');
    const { body } = await accepted('/v1/families', {
      name: 'Two',
      members: [{ type: 'adult' }],
    });
    const { task_id: taskId, family_id: familyId } = familyGeneratingSchema.parse(body);
    const drawn = (id: string) =>
      ended(`/v1/tasks/${id}`, familyTaskSchema, ({ status }) => isFinal(status));
    expect(await drawn(taskId)).toMatchObject({
      status: 'completed',
      result: { engine_warnings: [{ capability: 'image', reason: 'refused' }] },
    });
    const calls = await database.engineCall.findMany({ where: { taskId }, orderBy: { id: 'asc' } });
    expect(calls.map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(['refused', 'done']),
    );
    const grown = await accepted(`/v1/families/${familyId}/members`, { type: 'senior' });
    const change = await drawn(familyGeneratingSchema.parse(grown.body).task_id);
    expect(change).toMatchObject({ status: 'completed' });
    expect(change.result).not.toHaveProperty('engine_warnings');
    expect(await doneFor({ taskId: change.task_id })).toEqual([
      ...['image group', 'image portrait', 'vision faces'],
    ]);
  }, 120_000);

  it('fails a film with the documented code, and refunds it, where nothing is to fall back', async () => {
    engines.fault('text', 'refusal');
    const { body } = await accepted('/v1/real-estate/narrated-slideshow', {
      images: [`${pictures.origin}/house.jpg`],
    });
    const { task_id: taskId } = idSchema.parse(body);
    const task = await ended(`/v1/tasks/${taskId}`, propertyFilmTaskSchema, ({ status }) =>
      isFinal(status),
    );
    expect(task).toMatchObject({ status: 'failed', error: { code: 'ENGINE_REFUSED' } });
    expect(task.refunded_credits).toBe(task.credits_charged);
    expect(task.credits_charged).toBeGreaterThan(0);
  }, 120_000);
});
