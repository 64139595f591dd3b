import { SHOWCASE_FAILURE } from '@groundwork/contract/events';
import { showcaseRequestSchema } from '@groundwork/contract/showcase/request';
import { enqueuePendingJobs } from '@groundwork/database/jobs/outbox';
import { inspectImage } from '@groundwork/imaging';
import { StopReason } from '@groundwork/runtime';
import { recipeSchema } from '@groundwork/showcase-edits';
import { sampleImage } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Studio } from './fixtures/studio.js';

let studio: Studio;
beforeAll(async () => {
  studio = await Studio.open();
});
afterAll(() => studio.close());

const DAY_MS = 24 * 3_600_000;
const recipeOf = async (jobId: string) => recipeSchema.parse((await studio.read(jobId)).recipe);

describe('a generation', () => {
  it('ends in a picture whose signed link the webhook carries for seven days', async () => {
    const before = await studio.credits();
    const jobId = await studio.acceptGeneration();
    await studio.render(jobId);
    const job = await studio.read(jobId);
    expect(job).toMatchObject({
      status: 'succeeded',
      outputKey: `showcases/${jobId}/image.jpg`,
      failure: null,
      understanding: { understood: [], not_understood: [] },
    });
    const { delivery, event } = await studio.sent(jobId);
    expect(delivery).toMatchObject({ event: 'showcase.completed', schedule: 'showcase' });
    expect(event).toMatchObject({
      event: 'showcase.completed',
      status: 'succeeded',
      job_id: jobId,
      kind: 'generation',
      template_id: 'hero_impact',
      created_at: job.createdAt.toISOString(),
      completed_at: job.completedAt?.toISOString(),
    });
    const url = new URL(event.output_image_url ?? '');
    const { assetUrls, store } = studio.imager;
    const verified = assetUrls.verify(`${url.pathname}${url.search}`, new Date());
    if (typeof verified === 'string') throw new Error(`the link is ${verified}`);
    const promised = (job.completedAt?.getTime() ?? 0) + 7 * DAY_MS;
    expect(Math.abs(verified.expiresAt.getTime() - promised)).toBeLessThan(1_000);
    expect(job.expiresAt?.getTime()).toBe(promised);
    expect(verified.key).toBe(job.outputKey);
    const picture = await inspectImage(await store.get(verified.key), {
      accepted: ['jpeg'],
      maxPixels: 1e7,
    });
    expect([picture.width, picture.height]).toEqual([1080, 1920]);
    expect((await store.get(verified.key)).includes('digitalsourcetype/composite<')).toBe(true);
    const original = 'original_image_url' in event ? event.original_image_url : undefined;
    expect(assetUrls.keyOfOwnUrl(original ?? '')).toBe(`inputs/${jobId}/0-main.jpeg`);
    expect(await studio.credits()).toBe(before - 2);
  });

  it('that is asked for formats makes a file of each, and so does its edit', async () => {
    const formats = ['square', 'a4'] as const;
    const jobId = await studio.acceptGeneration({ request: { formats: [...formats] } });
    const { store, assetUrls } = studio.imager;
    await studio.render(jobId);
    const editId = await studio.acceptEdit(jobId, { prompt: 'black and white' });
    await studio.render(editId);
    for (const id of [jobId, editId]) {
      const { event } = await studio.sent(id);
      const outputs = 'outputs' in event ? (event.outputs ?? []) : [];
      expect(outputs).toMatchObject([
        { format: 'square', content_type: 'image/jpeg', width: 1080, height: 1080 },
        { format: 'a4', content_type: 'application/pdf', width: 2480, height: 3508 },
      ]);
      expect(outputs[0]?.url).toBe(event.output_image_url);
      const keys = outputs.map(({ url }) => assetUrls.keyOfOwnUrl(url) ?? '');
      expect(keys).toEqual([`showcases/${id}/square.jpg`, `showcases/${id}/a4.pdf`]);
      const [square, page] = await Promise.all(keys.map((key) => store.get(key)));
      const picture = await inspectImage(square ?? Buffer.alloc(0), {
        accepted: ['jpeg'],
        maxPixels: 1e7,
      });
      expect([picture.width, picture.height]).toEqual([1080, 1080]);
      expect(page?.subarray(0, 8).toString()).toBe('%PDF-1.4');
      expect(await studio.database.asset.count({ where: { showcaseJobId: id } })).toBe(2);
    }
  });

  it('remembers what it was made from, and is marked as a sample exactly with a test key', async () => {
    const live = await studio.acceptGeneration();
    const test = await studio.acceptGeneration({ mode: 'test' });
    for (const jobId of [live, test]) await studio.render(jobId);
    const recipe = await recipeOf(live);
    expect(recipe).toEqual({
      template: { kind: 'built_in', id: 'hero_impact' },
      values: showcaseRequestSchema.parse((await studio.read(live)).request).fields,
      language: 'en',
      images: { main: `inputs/${live}/0-main.jpeg`, supporting: [], logo: null },
      edits: [],
      sample: false,
    });
    expect((await recipeOf(test)).sample).toBe(true);
    const { store } = studio.imager;
    const [clean, marked] = await Promise.all(
      [live, test].map((jobId) => store.get(`showcases/${jobId}/image.jpg`)),
    );
    expect(marked?.equals(clean ?? Buffer.alloc(0))).toBe(false);
  });

  it.each([
    ['a photo that cannot be decoded', { photo: Buffer.from('no picture') }, /ImageRejected/],
    [
      'a text that no font shows',
      { request: { fields: { price: '\u{F0000} 1', size: '1' } } },
      /UnshowableText/,
    ],
  ])(
    'with %s fails at once, is refunded, and tells one sentence',
    async (_what, options, cause) => {
      const before = await studio.credits();
      const jobId = await studio.acceptGeneration(options);
      await studio.render(jobId);
      const job = await studio.read(jobId);
      expect(job).toMatchObject({ status: 'failed', outputKey: null, recipe: null });
      expect(job.failure).toMatch(cause);
      expect((await studio.sent(jobId)).event).toEqual({
        event: 'showcase.failed',
        status: 'failed',
        job_id: jobId,
        kind: 'generation',
        template_id: 'hero_impact',
        output_image_url: null,
        error: SHOWCASE_FAILURE,
        created_at: job.createdAt.toISOString(),
        completed_at: job.completedAt?.toISOString(),
      });
      expect(await studio.credits()).toBe(before);
    },
  );

  it('that is simulated to fail does so at its first try, and tells the one sentence', async () => {
    const jobId = await studio.acceptGeneration({ mode: 'test' });
    await studio.imager.database.showcaseJob.update({
      where: { id: jobId },
      data: { simulation: 'fail-render-failed' },
    });
    await studio.render(jobId);
    expect(await studio.read(jobId)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('simulated: fail-render-failed'),
    });
    expect((await studio.sent(jobId)).event).toMatchObject({ error: SHOWCASE_FAILURE });
  });

  it('whose stored photo is gone fails and is refunded', async () => {
    const before = await studio.credits();
    const jobId = await studio.acceptGeneration();
    await studio.imager.store.delete(`inputs/${jobId}/0-main.jpeg`);
    await studio.render(jobId);
    expect((await studio.read(jobId)).failure).toMatch(/is gone/);
    expect(await studio.credits()).toBe(before);
  });

  it('is made once when its job comes three times at once', async () => {
    const jobId = await studio.acceptGeneration();
    await Promise.all([1, 2, 3].map(() => studio.render(jobId)));
    await studio.render(jobId);
    expect(await studio.read(jobId)).toMatchObject({ status: 'succeeded' });
    expect((await studio.sent(jobId)).event.event).toBe('showcase.completed');
  });

  it('that a shutdown interrupts is handed back, enqueued again and made by the next worker', async () => {
    const jobId = await studio.acceptGeneration();
    const stopping = new AbortController();
    const working = studio.render(jobId, stopping.signal);
    const stored = () =>
      studio.database.job.findUniqueOrThrow({ where: { id: `${jobId}_render` } });
    while ((await stored()).leaseToken === null) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    stopping.abort(new StopReason('shutting_down'));
    await working;
    expect((await studio.read(jobId)).status).toBe('pending');
    expect(await stored()).toMatchObject({ attempts: 0, leaseToken: null, enqueuedId: null });
    const taken = await enqueuePendingJobs(studio.database, 100);
    expect(taken.map(({ payload }) => payload)).toContainEqual({ showcase_job_id: jobId });
    await studio.completed(jobId);
  });
});

describe('an edit', () => {
  it('makes its source again with one change more, from pictures of its own', async () => {
    const request = { disclosure: { label: true } };
    const source = await studio.completed(
      await studio.acceptGeneration({ withLogo: true, request }),
    );
    const edit = await studio.completed(
      await studio.acceptEdit(source, { dominant_color: 'gold', font: '', language: 'es' }),
    );
    const second = await studio.completed(await studio.acceptEdit(edit, { prompt: 'warmer' }));
    const { store } = studio.imager;
    const made = await recipeOf(second);
    expect(made).toEqual({
      ...(await recipeOf(source)),
      images: {
        main: `inputs/${second}/main.jpeg`,
        supporting: [],
        logo: `inputs/${second}/logo.jpeg`,
      },
      edits: [
        { prompt: null, dominant_color: 'gold', font: null, language: 'es', photos: {} },
        { prompt: 'warmer', dominant_color: null, font: null, language: null, photos: {} },
      ],
    });
    for (const key of [made.images.main, made.images.logo ?? '']) {
      expect(await store.stat(key)).not.toBeNull();
    }
    const disclosure = { label: false };
    const third = await studio.completed(
      await studio.acceptEdit(second, { prompt: 'cooler', disclosure }),
    );
    const labels = await Promise.all([source, second, third].map(recipeOf));
    expect(labels.map((recipe) => recipe.disclosure?.label)).toEqual([true, true, false]);
    const images = await Promise.all(
      [source, edit].map((jobId) => store.get(`showcases/${jobId}/image.jpg`)),
    );
    expect(images[1]?.equals(images[0] ?? Buffer.alloc(0))).toBe(false);
    expect((await studio.sent(second)).event).toMatchObject({
      kind: 'edit',
      template_id: '',
      status: 'succeeded',
    });
  });

  it('shows the photo that it brings in the main place, and takes it back when undone', async () => {
    const source = await studio.completed(await studio.acceptGeneration());
    const url = 'https://example.com/new.jpg';
    const key = `inputs/${source}/brought.jpeg`;
    const { store } = studio.imager;
    await store.put(key, await sampleImage('jpeg', 600, 901), { contentType: 'image/jpeg' });
    const replaced = await studio.completed(
      await studio.acceptEdit(source, { prompt: `replace the main photo with ${url}` }, 'live', {
        [url]: key,
      }),
    );
    const warmer = await studio.completed(
      await studio.acceptEdit(replaced, { prompt: 'add a sold badge' }),
    );
    const undone = await studio.completed(
      await studio.acceptEdit(replaced, { prompt: 'undo the last change' }),
    );
    const own = (await recipeOf(warmer)).edits[0]?.photos;
    expect(own).toEqual({ [url]: `inputs/${warmer}/brought-1-1.jpeg` });
    expect(await store.stat(own?.[url] ?? '')).not.toBeNull();
    const [first, second, third] = await Promise.all(
      [source, replaced, undone].map((jobId) => store.get(`showcases/${jobId}/image.jpg`)),
    );
    expect(second?.equals(first ?? Buffer.alloc(0))).toBe(false);
    expect(third?.equals(first ?? Buffer.alloc(0))).toBe(true);
  });

  it('with a test key is charged and never marked, whatever its source is', async () => {
    const source = await studio.completed(await studio.acceptGeneration({ mode: 'test' }));
    const before = await studio.credits();
    const edit = await studio.completed(
      await studio.acceptEdit(source, { language: 'de' }, 'test'),
    );
    expect((await recipeOf(edit)).sample).toBe(false);
    expect(await studio.credits()).toBe(before - 2);
  });

  it('outlives its source’s files; without them a new edit fails and is not refunded', async () => {
    const source = await studio.completed(await studio.acceptGeneration());
    const edit = await studio.completed(await studio.acceptEdit(source, { language: 'fr' }));
    const late = await studio.acceptEdit(source, { language: 'it' });
    await studio.imager.store.delete(`inputs/${source}/0-main.jpeg`);
    const before = await studio.credits();
    await studio.render(late);
    const job = await studio.read(late);
    expect(job).toMatchObject({ status: 'failed', failure: expect.stringMatching(/has expired/) });
    expect((await studio.sent(late)).event).toMatchObject({
      kind: 'edit',
      error: SHOWCASE_FAILURE,
    });
    expect(await studio.credits()).toBe(before);
    await studio.completed(await studio.acceptEdit(edit, { language: 'pt' }));
  });
});
