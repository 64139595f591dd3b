import { cardSeconds } from '@groundwork/contract/catalogues/intro-outro-templates';
import { landAcceptedSchema } from '@groundwork/contract/land/response';
import { type LandTask, videoResultSchema } from '@groundwork/contract/tasks/tasks';
import { samplePlot, WebhookReceiver } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Answer, type Customer, openCustomer, untilEnded } from './fixtures/customer.js';
import { waitForDelivery } from './fixtures/deliveries.js';
import { everythingGenerated } from './fixtures/everything-generated.js';
import { downloadFilm, type FilmFile } from './fixtures/film-file.js';
import { landReadings } from './fixtures/land-readings.js';
import { meanColour, plain } from './fixtures/plain-pictures.js';
import { sharedFleet } from './fixtures/shared-fleet.js';

const intro = { template_id: 'intro_minimal', title: 'Calle Mayor 1', logo_url: '/logo.png' };

/** A request that a test key's sample ignores. */
const asked = {
  format: '9:16',
  background_music: false,
  voiceover_enabled: true,
  language: 'es',
  webhook_url: '/',
};

/** A film shows several things; all are ordered at once, so that one is prepared while another is rendered. */
const orders = {
  marked: {
    marked_image_url: '/blue.png',
    construction_prompts: ['A small white house'],
    debug: true,
    elements_config: {
      intro_outro: { intro },
      logo: { url: '/logo.png', position: 'top_right', scale: 0.3 },
    },
  },
  unfinished: { scenes: [{ prompt: 'a villa' }], webhook_url: '/' },
  watermark: {
    scenes: [{ image_url: '/red.png' }],
    elements_config: { watermark: { url: '/none.png' } },
  },
} as const;
type Order = keyof typeof orders;

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

const plot = await samplePlot({ width: 960, height: 640, seed: 5 });
const receiver = await WebhookReceiver.start();
const shared = await sharedFleet('gateway', 'land-renderer', 'webhook-dispatcher', 'scheduler');
const { fleet, database, pictures } = shared;
pictures.serve('/plot.jpg', { bytes: plot });
for (const [name, colour] of [
  ['red', '#c02020'],
  ['blue', '#2030c0'],
  ['logo', '#20c040'],
] as const) {
  pictures.serve(`/${name}.png`, { bytes: await plain(colour), type: 'image/png' });
}
const customer = await openCustomer(fleet, database, { plan: 'enterprise', credits: 1_000 });
const taskIds = new Map<Order, string>();
for (const name of Object.keys(orders) as Order[]) taskIds.set(name, await order(orders[name]));
const sampleId = await order(asked, customer.sandbox);

afterAll(() => receiver.close());

const ended = (name: Order) => untilEnded(customer, taskIds.get(name) ?? '', 280);

/** A task's charges and refunds. */
async function ledgerOf(taskId: string): Promise<[reason: string, amount: number][]> {
  const entries = await database.ledgerEntry.findMany({ where: { taskId } });
  return entries
    .map(({ reason, amount }): [string, number] => [reason, amount])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

const filmOf = (task: LandTask) => downloadFilm(resultOf(task).video_url);

describe('a marked image, a card and a logo', () => {
  let task: LandTask;
  let film: FilmFile;
  beforeAll(async () => {
    task = await ended('marked');
    film = await filmOf(task);
  }, 280_000);
  afterAll(() => film?.remove());

  it('the marked image is the marked scene, counts as a mask and is not charged for', async () => {
    expect(task).toMatchObject({ status: 'completed', charged_credits: 20, marking: 'mask' });
    expect(task.resolution.scenes.map(({ id }) => id)).toEqual(['terrain', 'marked', 'proposal-1']);
    expect(await ledgerOf(task.task_id)).toEqual([['charge', -20]]);
    // After the card the plot stands for 4 s; the marked scene follows.
    const { red, blue } = meanColour(await film.frameAt(cardSeconds.intro + 6.5, 16, 16));
    expect(blue - red).toBeGreaterThan(100);
  });

  it('the card goes before the film', async () => {
    // A sheet of paper beside the photo.
    const card = await film.frameAt(1, 64, 36);
    const paper = Array.from({ length: 64 * 36 }, (_, at) =>
      Math.min(...card.subarray(at * 3, at * 3 + 3)),
    ).filter((darkest) => darkest > 220);
    expect(paper.length / (64 * 36)).toBeGreaterThan(0.35);
  });

  it('the logo is shown, without a warning', async () => {
    expect(resultOf(task).intro_outro_warning).toBeUndefined();
    const frame = await film.frameAt(cardSeconds.intro + 6.5, 960, 540);
    // Green on blue: a pixel where the logo's middle must be, in the upper right.
    const at = (60 * 960 + 780) * 3;
    expect((frame[at + 1] ?? 0) - (frame[at + 2] ?? 0)).toBeGreaterThan(60);
  });

  it('debug brings a picture of what was read from the photo', async () => {
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
  });
});

describe('a request that cannot be rendered', () => {
  it('fails with its code, is refunded, and sends its webhook', async () => {
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
    const delivery = await waitForDelivery(receiver, task);
    expect(JSON.parse(String(delivery.body))).toMatchObject({
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

describe('the sample of a test key in 9:16', () => {
  everythingGenerated(
    { livemode: false, width: 1080, height: 1920, profile: 'Constrained Baseline' },
    () => ({ ...{ fleet, database, receiver, caller: customer.sandbox, taskId: sampleId, plot } }),
  );

  it('is there at once for who asks again, for nothing, whatever is asked for', async () => {
    const first = await untilEnded(customer.sandbox, sampleId, 15);
    const other = { scenes: [{ image_url: '/plot.jpg' }], script: 'One plot. One idea.' };
    const again = await order({ ...asked, ...other }, customer.sandbox);
    const second = await untilEnded(customer.sandbox, again, 15);
    expect(second).toMatchObject({ status: 'completed', livemode: false, charged_credits: 0 });
    const { duration_seconds } = resultOf(first);
    expect(resultOf(second)).toMatchObject({ duration_seconds });
    expect(await ledgerOf(again)).toEqual([]);
    const { body } = await waitForDelivery(receiver, second);
    expect(JSON.parse(String(body))).toMatchObject({ livemode: false });
  });
});

landReadings(shared);
