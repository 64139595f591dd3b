import { type LandTask, landAcceptedSchema, videoResultSchema } from '@groundwork/contract';
import { type Database, openDatabase } from '@groundwork/database';
import { drawSamplePlot } from '@groundwork/imaging';
import { type Fleet, ImageServer, startFleet, WebhookReceiver } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Answer, type Customer, openCustomer, untilEnded } from './fixtures/customer.js';
import { downloadFilm, meanDifference } from './fixtures/film-file.js';

let pictures: ImageServer;
let receiver: WebhookReceiver;
let fleet: Fleet;
let database: Database;
let customer: Customer;

/** A plain picture that can be told from every other in a film. */
const plain = (background: string) =>
  sharp({ create: { width: 960, height: 640, channels: 3, background } })
    .png()
    .toBuffer();

const url = (path: string) => `${pictures.origin}${path}`;

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
  customer = await openCustomer(fleet, database, { plan: 'max', credits: 1_000 });
}, 120_000);

afterAll(async () => {
  await database.$disconnect();
  await fleet.close();
  await receiver.close();
  await pictures.close();
});

const taskIdOf = (answer: Answer) => landAcceptedSchema.parse(answer.body).task_id;
const resultOf = (task: LandTask) => videoResultSchema.parse(task.result);

const balance = async () =>
  (await database.account.findUniqueOrThrow({ where: { id: customer.accountId } })).credits;

async function order(extra: object) {
  const answer = await customer.post('/v1/land', {
    source_image_url: url('/plot.jpg'),
    format: '16:9',
    voiceover_enabled: false,
    ...extra,
  });
  expect(answer.status).toBe(202);
  return untilEnded(customer, taskIdOf(answer));
}

describe('what a request brings is what the film shows', () => {
  it('supplied scenes in their order cost the base only; overlays go around them', async () => {
    const before = await balance();
    const task = await order({
      scenes: [
        { image_url: url('/blue.png'), order: 2, camera_movement: 'arc_left' },
        { image_url: url('/red.png'), order: 1, camera_movement: 'traveling_up' },
      ],
      elements_config: {
        intro_outro: {
          intro: {
            template_id: 'intro_minimal',
            title: 'Calle Mayor 1',
            logo_url: url('/logo.png'),
          },
        },
      },
    });
    expect(task).toMatchObject({ status: 'completed', charged_credits: 15, marking: 'none' });
    expect(resultOf(task).intro_outro_warning).toBeUndefined();
    expect(before - (await balance())).toBe(15);
    const film = await downloadFilm(resultOf(task).video_url);
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
  }, 120_000);

  it('a marked image is the marked scene, counts as a mask and is not charged for', async () => {
    const task = await order({ marked_image_url: url('/blue.png'), num_constructions: 2 });
    expect(task).toMatchObject({ status: 'completed', charged_credits: 25, marking: 'mask' });
    const film = await downloadFilm(resultOf(task).video_url);
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
  }, 120_000);

  it('a logo that cannot be had leaves the film, and the result says so; texts are shown', async () => {
    const scenes = [{ image_url: url('/red.png') }];
    const text = { text: 'FOR SALE', position: 'top', size: 'large', color: '#FFFFFF' };
    const bare = await order({ scenes });
    const task = await order({
      scenes,
      elements_config: { logo: { url: url('/none.png') }, text },
    });
    expect(task).toMatchObject({ status: 'completed', refunded_credits: 0 });
    expect(resultOf(task).intro_outro_warning).toMatch(/logo/);
    expect(resultOf(bare).intro_outro_warning).toBeUndefined();
    const films = [
      await downloadFilm(resultOf(bare).video_url),
      await downloadFilm(resultOf(task).video_url),
    ];
    const [without, withText] = await Promise.all(films.map((film) => film.frameAt(6.5, 96, 54)));
    const upper = (frame: Buffer = Buffer.alloc(0)) => frame.subarray(0, 96 * 3 * 14);
    const lower = (frame: Buffer = Buffer.alloc(0)) => frame.subarray(96 * 3 * 14);
    expect(meanDifference(upper(without), upper(withText))).toBeGreaterThan(2);
    expect(meanDifference(lower(without), lower(withText))).toBeLessThan(0.5);
    await Promise.all(films.map((film) => film.remove()));
  }, 120_000);

  it('a logo is shown, without a warning', async () => {
    const task = await order({
      scenes: [{ image_url: url('/red.png') }],
      elements_config: { logo: { url: url('/logo.png'), position: 'top_right', scale: 0.3 } },
    });
    expect(resultOf(task).intro_outro_warning).toBeUndefined();
    const film = await downloadFilm(resultOf(task).video_url);
    try {
      const frame = await film.frameAt(6.5, 960, 540);
      // Green on red: a pixel where the logo's middle must be, in the upper right.
      const at = (60 * 960 + 780) * 3;
      expect((frame[at + 1] ?? 0) - (frame[at] ?? 0)).toBeGreaterThan(60);
    } finally {
      await film.remove();
    }
  }, 120_000);

  it('debug brings a picture of what was read from the photo, and nobody else gets one', async () => {
    const scenes = [{ image_url: url('/red.png') }];
    const task = await order({ scenes, debug: true });
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
    expect(resultOf(await order({ scenes })).assets.plot_reading_url).toBeNull();
  }, 120_000);

  it('the same request on the same pictures gives the same frames', async () => {
    const extra = { scenes: [{ image_url: url('/red.png') }], script: 'One plot. One idea.' };
    const [first, second] = [await order(extra), await order(extra)];
    const films = [
      await downloadFilm(resultOf(first).video_url),
      await downloadFilm(resultOf(second).video_url),
    ];
    const frames = await Promise.all(films.map((film) => film.frameAt(2, 320, 180)));
    expect(meanDifference(frames[0] ?? Buffer.alloc(0), frames[1] ?? Buffer.alloc(1))).toBe(0);
    await Promise.all(films.map((film) => film.remove()));
  }, 120_000);
});

describe('a request that cannot be rendered', () => {
  it('fails with its code, is refunded, and is told', async () => {
    const before = await balance();
    const task = await order({ scenes: [{ prompt: 'a villa' }], webhook_url: receiver.url });
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
    expect(await balance()).toBe(before);
    await receiver.waitFor(1, 20_000);
    const event = JSON.parse(receiver.received.at(-1)?.body.toString('utf8') ?? '{}');
    expect(event).toMatchObject({
      event: 'task.failed',
      task_id: task.external_id,
      status: 'failed',
      error: { code: 'SCENE_IMAGE_REQUIRED' },
    });
    expect(receiver.received.at(-1)?.headers['x-service-event']).toBe('task.failed');
  }, 60_000);

  it('an unreachable watermark fails the render', async () => {
    const task = await order({
      scenes: [{ image_url: url('/red.png') }],
      elements_config: { watermark: { url: url('/none.png') } },
    });
    expect(task).toMatchObject({ status: 'failed', error: { code: 'WATERMARK_UNREACHABLE' } });
  }, 60_000);
});

describe('test mode', () => {
  it('goes the same way to a marked sample film, for nothing, and the second is there at once', async () => {
    const before = await balance();
    const post = () =>
      customer.sandbox.post('/v1/land', {
        source_image_url: url('/red.png'),
        format: '16:9',
        webhook_url: receiver.url,
      });
    const first = await post();
    expect(first).toMatchObject({ status: 202, body: { livemode: false, charged_credits: 0 } });
    const task = await untilEnded(customer.sandbox, taskIdOf(first));
    expect(task).toMatchObject({ status: 'completed', livemode: false, charged_credits: 0 });
    const second = await untilEnded(customer.sandbox, taskIdOf(await post()), 15);
    expect(resultOf(second).duration_seconds).toBe(resultOf(task).duration_seconds);
    expect(await balance()).toBe(before);
    const film = await downloadFilm(resultOf(task).video_url);
    expect((await film.probe()).streams[0]).toMatchObject({ width: 1920, height: 1080 });
    await film.remove();
    await receiver.waitFor(3, 20_000);
    expect(JSON.parse(receiver.received.at(-1)?.body.toString('utf8') ?? '{}').livemode).toBe(
      false,
    );
  }, 180_000);
});
