import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import {
  type LandTask,
  landAcceptedSchema,
  taskEventSchema,
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
import { expectFilmTrace } from './fixtures/trace-tree.js';

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
  for (const [format, , , wanted] of formats) {
    const answer = await customer.post(
      '/v1/land',
      {
        source_image_url: plotUrl,
        format,
        ...wanted,
        background_music: format === '16:9',
        language: format === '16:9' ? 'en' : 'es',
        webhook_url: receiver.url,
      },
      format === '16:9' ? { traceparent: CALLER } : {},
    );
    expect(answer.status).toBe(202);
    taskIds.set(format, landAcceptedSchema.parse(answer.body).task_id);
  }
}, 120_000);

afterAll(async () => {
  await database.$disconnect();
  await fleet.close();
  collector.close();
  await receiver.close();
  await pictures.close();
});

/** So many proposals, or one that is described. */
const formats = [
  ['16:9', 1920, 1080, { num_constructions: 2 }, ['proposal-1', 'proposal-2']],
  ['9:16', 1080, 1920, { construction_prompts: ['A white house'] }, ['proposal-1']],
] as const;

describe.each(formats)('a film in %s, everything generated', (...asked) => {
  const [format, width, height, , proposals] = asked;
  let task: LandTask;
  let result: VideoResult;
  let film: FilmFile;

  beforeAll(async () => {
    task = await untilEnded(customer, taskIds.get(format) ?? '', 240);
    result = videoResultSchema.parse(task.result);
    film = await downloadFilm(result.video_url);
  });
  afterAll(() => film.remove());

  it('ends completed, in the shape of the contract', () => {
    expect(task).toMatchObject({
      status: 'completed',
      livemode: true,
      marking: 'auto',
      charged_credits: 25 + 5 * proposals.length,
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
    const sent = await sharp(plot).resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    // Sky, wood and meadow lie at the same heights, wherever the film's frame is cut from.
    expect(correlation(rowColours(first), rowColours(sent))).toBeGreaterThan(0.8);
    expect(meanDifference(first, last)).toBeGreaterThan(6);
  });

  it('draws the outline and builds each house on the photo, each part in its time', async () => {
    const { storyboard } = await database.task.findUniqueOrThrow({ where: { id: task.task_id } });
    const { scenes } = storyboardSchema.parse(storyboard);
    expect(scenes.map(({ id, reveal }) => [id, reveal !== null])).toEqual([
      ['terrain', false],
      ['marked', true],
      ...proposals.map((id) => [id, true]),
    ]);
    for (const { image_key, reveal } of scenes) {
      if (reveal === null) continue;
      const [photo, drawn, map] = await Promise.all(
        [reveal.from_key, image_key, reveal.map_key].map((key) =>
          sharp(join(fleet.storageDirectory, key)).raw().toBuffer({ resolveWithObject: true }),
        ),
      );
      if (!photo || !drawn || !map) throw new Error('three pictures');
      expect([map.info.width, map.info.height]).toEqual([drawn.info.width, drawn.info.height]);
      // What is drawn comes at many times, and nothing comes where the photo stays.
      const times = new Set<number>();
      for (let at = 0; at < map.info.width * map.info.height; at += 1) {
        const change = [0, 1, 2].reduce(
          (sum, part) =>
            sum + Math.abs((drawn.data[at * 3 + part] ?? 0) - (photo.data[at * 3 + part] ?? 0)),
          0,
        );
        if (change > 90) times.add(map.data[at * map.info.channels] ?? 0);
      }
      expect(times.size).toBeGreaterThan(100);
    }
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
    const vtt = await (await fetch(result.assets.captions_vtt_url ?? '')).text();
    expect(vtt).toMatch(/^WEBVTT\n\n\d\d:\d\d:\d\d\.\d{3} --> /);
    const srt = await (await fetch(result.assets.captions_srt_url ?? '')).text();
    expect(srt).toMatch(/^1\n\d\d:\d\d:\d\d,\d{3} --> /);
  });

  it('comes with its chapters, its script, and a picture of before and after', async () => {
    const { chapters_vtt_url, script_url, before_after_url } = result.assets;
    const chapters = await (await fetch(chapters_vtt_url ?? '')).text();
    expect(chapters).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
    const script = await (await fetch(script_url ?? '')).text();
    expect(script.trimEnd().split('\n')).toHaveLength(chapters.match(/ --> /g)?.length ?? 0);
    const picture = Buffer.from(await (await fetch(before_after_url ?? '')).arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  it('says in each of its files how it came about, and links the photo as it was sent', async () => {
    const { cover_image_url, video_url, assets } = result;
    const bytesOf = async (url: string | null) =>
      Buffer.from(await (await fetch(url ?? '')).arrayBuffer());
    for (const url of [cover_image_url, video_url, assets.before_after_url]) {
      expect((await bytesOf(url)).includes('digitalsourcetype/compositeSynthetic')).toBe(true);
    }
    expect((await bytesOf(assets.original_url)).equals(plot)).toBe(true);
    expect(assets.original_urls).toEqual([assets.original_url]);
  });

  it('is served with type, length, ranges and HEAD, and refuses a changed link', async () => {
    const url = result.video_url;
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe('video/mp4');
    expect(head.headers.get('accept-ranges')).toBe('bytes');
    const part = await fetch(url, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('ftyp');
    expect((await fetch(`${url.slice(0, -1)}0`)).status === 200 ? url.endsWith('0') : true).toBe(
      true,
    );
    expect((await fetch(url.replace('film.mp4', 'cover.jpg'))).status).toBe(403);
  });

  it('is told to the webhook, signed over the raw body, under the external id', async () => {
    const told = () => receiver.received.find(({ body }) => body.includes(task.external_id));
    if (!told()) await receiver.waitFor(formats.length, 20_000);
    const delivery = told();
    if (!delivery) throw new Error('no delivery for this task');
    const timestamp = String(delivery.headers['x-service-timestamp']);
    const expected = createHmac('sha256', customer.webhookSecret)
      .update(`${timestamp}.`)
      .update(delivery.body)
      .digest('hex');
    expect(delivery.headers['x-service-signature']).toBe(expected);
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(120);
    expect(delivery.headers['x-service-event']).toBe('task.completed');
    expect(delivery.headers['content-type']).toBe('application/json');
    const event = taskEventSchema.parse(JSON.parse(delivery.body.toString('utf8')));
    expect(event).toMatchObject({
      event: 'task.completed',
      status: 'completed',
      livemode: true,
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

it('the external id of a webhook is no task', async () => {
  const { externalId } = await database.task.findFirstOrThrow();
  expect(await customer.get(`/v1/tasks/${externalId}`)).toMatchObject({
    status: 404,
    body: { error: { code: 'TASK_NOT_FOUND' } },
  });
});
