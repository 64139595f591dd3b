import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { xmpPacket } from '@groundwork/imaging';
import { afterAll, expect, it } from '@jest/globals';
import { assembleFilm } from './assemble-film.js';
import {
  samplePicture,
  sampleScene,
  sampleStore,
  sampleStoryboard,
} from './fixtures/sample-film.js';
import { codedFrames, probe } from './fixtures/sample-probe.js';
import { markProvenance } from './mark-provenance.js';
import { renderSegment } from './render/render-segment.js';

const folder = await mkdtemp(join(tmpdir(), 'film-provenance-'));
afterAll(() => rm(folder, { recursive: true }));

it('a film says where it comes from in a box behind all others, and plays as before', async () => {
  const storyboard = sampleStoryboard({ scenes: [sampleScene({ seconds: 1, movement: 'still' })] });
  const readObject = sampleStore({ first: await samplePicture(20) });
  const { signal } = new AbortController();
  const segment = join(folder, 'segment.mp4');
  await renderSegment({
    storyboard,
    segmentIndex: 0,
    readObject,
    outputFile: segment,
    threads: 2,
    signal,
  });
  const film = join(folder, 'film.mp4');
  const files = { segmentFiles: [segment], outputFile: film };
  await assembleFilm({ storyboard, readObject, ...files, signal });
  const before = await readFile(film);
  const [streams, frames] = [await probe(film), await codedFrames(film)];

  await markProvenance(film, 'compositeSynthetic');
  const after = await readFile(film);
  expect(after.subarray(0, before.length).equals(before)).toBe(true);
  const box = after.subarray(before.length);
  expect(box.readUInt32BE(0)).toBe(box.length);
  expect(box.toString('latin1', 4, 8)).toBe('uuid');
  expect(box.toString('hex', 8, 24)).toBe('be7acfcb97a942e89c71999491e3afac');
  expect(box.toString('utf8', 24)).toBe(xmpPacket('compositeSynthetic'));
  expect(await probe(film)).toEqual(streams);
  expect(await codedFrames(film)).toEqual(frames);
});
