import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  assembleFilm,
  mixFilmSound,
  planSegments,
  renderSegment,
} from '../../packages/studio/film/dist/index.js';

/*
 * The film stage as a renderer runs it, again whenever it is asked to: all segments, so many at a time, the sound
 * beside the first, then joining.
 */
const signal = new AbortController().signal;
let settings;

const soundFile = (folder) => join(folder, 'sound.m4a');

async function makeSegment(segmentIndex) {
  const { storyboard, objectsFolder, folder, threads } = settings;
  const outputFile = join(folder, `segment-${segmentIndex}.mp4`);
  const readObject = (key) => readFile(join(objectsFolder, key));
  await Promise.all([
    renderSegment({ storyboard, segmentIndex, readObject, outputFile, threads, signal }),
    segmentIndex === 0 &&
      mixFilmSound({ storyboard, readObject, outputFile: soundFile(folder), signal }),
  ]);
  return outputFile;
}

async function makeFilm(outputFile) {
  const { storyboard, objectsFolder, folder, atOnce } = settings;
  await mkdir(folder, { recursive: true });
  const segments = planSegments(storyboard);
  const segmentFiles = [];
  let next = 0;
  const lane = async () => {
    while (next < segments.length) {
      const index = next;
      next += 1;
      segmentFiles[index] = await makeSegment(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const readObject = (key) => readFile(join(objectsFolder, key));
  await assembleFilm({
    storyboard,
    segmentFiles,
    soundFile: soundFile(folder),
    readObject,
    outputFile,
    signal,
  });
  await rm(folder, { recursive: true });
}

process.on('message', async ({ kind, ...rest }) => {
  if (kind === 'open') settings = rest;
  else if (kind === 'film') await makeFilm(rest.outputFile);
  if (kind === 'close') process.disconnect();
  else process.send({ done: kind });
});

// The benchmark closes it or is gone.
process.on('disconnect', () => process.exit());
