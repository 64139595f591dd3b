import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  rawFrameOptions,
  videoOptions,
} from '../../packages/studio/film/dist/encoder/video-settings.js';
import {
  defaultEncoderSettings as encoder,
  ffmpegPath,
  filmFrames,
  planSegments,
} from '../../packages/studio/film/dist/index.js';
import { frameSize } from '../../packages/studio/film/dist/render/frame-job.js';
import { openFrameSource } from '../../packages/studio/film/dist/render/frame-source.js';
import { markdownTable, shown } from '../markdown.mjs';
import { watchMemory } from '../process-tree.mjs';
import { startContender } from './contender.mjs';
import { measureInRounds } from './rounds.mjs';
import { withReveals } from './timeline.mjs';

const FLOOR = 'x264 alone on ready frames';

/** Hands each of the film's raw frames to `take`, as the encoder would get them. */
async function makeFrames({ storyboard, objects }, take) {
  for (const segment of planSegments(storyboard)) {
    const given = { files: objects, clips: new Map() };
    const source = openFrameSource(storyboard, segment, given, () => undefined);
    const taken = async () => {
      for await (const frame of source.frames) await take(frame);
    };
    try {
      await Promise.race([taken(), source.failed]);
    } finally {
      await source.close();
    }
  }
}

async function writeFrames(timeline, file) {
  const out = createWriteStream(file);
  await makeFrames(timeline, async (frame) => {
    // The frame's memory is used again for a later one.
    if (!out.write(Buffer.from(frame))) await once(out, 'drain');
  });
  out.end();
  await once(out, 'close');
}

/** Runs the encoder alone; `watch` is given its process id and not used in the timed rounds, for watching costs time. */
async function encode(storyboard, frames, output, threads, watch = () => null) {
  const child = spawn(
    ffmpegPath(),
    [
      ...['-v', 'error', ...rawFrameOptions(frameSize(storyboard)), '-i', frames],
      ...[...videoOptions(encoder, threads), '-y', output],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const memory = watch(child.pid);
  const [code] = await once(child, 'exit');
  const peak = await memory?.stop();
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return peak;
}

/** Memory of a contender's whole process tree while it makes a film. */
async function memoryOf(maker, output) {
  const memory = watchMemory(maker.pid);
  await maker.film(output);
  return await memory.stop();
}

/**
 * Measures the film stage against its encoder alone. Returns text in Markdown. Needs about 1.7 GB in `folder` for the
 * ready frames.
 */
export async function measureFilmStage({ timeline, folder, rounds, threads }) {
  const { storyboard, objects } = timeline;
  const frames = filmFrames(storyboard);
  const objectsFolder = join(folder, 'objects');
  await mkdir(objectsFolder);
  for (const [key, bytes] of objects) await writeFile(join(objectsFolder, key), bytes);
  const outputs = Object.fromEntries(
    ['alone', 'film', 'lanes'].map((name) => [name, join(folder, `${name}.mp4`)]),
  );
  const makers = [];
  const openMaker = async (name, atOnce, encoderThreads) => {
    const maker = startContender(fileURLToPath(new URL('./film-maker.mjs', import.meta.url)));
    makers.push(maker);
    const own = join(folder, name);
    await maker.open({ storyboard, objectsFolder, folder: own, atOnce, threads: encoderThreads });
    return maker;
  };
  try {
    const one = await openMaker('one', 1, threads);
    const lanes = await openMaker('lanes', 2, threads);
    const revealed = await withReveals(timeline);
    const ready = join(folder, 'frames.yuv');
    await writeFrames(timeline, ready);
    const names = {
      one: 'film stage, a segment at a time',
      lanes: `film stage, 2 segments at a time`,
      frames: 'its frames alone, thrown away',
      revealed: 'the same, each scene coming about',
    };
    const memory = {
      [FLOOR]: await encode(storyboard, ready, outputs.alone, threads, watchMemory),
      [names.one]: await memoryOf(one, outputs.film),
      [names.lanes]: await memoryOf(lanes, outputs.lanes),
    };
    const times = await measureInRounds(
      {
        [FLOOR]: () => encode(storyboard, ready, outputs.alone, threads),
        [names.one]: () => one.film(outputs.film),
        [names.lanes]: () => lanes.film(outputs.lanes),
        [names.frames]: () => makeFrames(timeline, async () => undefined),
        [names.revealed]: () => makeFrames(revealed, async () => undefined),
      },
      rounds,
    );
    const sizes = {
      [FLOOR]: outputs.alone,
      [names.one]: outputs.film,
      [names.lanes]: outputs.lanes,
    };
    const rows = await Promise.all(
      Object.entries(times).map(async ([name, { wall, cores, wallRatio, coreRatio }]) => [
        name,
        shown(wall, 2),
        shown(frames / wall),
        shown(cores, 1),
        shown(wallRatio, 2),
        shown(coreRatio, 2),
        shown(memory[name]?.together || null),
        shown(memory[name]?.resident || null),
        sizes[name] === undefined ? '-' : shown((await stat(sizes[name])).size / 1e6, 1),
      ]),
    );
    const { width, height } = frameSize(storyboard);
    return [
      `${frames} frames of ${width}x${height}, ${encoder.preset}, crf ${encoder.crf}, ${threads} cores, medians of ${rounds} rounds`,
      '',
      markdownTable(
        [
          ...['', 'wall s', 'frames/s', 'core-s', 'wall to x264', 'core-s to x264'],
          ...['peak MB', 'sum of resident MB', 'file MB'],
        ],
        rows,
      ),
    ].join('\n');
  } finally {
    for (const maker of makers) await maker.close();
    for (const file of Object.values(outputs)) await rm(file, { force: true });
  }
}
