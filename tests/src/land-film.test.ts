import {
  type LandTask,
  landAcceptedSchema,
  taskEventSchema,
  type VideoFormat,
  type VideoResult,
  videoResultSchema,
} from '@groundwork/contract';
import { type Database, openDatabase } from '@groundwork/database';
import { storyboardSchema } from '@groundwork/film';
import { drawSamplePlot } from '@groundwork/imaging';
import {
  type Fleet,
  ImageServer,
  startFleet,
  TraceCollector,
  WebhookReceiver,
} from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Customer, openCustomer, untilEnded } from './fixtures/customer.js';
import {
  correlation,
  downloadFilm,
  type FilmFile,
  meanDifference,
  rowColours,
} from './fixtures/film-file.js';
import { expectFilmStory } from './fixtures/film-story.js';
import { expectServed } from './fixtures/served-film.js';
import { expectSigned, untilTold } from './fixtures/told.js';
import { expectFilmTrace } from './fixtures/trace-tree.js';
import { unfoldingTimes } from './fixtures/unfolding-times.js';

let pictures: ImageServer;
let receiver: WebhookReceiver;
let collector: TraceCollector;
let fleet: Fleet;
let database: Database;
let customer: Customer;
let plot: Buffer;
let plotUrl: string;
/** What the caller's own tracing sends. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = `00-${TRACE}-00f067aa0ba902b7-01`;
const taskIds = new Map<string, string>();

beforeAll(async () => {
  plot = await drawSamplePlot({ width: 1440, height: 960, seed: 3 });
  pictures = await ImageServer.start({ '/plot.jpg': { bytes: plot } });
  plotUrl = `${pictures.origin}/plot.jpg`;
  receiver = await WebhookReceiver.start();
  collector = await TraceCollector.start();
  fleet = await startFleet({
    services: ['gateway', 'land-renderer', 'webhook-dispatcher', 'scheduler'],
    allowedPrivateOrigins: [pictures.origin, receiver.origin],
    // As it ships: the file itself is looked at here.
    env: { FILM_PRESET: 'veryfast', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  });
  database = openDatabase({ url: fleet.databaseUrl });
  customer = await openCustomer(fleet, database, { plan: 'max', credits: 1_000 });
  // Both at once: one is prepared while the other is rendered.
  for (const { format, livemode } of films) {
    taskIds.set(format, await order(format, livemode, described));
  }
}, 120_000);

afterAll(async () => {
  await database.$disconnect();
  await fleet.close();
  collector.close();
  await receiver.close();
  await pictures.close();
});

/** A film with everything generated; a test key's is the sample, which is made as films are. */
const films = [
  { key: 'live', livemode: true, format: '16:9', width: 1920, height: 1080 },
  { key: 'test', livemode: false, format: '9:16', width: 1080, height: 1920 },
] as const;
const described = { construction_prompts: ['A white house'] };

async function order(format: VideoFormat, livemode: boolean, asked: object): Promise<string> {
  const { post } = livemode ? customer : customer.sandbox;
  const answer = await post(
    '/v1/land',
    {
      source_image_url: plotUrl,
      format,
      // The sample has music under its narration.
      background_music: false,
      language: 'es',
      webhook_url: receiver.url,
      ...asked,
    },
    livemode ? { traceparent: CALLER } : {},
  );
  expect(answer).toMatchObject({ status: 202, body: { livemode } });
  return landAcceptedSchema.parse(answer.body).task_id;
}

const bytesAt = async (url: string | null) =>
  Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
const textAt = async (url: string | null) => String(await bytesAt(url));

const ledgerOf = (taskId: string) => database.ledgerEntry.findMany({ where: { taskId } });

describe.each(films)('a film of a $key key in $format, everything generated', (asked) => {
  const { livemode, format, width, height } = asked;
  // The sample shows two, without a description.
  const proposals = livemode ? ['proposal-1'] : ['proposal-1', 'proposal-2'];
  const caller = () => (livemode ? customer : customer.sandbox);
  let task: LandTask;
  let result: VideoResult;
  let film: FilmFile;

  beforeAll(async () => {
    task = await untilEnded(caller(), taskIds.get(format) ?? '', 280);
    result = videoResultSchema.parse(task.result);
    film = await downloadFilm(result.video_url);
  });
  afterAll(() => film?.remove());

  it('ends completed, in the shape of the contract', async () => {
    // Base, mask and script, and each proposal; a test key pays nothing.
    const price = livemode ? 25 + 5 * proposals.length : 0;
    const taken = (await ledgerOf(task.task_id)).map(({ amount }) => amount);
    expect(taken).toEqual(livemode ? [-price] : []);
    expect(task).toMatchObject({
      status: 'completed',
      livemode,
      marking: 'auto',
      charged_credits: price,
      refunded_credits: 0,
      result: { resolution: `${width}x${height}` },
      resolution: { stage: 'completed', progress: 100 },
    });
    const days = (Date.parse(result.expires_at) - Date.parse(task.completed_at ?? '')) / 86_400_000;
    expect(days).toBe(7);
  });

  it('is H.264 High, yuv420p, 30 fps, with AAC of the same length, index first', async () => {
    const { streams } = await film.probe();
    const video = streams.find((stream) => stream.codec_type === 'video');
    const audio = streams.find((stream) => stream.codec_type === 'audio');
    expect(video).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      r_frame_rate: '30/1',
      width,
      height,
    });
    expect(audio?.codec_name).toBe('aac');
    expect(Math.abs((audio?.duration ?? 0) - (video?.duration ?? 0))).toBeLessThan(0.06);
    expect(Math.abs((video?.duration ?? 0) - result.duration_seconds)).toBeLessThanOrEqual(0.5);
    const boxes = await film.boxes();
    expect(boxes.indexOf('moov')).toBeGreaterThan(-1);
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
  });

  it('begins with the photo that was sent, and changes as the plot is marked and built on', async () => {
    const first = await film.frameAt(0.2, 64, 64);
    const { duration } = (await film.probe()).format;
    const last = await film.frameAt(duration - 0.3, 64, 64);
    // The sample's plot is the one that is drawn where nothing else is asked for.
    const photo = livemode ? plot : await drawSamplePlot({ width: 480, height: 320 });
    const sent = await sharp(photo).resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    // Sky, wood and meadow lie at the same heights, wherever the film's frame is cut from.
    expect(correlation(rowColours(first), rowColours(sent))).toBeGreaterThan(0.8);
    expect(meanDifference(first, last)).toBeGreaterThan(6);
  });

  it('draws the outline and builds each house on the photo, each part in its time', async () => {
    const { storyboard } = await database.task.findUniqueOrThrow({ where: { id: task.task_id } });
    const { scenes, watermark } = storyboardSchema.parse(storyboard);
    expect(scenes.map(({ id, reveal }) => [id, reveal !== null])).toEqual([
      ['terrain', false],
      ['marked', true],
      ...proposals.map((id) => [id, true]),
    ]);
    // What is drawn comes at many times, and nothing comes where the photo stays.
    for (const scene of scenes) {
      const times = await unfoldingTimes(fleet.storageDirectory, scene);
      if (times !== null) expect(times).toBeGreaterThan(100);
    }
    expect(watermark).toEqual(livemode ? null : { kind: 'text', text: 'SAMPLE' });
  });

  it('told how many frames of each scene were done', () => {
    const { scenes } = task.resolution;
    expect(scenes.map(({ id }) => id)).toEqual(['terrain', 'marked', ...proposals]);
    for (const scene of scenes) {
      expect(scene.status).toBe('done');
      expect(scene.frames_done).toBe(scene.frames);
    }
  });

  it('is narrated at -16 LUFS, true peak under -1 dBTP', async () => {
    const { integrated, truePeak } = await film.loudness();
    expect(Math.abs(integrated + 16)).toBeLessThanOrEqual(1);
    expect(truePeak).toBeLessThan(-1);
  });

  it('comes with a cover of the frame’s size and captions as VTT and SRT', async () => {
    const cover = await fetch(result.cover_image_url);
    expect(cover.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(Buffer.from(await cover.arrayBuffer())).metadata()).toMatchObject({
      width,
      height,
    });
    const vtt = await textAt(result.assets.captions_vtt_url);
    expect(vtt).toMatch(/^WEBVTT\n\n\d\d:\d\d:\d\d\.\d{3} --> /);
    const srt = await textAt(result.assets.captions_srt_url);
    expect(srt).toMatch(/^1\n\d\d:\d\d:\d\d,\d{3} --> /);
  });

  it('comes with its chapters, its script, and a picture of before and after', async () => {
    const { chapters_vtt_url, script_url, before_after_url } = result.assets;
    const chapters = await textAt(chapters_vtt_url);
    expect(chapters).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
    const script = await textAt(script_url);
    expect(script.trimEnd().split('\n')).toHaveLength(chapters.match(/ --> /g)?.length ?? 0);
    // The sample is in English, whatever was asked for.
    expect(/ (?:el|la|los|las|en|con|por) /.test(script)).toBe(livemode);
    expect(await sharp(await bytesAt(before_after_url)).metadata()).toMatchObject({
      format: 'jpeg',
      width,
      height,
    });
  });

  it('says in each of its files how it came about, and links the photo as it was sent', async () => {
    const { cover_image_url, video_url, assets } = result;
    for (const url of [cover_image_url, video_url, assets.before_after_url]) {
      expect((await bytesAt(url)).includes('digitalsourcetype/compositeSynthetic')).toBe(true);
    }
    // The sample was made from a plot of ours.
    if (livemode) expect((await bytesAt(assets.original_url)).equals(plot)).toBe(true);
    expect(assets.original_urls).toEqual(livemode ? [assets.original_url] : []);
  });

  it('is served with type, length, ranges and HEAD, and refuses a changed link', () =>
    expectServed(result.video_url));

  it('is told to the webhook, signed over the raw body, under the external id', async () => {
    const delivery = await untilTold(receiver, task);
    expectSigned(delivery, caller().webhookSecret);
    expect(delivery.headers['x-service-event']).toBe('task.completed');
    expect(delivery.headers['content-type']).toBe('application/json');
    const event = taskEventSchema.parse(JSON.parse(delivery.body.toString('utf8')));
    expect(event).toMatchObject({
      event: 'task.completed',
      status: 'completed',
      livemode,
      result: { video_url: result.video_url, expires_at: result.expires_at },
    });
    expect(event.task_id).toMatch(/^svc_land_/);
  });
});

it('the lines of the log with the task’s id tell its story, all under its request and trace', async () => {
  const taskId = taskIds.get('16:9') ?? '';
  const { requestId } = await database.task.findUniqueOrThrow({ where: { id: taskId } });
  expectFilmStory(fleet, { taskId, requestId, traceId: TRACE });
});

it('one POST is one trace, from its caller to its webhook', async () => {
  const taskId = taskIds.get('16:9') ?? '';
  const { externalId } = await database.task.findUniqueOrThrow({ where: { id: taskId } });
  const told = receiver.received.find(({ body }) => body.includes(externalId));
  await expectFilmTrace(collector, {
    caller: CALLER,
    told: String(told?.headers.traceparent),
    taskId,
    segments: await database.taskSegment.count({ where: { taskId } }),
    host: '127.0.0.1',
  });
});

it('the second film of a test key is there at once, for nothing, whatever it asks for', async () => {
  const first = await untilEnded(customer.sandbox, taskIds.get('9:16') ?? '', 15);
  const asked = { scenes: [{ image_url: plotUrl }], script: 'One plot. One idea.' };
  const second = await untilEnded(customer.sandbox, await order('9:16', false, asked), 15);
  expect(second).toMatchObject({ status: 'completed', livemode: false, charged_credits: 0 });
  const { duration_seconds } = videoResultSchema.parse(first.result);
  expect(videoResultSchema.parse(second.result)).toMatchObject({ duration_seconds });
  expect(await ledgerOf(second.task_id)).toEqual([]);
  const { body } = await untilTold(receiver, second);
  expect(JSON.parse(String(body))).toMatchObject({ livemode: false });
});

it('the external id of a webhook is no task', async () => {
  const { externalId } = await database.task.findFirstOrThrow();
  expect(await customer.get(`/v1/tasks/${externalId}`)).toMatchObject({
    status: 404,
    body: { error: { code: 'TASK_NOT_FOUND' } },
  });
});
