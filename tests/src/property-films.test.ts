import { taskEventSchema } from '@groundwork/contract/events';
import { familyGeneratingSchema } from '@groundwork/contract/families/family';
import {
  type PropertyFilmAccepted,
  propertyFilmAcceptedSchema,
} from '@groundwork/contract/property-films/request';
import {
  type FamilyTask,
  familyTaskSchema,
  type PropertyFilmTask,
  propertyFilmTaskSchema,
} from '@groundwork/contract/tasks/task-answers';
import { isFinal, type VideoResult } from '@groundwork/contract/tasks/tasks';
import { inspectImage } from '@groundwork/imaging';
import { sampleImage, WebhookReceiver } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { type Customer, LOOK_EVERY_MS, openCustomer } from './fixtures/customer.js';
import { downloadFilm } from './fixtures/film-file.js';
import { sharedFleet } from './fixtures/shared-fleet.js';

const { fleet, database, pictures } = await sharedFleet(
  ...['gateway', 'property-films', 'family-portraits', 'webhook-dispatcher', 'scheduler'],
);
const customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 200 });
const receiver = await WebhookReceiver.start();
afterAll(() => receiver.close());
const images = [
  pictures.serve('/wide.jpg', { bytes: await sampleImage('jpeg', 1_500, 1_000) }),
  pictures.serve('/tall.webp', { bytes: await sampleImage('webp', 800, 1_200) }),
];
/** Texts that would do something in markup, in a filter graph, in a subtitle or in a shell. */
const hostile = {
  title: `<svg/onload=x>"'; $(id) \\N`,
  script: "It's <home; [0:v]null,drawtext=text=%pts. And {\\an8} yours.",
};
/** Ordered at once, so that one is prepared while another is rendered. */
let ordered: Record<'slideshow' | 'narrated' | 'living' | 'sample', PropertyFilmAccepted>;

beforeAll(async () => {
  ordered = {
    slideshow: await film('slideshow', {
      format: '9:16',
      property: { title: 'Villa Marina', price: '€ 1.250.000' },
    }),
    // One photo each: how scenes follow one another is seen in the slideshow.
    narrated: await film('narrated-slideshow', {
      images: images.slice(0, 1),
      voice: { voice_id: 'voice_es_lucia', language: 'es' },
      avatar_id: 'avatar_sofia',
      property: { title: 'Villa Marina', location: 'Altea', price: '€ 1.250.000' },
      elements_config: { logo: { url: new URL('/gone.png', images[0]).href } },
    }),
    living: await film('living-property', {
      images: images.slice(0, 1),
      selected_family_id: 'young-couple',
      property: { title: hostile.title },
      script: hostile.script,
    }),
    // Of the three kinds the one without people and words.
    sample: await film('slideshow', {}, customer.sandbox),
  };
});

type AnyTask = FamilyTask | PropertyFilmTask;

/** Polls until the task has ended. @throws when it takes longer */
async function ended<Task extends AnyTask>(taskId: string, schema: z.ZodType<Task>): Promise<Task> {
  const deadline = Date.now() + 240_000;
  for (;;) {
    const { body } = await customer.get(`/v1/tasks/${taskId}`);
    const task = schema.parse(body);
    if (isFinal(task.status)) return task;
    if (Date.now() > deadline) throw new Error(`${taskId} is still at ${task.progress} %`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function film(kind: string, body: object, caller: Pick<Customer, 'post'> = customer) {
  const answer = await caller.post(`/v1/real-estate/${kind}`, {
    images,
    webhook_url: receiver.url,
    ...body,
  });
  expect(answer.status).toBe(202);
  return propertyFilmAcceptedSchema.parse(answer.body);
}

async function eventOf(taskId: string) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const events = receiver.received.map(({ body }) =>
      taskEventSchema.parse(JSON.parse(body.toString())),
    );
    const found = events.find((event) => event.task_id === taskId);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${taskId} was not delivered`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function pictureAt(url: string | null | undefined) {
  const bytes = Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
  return { bytes, ...(await inspectImage(bytes, { accepted: ['png', 'jpeg'], maxPixels: 1e8 })) };
}

async function expectFilm(result: VideoResult | undefined, size: [number, number]): Promise<void> {
  const file = await downloadFilm(result?.video_url ?? '');
  try {
    const { streams, format } = await file.probe();
    const video = streams.find(({ codec_type: type }) => type === 'video');
    expect([video?.width, video?.height]).toEqual(size);
    expect(streams.some(({ codec_type: type }) => type === 'audio')).toBe(true);
    expect(Math.abs(format.duration - (result?.duration_seconds ?? 0))).toBeLessThan(1);
    const { integrated, truePeak } = await file.loudness();
    expect(Math.abs(integrated + 16)).toBeLessThanOrEqual(1);
    expect(truePeak).toBeLessThan(-1);
  } finally {
    await file.remove();
  }
}

describe('a family', () => {
  const members = [
    { type: 'adult', role: 'mother', physical: 'long red hair', clothing: 'green dress' },
    { type: 'child', role: 'son', age: '6' },
  ];

  it('is portrayed, delivered, and changed in one member without the others', async () => {
    const made = await customer.post('/v1/families', {
      name: 'The Smiths',
      members,
      webhook_url: receiver.url,
    });
    const { family_id: id, task_id: taskId } = familyGeneratingSchema.parse(made.body);
    const { result } = await ended(taskId, familyTaskSchema);
    const portraits = await Promise.all((result?.reference_image_urls ?? []).map(pictureAt));
    expect(portraits.map(({ width, height }) => [width, height])).toEqual([
      [1024, 1024],
      [1024, 1024],
    ]);
    const card = await pictureAt(result?.card_image_url);
    expect([card.width, card.height]).toEqual([1600, 1200]);
    expect(await eventOf(taskId)).toMatchObject({
      event: 'task.completed',
      result: { family_id: id },
    });

    const changed = await customer.delete(`/v1/families/${id}/members/1`);
    expect(changed.status).toBe(202);
    const second = familyGeneratingSchema.parse(changed.body);
    const after = await ended(second.task_id, familyTaskSchema);
    const [mother] = await Promise.all((after.result?.reference_image_urls ?? []).map(pictureAt));
    expect(after.result?.reference_image_urls).toHaveLength(1);
    expect(mother?.bytes.equals(portraits[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('films of a property', () => {
  it('a slideshow in 9:16 shows each photo, with music and without captions', async () => {
    const { task_id: taskId, credits_charged: credits } = ordered.slideshow;
    expect(credits).toBe(10);
    const task = await ended(taskId, propertyFilmTaskSchema);
    expect(task).toMatchObject({ status: 'completed', type: 'slideshow', progress: 100 });
    expect(task.scenes.map(({ id, status }) => [id, status])).toEqual([
      ['photo-1', 'done'],
      ['photo-2', 'done'],
    ]);
    await expectFilm(task.result, [1080, 1920]);
    expect(task.result?.assets.captions_srt_url).toBeNull();
    expect(await eventOf(taskId)).toMatchObject({ event: 'task.completed', livemode: true });
  });

  it('a narrated slideshow states the property’s facts, in the language asked for, by a presenter', async () => {
    const { task_id: taskId, credits_charged: credits } = ordered.narrated;
    expect(credits).toBe(25);
    const { result } = await ended(taskId, propertyFilmTaskSchema);
    expect(await database.task.findUniqueOrThrow({ where: { id: taskId } })).toMatchObject({
      storyboard: { presenter: { position: 'bottom_left' } },
    });
    const captions = await (await fetch(result?.assets.captions_srt_url ?? '')).text();
    expect(captions).toContain('Altea');
    expect(captions.replaceAll('\n', ' ')).toMatch(/1\.250\.000/);
    expect(captions).toMatch(/(?:precio|se vende)/iu);
    const script = await (await fetch(result?.assets.script_url ?? '')).text();
    expect(script).toContain('Villa Marina, Altea');
    expect(script).toContain('1.250.000');
    const chapters = await (await fetch(result?.assets.chapters_vtt_url ?? '')).text();
    // One for the photo, of which nothing is sure, and one for the card with the facts.
    expect(chapters.match(/ --> /g)).toHaveLength(2);
    expect(result?.assets.before_after_url).toBeNull();
    expect(result?.overlay_warning).toMatch(/logo/);
    expect(result).not.toHaveProperty('intro_outro_warning');
    await expectFilm(result, [1920, 1080]);
  });

  it('a living property with a preset’s people', async () => {
    const task = await ended(ordered.living.task_id, propertyFilmTaskSchema);
    expect(task).toMatchObject({ status: 'completed', credits_charged: 20 });
    const cover = await pictureAt(task.result?.cover_image_url);
    expect([cover.width, cover.height]).toEqual([1920, 1080]);
    await expectFilm(task.result, [1920, 1080]);
  });

  it('whose texts look like code are shown as they are', async () => {
    const { result } = await ended(ordered.living.task_id, propertyFilmTaskSchema);
    const read = async (url: string | null | undefined) => (await fetch(url ?? '')).text();
    expect((await read(result?.assets.script_url)).replaceAll('\n', ' ').trim()).toBe(
      hostile.script,
    );
    const vtt = await read(result?.assets.captions_vtt_url);
    expect(vtt.replaceAll('\n', ' ')).toContain('[0:v]null,drawtext=text=%pts.');
    expect(vtt).toContain('&lt;home;');
    expect(vtt).not.toMatch(/<\/?[bs]/);
  });

  it('a test key gets a marked sample for nothing', async () => {
    expect(ordered.sample).toMatchObject({ livemode: false, credits_charged: 0 });
    const { result } = await ended(ordered.sample.task_id, propertyFilmTaskSchema);
    expect(result?.video_url).toContain('/samples/slideshow-');
  });
});
