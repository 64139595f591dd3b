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
  const begun = performance.now();
  for (const segment of segments) {
    const source = openFrameSource(storyboard, segment, objects, () => undefined);
    for await (const frame of source.frames) if (frame.length === 0) break;
    await source.close();
  }
  return (performance.now() - begun) / 1000;
}

async function encodeAlone(file) {
  const begun = performance.now();
  const options = videoOptions(defaultEncoderSettings, threads);
  const child = spawn(
    ffmpegPath(),
    [
      '-v',
      'error',
      ...rawFrameOptions(frameSize(storyboard)),
      '-i',
      file,
      ...options,
      '-y',
      join(folder, 'alone.mp4'),
    ],
    { stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return (performance.now() - begun) / 1000;
}

/** Segments, then the assembly; `atOnce` segments at the same time. */
async function makeFilm(atOnce) {
  const begun = performance.now();
  const files = segments.map((segment) => join(folder, `segment-${segment.index}.mp4`));
  let next = 0;
  const lane = async () => {
    while (next < segments.length) {
      const segmentIndex = next;
      next += 1;
      await renderSegment({
        storyboard,
        segmentIndex,
        readObject,
        outputFile: files[segmentIndex],
        threads,
        signal,
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const stage = (performance.now() - begun) / 1000;
  await assembleFilm({
    storyboard,
    segmentFiles: files,
    readObject,
    outputFile: join(folder, 'film.mp4'),
    signal,
  });
  return { stage, whole: (performance.now() - begun) / 1000 };
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
  await makeFilm(1);
  const peak = process.resourceUsage().maxRSS / 1024;
  await writeFrames(ready);
  const alone = [];
  const one = [];
  const two = [];
  const made = [];
  let encoderPeak = 0;
  const watch = setInterval(async () => {
    encoderPeak = Math.max(encoderPeak, await watchEncoder());
  }, 250);
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await encodeAlone(ready));
    one.push(await makeFilm(1));
    two.push(await makeFilm(2));
    made.push(await makeFrames());
  }
  clearInterval(watch);
  const floor = median(alone);
  const row = (name, seconds) => ({
    what: name,
    'wall s': seconds.toFixed(2),
    'frames/s': (frames / seconds).toFixed(0),
    'ratio to x264 alone': (seconds / floor).toFixed(2),
  });
  console.log(
    `${frames} frames, ${format}, ${threads} cores, ${defaultEncoderSettings.preset} crf ${defaultEncoderSettings.crf}, medians of ${rounds}`,
  );
  console.table([
    row('x264 alone on ready frames', floor),
    row('frames alone', median(made)),
    row('segments, one at a time', median(one.map(({ stage }) => stage))),
    row('whole film, one at a time', median(one.map(({ whole }) => whole))),
    row('segments, two at a time', median(two.map(({ stage }) => stage))),
    row('whole film, two at a time', median(two.map(({ whole }) => whole))),
  ]);
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
