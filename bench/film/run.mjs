import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { rawFrameOptions, videoOptions } from '../../packages/film/dist/encoder/video-settings.js';
import {
  assembleFilm,
  defaultEncoderSettings,
  ffmpegPath,
  filmFrames,
  planSegments,
  renderSegment,
} from '../../packages/film/dist/index.js';
import { frameSize } from '../../packages/film/dist/render/frame-job.js';
import { openFrameSource } from '../../packages/film/dist/render/frame-source.js';
import { measureJitter } from './jitter.mjs';
import { drawTimeline } from './timeline.mjs';

/*
 * What the film stage costs beside its encoding. `node bench/film/run.mjs [9:16] [--rounds N] [--no-jitter]`
 * Needs about 1.7 GB in the temporary folder for the ready frames.
 */
const format = process.argv.includes('9:16') ? '9:16' : '16:9';
const roundsAt = process.argv.indexOf('--rounds');
const rounds = roundsAt === -1 ? 3 : Number(process.argv[roundsAt + 1]);
const threads = cpus().length;
const folder = await mkdtemp(join(tmpdir(), 'bench-film-'));
const signal = new AbortController().signal;
const { storyboard, readObject, objects } = await drawTimeline(format);
const frames = filmFrames(storyboard);
const segments = planSegments(storyboard);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Core-seconds that this process and its ended children have used, where /proc tells: on a machine that others use
 * too, their ratio says more than the ratio of wall times.
 */
async function coreSeconds() {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => '');
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return ticks.reduce((sum, value) => sum + Number(value) / 100, 0);
}

/** Wall time and core-seconds of some work. */
async function timed(work) {
  const [begun, used] = [performance.now(), await coreSeconds()];
  await work();
  return { wall: (performance.now() - begun) / 1000, cores: (await coreSeconds()) - used };
}

/** Raw frames of the whole film, as the encoder gets them. */
async function writeFrames(file) {
  const out = createWriteStream(file);
  for (const segment of segments) {
    const source = openFrameSource(storyboard, segment, objects, () => undefined);
    for await (const frame of source.frames) {
      if (!out.write(Buffer.from(frame))) await once(out, 'drain');
    }
    await source.close();
  }
  out.end();
  await once(out, 'close');
}

/** Frames alone: made and thrown away. */
async function makeFrames() {
  for (const segment of segments) {
    const source = openFrameSource(storyboard, segment, objects, () => undefined);
    for await (const frame of source.frames) if (frame.length === 0) break;
    await source.close();
  }
}

async function encodeAlone(file) {
  const child = spawn(
    ffmpegPath(),
    [
      ...['-v', 'error', ...rawFrameOptions(frameSize(storyboard)), '-i', file],
      ...[...videoOptions(defaultEncoderSettings, threads), '-y', join(folder, 'alone.mp4')],
    ],
    { stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const segmentFiles = segments.map((segment) => join(folder, `segment-${segment.index}.mp4`));

/** All segments, `atOnce` at the same time. */
async function makeSegments(atOnce) {
  let next = 0;
  const lane = async () => {
    while (next < segments.length) {
      const segmentIndex = next;
      next += 1;
      const outputFile = segmentFiles[segmentIndex];
      await renderSegment({ storyboard, segmentIndex, readObject, outputFile, threads, signal });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

async function assemble() {
  const outputFile = join(folder, 'film.mp4');
  await assembleFilm({ storyboard, segmentFiles, readObject, outputFile, signal });
}

/** Highest resident memory of this process and of the ffmpeg beside it, in MB, where /proc tells. */
async function watchEncoder() {
  let peak = 0;
  for (const pid of await readdir('/proc').catch(() => [])) {
    const status = /^\d+$/u.test(pid)
      ? await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      : '';
    if (!status.includes(`PPid:\t${process.pid}\n`)) continue;
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024);
  }
  return peak;
}

try {
  const ready = join(folder, 'frames.yuv');
  await makeSegments(1);
  await assemble();
  const peak = process.resourceUsage().maxRSS / 1024;
  await writeFrames(ready);
  const steps = [
    ['x264 alone on ready frames', () => encodeAlone(ready)],
    ['segments, one at a time', () => makeSegments(1)],
    ['segments, two at a time', () => makeSegments(2)],
    ['assembly with sound', assemble],
    ['frames alone, thrown away', makeFrames],
  ].map(([what, work]) => ({ what, work, times: [] }));
  let encoderPeak = 0;
  const watch = setInterval(async () => {
    encoderPeak = Math.max(encoderPeak, await watchEncoder());
  }, 250);
  for (let round = 0; round < rounds; round += 1) {
    for (const { work, times } of steps) times.push(await timed(work));
  }
  clearInterval(watch);
  const middle = (step, of) => median(step.times.map((time) => time[of]));
  console.log(
    `${frames} frames, ${format}, ${threads} cores, ${defaultEncoderSettings.preset} crf ${defaultEncoderSettings.crf}, medians of ${rounds}`,
  );
  console.table(
    steps.map((step) => ({
      what: step.what,
      'wall s': middle(step, 'wall').toFixed(2),
      'frames/s': (frames / middle(step, 'wall')).toFixed(0),
      'ratio to x264 alone': (middle(step, 'wall') / middle(steps[0], 'wall')).toFixed(2),
      'core-s': middle(step, 'cores').toFixed(2),
      'ratio of core-s': (middle(step, 'cores') / middle(steps[0], 'cores')).toFixed(2),
    })),
  );
  console.log(
    `peak memory: this process ${peak.toFixed(0)} MB, the largest ffmpeg ${encoderPeak.toFixed(0)} MB`,
  );
  if (!process.argv.includes('--no-jitter')) {
    const picture = objects.get('picture-0');
    const jitter = await measureJitter(format, picture, { width: 2400, height: 1600 });
    console.log('jitter before encoding, px r.m.s. against the ideal path');
    console.table(
      Object.fromEntries(
        Object.entries(jitter).map(([name, { patches, whole }]) => [
          name,
          { 'each patch': patches.toFixed(4), 'whole picture': whole.toFixed(4) },
        ]),
      ),
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
