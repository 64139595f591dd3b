import { type LandTask, landAcceptedSchema, videoResultSchema } from '@groundwork/contract';
import { type Database, openDatabase } from '@groundwork/database';
import { drawSamplePlot } from '@groundwork/imaging';
import { type Fleet, ImageServer, startFleet, WebhookReceiver } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Answer, type Customer, openCustomer, untilEnded } from './fixtures/customer.js';
import { downloadFilm, meanDifference } from './fixtures/film-file.js';

/** The same scene and captions wherever films are compared with each other. */
const scenes = [{ image_url: '/red.png' }];
const script = 'One plot. One idea.';

/** All are ordered at once, so that no core waits: one film is prepared while another is rendered. */
const orders = {
  supplied: {
    scenes: [
      { image_url: '/blue.png', order: 2, camera_movement: 'arc_left' },
      { image_url: '/red.png', order: 1, camera_movement: 'traveling_up' },
    ],
    elements_config: {
      intro_outro: {
        intro: { template_id: 'intro_minimal', title: 'Calle Mayor 1', logo_url: '/logo.png' },
      },
    },
  },
  marked: { marked_image_url: '/blue.png', construction_prompts: ['A small white house'] },
  bare: { scenes, script },
  again: { scenes, script },
  text: {
    scenes,
    script,
    elements_config: {
      logo: { url: '/none.png' },
      text: { text: 'FOR SALE', position: 'top', size: 'large', color: '#FFFFFF' },
    },
  },
  logo: {
    scenes,
    debug: true,
    elements_config: { logo: { url: '/logo.png', position: 'top_right', scale: 0.3 } },
  },
  unfinished: { scenes: [{ prompt: 'a villa' }], webhook_url: '/' },
  watermark: { scenes, elements_config: { watermark: { url: '/none.png' } } },
} as const;
type Order = keyof typeof orders;

let pictures: ImageServer;
let receiver: WebhookReceiver;
let fleet: Fleet;
let database: Database;
let customer: Customer;
let taskIds: ReadonlyMap<Order, string>;

/** A plain picture that can be told from every other in a film. */
const plain = (background: string) =>
  sharp({ create: { width: 960, height: 640, channels: 3, background } })
    .png()
    .toBuffer();

const url = (path: string) => `${pictures.origin}${path}`;

const taskIdOf = (answer: Answer) => landAcceptedSchema.parse(answer.body).task_id;
const resultOf = (task: LandTask) => videoResultSchema.parse(task.result);

/** Paths of an order become addresses of the servers of this run. */
const addressed = (order: object): unknown =>
  JSON.parse(JSON.stringify(order), (key, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/')) return value;
    return key === 'webhook_url' ? receiver.url : url(value);
  });

async function order(extra: object, caller: Pick<Customer, 'post'> = customer): Promise<string> {
  const answer = await caller.post(
    '/v1/land',
    addressed({
      source_image_url: '/plot.jpg',
      format: '16:9',
      voiceover_enabled: false,
      ...extra,
    }),
  );
  expect(answer.status).toBe(202);
  return taskIdOf(answer);
}

beforeAll(async () => {
  pictures = await ImageServer.start({
    '/plot.jpg': { bytes: await drawSamplePlot({ width: 960, height: 640, seed: 5 }) },
    '/red.png': { bytes: await plain('#c02020'), type: 'image/png' },
    '/blue.png': { bytes: await plain('#2030c0'), type: 'image/png' },
    '/logo.png': { bytes: await plain('#20c040'), type: 'image/png' },
  });
  receiver = await WebhookReceiver.start();
  fleet = await startFleet({
    services: ['gateway', 'land-renderer', 'webhook-dispatcher', 'scheduler'],
    allowedPrivateOrigins: [pictures.origin, receiver.origin],
  });
  database = openDatabase({ url: fleet.databaseUrl });
  customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 1_000 });
  const ids = new Map<Order, string>();
  for (const name of Object.keys(orders) as Order[]) ids.set(name, await order(orders[name]));
  taskIds = ids;
}, 120_000);

afterAll(async () => {
  await database.$disconnect();
  await fleet.close();
  await receiver.close();
  await pictures.close();
});

const ended = (name: Order) => untilEnded(customer, taskIds.get(name) ?? '', 280);

/** What was taken for a task and given back. */
async function ledgerOf(taskId: string): Promise<[reason: string, amount: number][]> {
  const entries = await database.ledgerEntry.findMany({ where: { taskId } });
  return entries
    .map(({ reason, amount }): [string, number] => [reason, amount])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

/** The event that was told of a task. */
async function toldOf(task: LandTask) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const delivery = receiver.received.find(({ body }) => body.includes(task.external_id));
    if (delivery) return { delivery, event: JSON.parse(delivery.body.toString('utf8')) };
    if (Date.now() > deadline) throw new Error('the task was not told of');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const filmOf = (task: LandTask) => downloadFilm(resultOf(task).video_url);

describe('what a request brings is what the film shows', () => {
  it('supplied scenes in their order cost the base only; overlays go around them', async () => {
    const task = await ended('supplied');
    expect(task).toMatchObject({ status: 'completed', charged_credits: 15, marking: 'none' });
    expect(resultOf(task).intro_outro_warning).toBeUndefined();
    expect(await ledgerOf(task.task_id)).toEqual([['charge', -15]]);
    const film = await filmOf(task);
    try {
      const { duration } = (await film.probe()).format;
      const mean = async (seconds: number) => {
        const [red, green, blue] = (
          await sharp(await film.frameAt(seconds, 16, 16), {
            raw: { width: 16, height: 16, channels: 3 },
          }).stats()
        ).channels.map((channel) => channel.mean);
        return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0 };
      };
      // The card: a sheet of paper beside the photo.
      const intro = await film.frameAt(1, 64, 36);
      const paper = Array.from({ length: 64 * 36 }, (_, at) =>
        Math.min(...intro.subarray(at * 3, at * 3 + 3)),
      ).filter((darkest) => darkest > 220);
      expect(paper.length / (64 * 36)).toBeGreaterThan(0.35);
      const red = await mean(duration - 7.5);
      expect(red.red).toBeGreaterThan(red.blue + 60);
      const blue = await mean(duration - 1);
      expect(blue.blue).toBeGreaterThan(blue.red + 60);
    } finally {
      await film.remove();
    }
  });

  it('a marked image is the marked scene, counts as a mask and is not charged for', async () => {
    const task = await ended('marked');
    expect(task).toMatchObject({ status: 'completed', charged_credits: 20, marking: 'mask' });
    const film = await filmOf(task);
    try {
      // The plot stands for 4 s; the marked scene follows.
      const frame = await film.frameAt(6.5, 16, 16);
      const { channels } = await sharp(frame, {
        raw: { width: 16, height: 16, channels: 3 },
      }).stats();
      const [red, , blue] = channels.map((channel) => channel.mean);
      expect((blue ?? 0) - (red ?? 0)).toBeGreaterThan(100);
    } finally {
      await film.remove();
    }
  });

  it('the same request on the same pictures gives the same frames', async () => {
    const films = [await filmOf(await ended('bare')), await filmOf(await ended('again'))];
    const frames = await Promise.all(films.map((film) => film.frameAt(2, 320, 180)));
    expect(meanDifference(frames[0] ?? Buffer.alloc(0), frames[1] ?? Buffer.alloc(1))).toBe(0);
    await Promise.all(films.map((film) => film.remove()));
  });

  it('a logo that cannot be had leaves the film, and the result says so; texts are shown', async () => {
    const [bare, task] = [await ended('bare'), await ended('text')];
    expect(task).toMatchObject({ status: 'completed', refunded_credits: 0 });
    expect(resultOf(task).intro_outro_warning).toMatch(/logo/);
    expect(resultOf(bare).intro_outro_warning).toBeUndefined();
    const films = [await filmOf(bare), await filmOf(task)];
    const [without, withText] = await Promise.all(films.map((film) => film.frameAt(6.5, 96, 54)));
    const upper = (frame: Buffer = Buffer.alloc(0)) => frame.subarray(0, 96 * 3 * 14);
    const lower = (frame: Buffer = Buffer.alloc(0)) => frame.subarray(96 * 3 * 14);
    expect(meanDifference(upper(without), upper(withText))).toBeGreaterThan(2);
    expect(meanDifference(lower(without), lower(withText))).toBeLessThan(0.5);
    await Promise.all(films.map((film) => film.remove()));
  });

  it('a logo is shown, without a warning', async () => {
    const task = await ended('logo');
    expect(resultOf(task).intro_outro_warning).toBeUndefined();
    const film = await filmOf(task);
    try {
      const frame = await film.frameAt(6.5, 960, 540);
      // Green on red: a pixel where the logo's middle must be, in the upper right.
      const at = (60 * 960 + 780) * 3;
      expect((frame[at + 1] ?? 0) - (frame[at] ?? 0)).toBeGreaterThan(60);
    } finally {
      await film.remove();
    }
  });

  it('debug brings a picture of what was read from the photo, and nobody else gets one', async () => {
    const task = await ended('logo');
    const answer = await fetch(resultOf(task).assets.plot_reading_url ?? '');
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(600);
    const stored = await database.task.findUniqueOrThrow({ where: { id: task.task_id } });
    expect(stored.reading).toMatchObject({
      terrain: { view: 'eye_level' },
      camera: { estimates: expect.arrayContaining(['focal_length']) },
      sun: { source: expect.any(String) },
      area: expect.any(Array),
    });
    expect(resultOf(await ended('bare')).assets.plot_reading_url).toBeNull();
  });
});

describe('a request that cannot be rendered', () => {
  it('fails with its code, is refunded, and is told', async () => {
    const task = await ended('unfinished');
    expect(task).toMatchObject({
      status: 'failed',
      error: {
        code: 'SCENE_IMAGE_REQUIRED',
        message: expect.stringContaining('scenes.0.image_url'),
      },
      charged_credits: 15,
      refunded_credits: 15,
    });
    expect(task.result).toBeUndefined();
    expect(await ledgerOf(task.task_id)).toEqual([
      ['charge', -15],
      ['refund', 15],
    ]);
    const { delivery, event } = await toldOf(task);
    expect(event).toMatchObject({
      event: 'task.failed',
      task_id: task.external_id,
      status: 'failed',
      error: { code: 'SCENE_IMAGE_REQUIRED' },
    });
    expect(delivery.headers['x-service-event']).toBe('task.failed');
  });

  it('an unreachable watermark fails the render', async () => {
    expect(await ended('watermark')).toMatchObject({
      status: 'failed',
      error: { code: 'WATERMARK_UNREACHABLE' },
    });
  });
});

describe('test mode', () => {
  it('goes the same way to a marked sample film, for nothing, and the second is there at once', async () => {
    const post = () =>
      customer.sandbox.post('/v1/land', {
        source_image_url: url('/red.png'),
        scenes: [{ image_url: url('/red.png') }],
        script,
        format: '16:9',
        webhook_url: receiver.url,
      });
    const first = await post();
    expect(first).toMatchObject({ status: 202, body: { livemode: false, charged_credits: 0 } });
    const task = await untilEnded(customer.sandbox, taskIdOf(first), 240);
    expect(task).toMatchObject({ status: 'completed', livemode: false, charged_credits: 0 });
    const second = await untilEnded(customer.sandbox, taskIdOf(await post()), 15);
    expect(resultOf(second).duration_seconds).toBe(resultOf(task).duration_seconds);
    for (const { task_id: taskId } of [task, second]) expect(await ledgerOf(taskId)).toEqual([]);
    const film = await filmOf(task);
    expect((await film.probe()).streams[0]).toMatchObject({ width: 1920, height: 1080 });
    await film.remove();
    for (const made of [task, second]) {
      expect((await toldOf(made)).event).toMatchObject({ livemode: false });
    }
  });
});
