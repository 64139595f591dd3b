import { engineWorkOf } from '@groundwork/database/engine-calls/engine-calls';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { createLogger, loadEnvironment } from '@groundwork/runtime';
import { recipeSchema } from '@groundwork/showcase-edits';
import { OpenAiServer } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Studio } from './fixtures/studio.js';
import { wishPorts } from './open-ports.js';
import { handleRender } from './render-job.js';

const log = createLogger('showcase-imager', 'silent');
const WISH = 'Put flowers in the garden';

let studio: Studio;
let server: OpenAiServer;
let generation: string;
beforeAll(async () => {
  [studio, server] = await Promise.all([Studio.open(), OpenAiServer.start()]);
  generation = await studio.completed(await studio.acceptGeneration());
});
afterAll(async () => {
  await studio.close();
  await server.close();
});
afterEach(() => {
  server.mend();
  server.requests.length = 0;
});

/** An edit done by an imager whose pictures an engine makes. */
async function edited(
  source: string,
  prompt: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const settings = loadEnvironment(engineEnvironment, {
    ...server.environment(['image']),
    ENGINE_RETRY_SECONDS: '0.001',
    ...environment,
  });
  const engines = await openEngines(wishPorts, settings);
  const jobId = await studio.acceptEdit(source, { prompt });
  const { signal } = new AbortController();
  const render = handleRender({ ...studio.imager, engines });
  await render({ showcase_job_id: jobId }, { kind: 'showcase-render', jobId: 'job', signal, log });
  return jobId;
}

const recipeOf = async (jobId: string) => recipeSchema.parse((await studio.read(jobId)).recipe);

describe('an edit that asks for something else in the photo', () => {
  it('has it drawn into the photo by the image engine, without a letter of ours on it', async () => {
    const jobId = await edited(generation, WISH);
    const { status, understanding } = await studio.read(jobId);
    expect({ status, understanding }).toEqual({
      status: 'succeeded',
      understanding: {
        regions_absent: [],
        understood: ['photo changed'],
        not_understood: [],
        answer: {
          understood: ['photo changed'],
          not_possible: [],
          changed: ['photo_content'],
          changes: [],
        },
      },
    });
    const { images, edits } = await recipeOf(jobId);
    expect(images).toMatchObject({
      main: `inputs/${jobId}/main.jpeg`,
      changed: `inputs/${jobId}/main-changed.jpg`,
    });
    expect(edits).toEqual([expect.objectContaining({ prompt: WISH, in_photo: [WISH] })]);
    const { store, assetUrls } = studio.imager;
    const pictureOf = (id: string) => store.get(`showcases/${id}/image.jpg`);
    expect((await pictureOf(jobId)).includes('/compositeWithTrainedAlgorithmicMedia<')).toBe(true);
    const { event } = await studio.sent(jobId);
    const original = 'original_image_url' in event ? event.original_image_url : undefined;
    expect(assetUrls.keyOfOwnUrl(original ?? '')).toBe(images.main);
    const calls = await studio.database.engineCall.findMany({ where: { showcaseJobId: jobId } });
    expect(calls).toEqual([
      expect.objectContaining({
        capability: 'image',
        purpose: 'photo_edit',
        model: 'test-image',
        prompt: expect.stringContaining(WISH),
      }),
    ]);
    expect(Number(calls[0]?.seed)).toBeGreaterThan(0);
    expect(await engineWorkOf(studio.database, { showcaseJobId: jobId })).toEqual(['image']);

    const later = await edited(jobId, 'bigger price');
    expect((await recipeOf(later)).images.changed).toBe(`inputs/${later}/changed.jpg`);
    const said = await edited(jobId, 'bigger price', { ENGINE_LABEL: 'true' });
    expect(await pictureOf(said)).not.toEqual(await pictureOf(later));
    const restored = await edited(later, 'original photo');
    const silent = await edited(later, 'original photo', { ENGINE_LABEL: 'true' });
    expect(await pictureOf(silent)).toEqual(await pictureOf(restored));
    expect((await recipeOf(restored)).images.changed).toBeUndefined();
    expect(server.asked('image')).toHaveLength(1);
  });

  it('is made without it, with a warning, where the engine refuses', async () => {
    server.fault('image', 'refusal');
    const jobId = await edited(generation, WISH);
    expect((await recipeOf(jobId)).images.changed).toBeUndefined();
    expect(await engineWorkOf(studio.database, { showcaseJobId: jobId })).toEqual([]);
    expect(await studio.read(jobId)).toMatchObject({
      status: 'succeeded',
      understanding: { understood: [], not_understood: [WISH] },
      engineWarnings: [expect.objectContaining({ capability: 'image', reason: 'refused' })],
    });
  });

  it('fails where the configuration says so', async () => {
    server.fault('image', 'refusal');
    const jobId = await edited(generation, WISH, { IMAGE_FALLBACK: 'fail' });
    expect(await studio.read(jobId)).toMatchObject({ status: 'failed' });
    expect((await studio.sent(jobId)).event).toMatchObject({ event: 'showcase.failed' });
  });
});
