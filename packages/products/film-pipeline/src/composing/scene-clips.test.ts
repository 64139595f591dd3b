import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { loadEnvironment } from '@groundwork/runtime';
import { DiskObjectStore } from '@groundwork/storage/disk/disk-object-store';
import { OpenAiServer, sampleImage } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filmOnly } from '../service/testing/film-only.js';
import { type AnimatedScene, paceOf, sceneClips } from './scene-clips.js';

let server: OpenAiServer;
let folder: string;
let store: DiskObjectStore;
beforeAll(async () => {
  server = await OpenAiServer.start();
  folder = await mkdtemp(join(tmpdir(), 'groundwork-test-'));
  store = new DiskObjectStore(folder);
  const picture = await sampleImage('jpeg', 256, 160);
  await store.put('tasks/t/terrain.jpg', picture, { contentType: 'image/jpeg' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const scene = (change: Partial<AnimatedScene> = {}): AnimatedScene => ({
  picture: {
    id: 'terrain',
    imageKey: 'tasks/t/terrain.jpg',
    moving: { kind: 'terrain', shows: null },
  },
  time: { seconds: 1.6 },
  finished: 0,
  fading: 0.4,
  ...change,
});

async function engine(environment: Record<string, string>) {
  const engines = await openEngines(filmOnly(), loadEnvironment(engineEnvironment, environment));
  return engines.forTask({ signal: new AbortController().signal });
}

const served = () =>
  engine({
    ...server.environment(['video']),
    VIDEO_LONGER_SIDE: '256',
    ENGINE_POLL_SECONDS: '0.01',
    ENGINE_ATTEMPTS: '1',
  });

const clipsOf = (
  { ports }: Awaited<ReturnType<typeof engine>>,
  scenes: readonly AnimatedScene[],
  prefix = 'tasks/t',
) =>
  sceneClips({ store, engine: ports }, scenes, { prefix, seed: 5 }, new AbortController().signal);

describe('the clips of a film', () => {
  it('are made once, as long as their scenes are seen, and found again by who takes over', async () => {
    const scenes = [
      scene(),
      scene({ picture: { ...scene().picture, id: 'marked', moving: null } }),
    ];
    const made = await served();
    const first = await clipsOf(made, scenes);
    expect(made.calls).toMatchObject([{ purpose: 'clip-terrain', seed: 5 }]);
    expect(first).toEqual([
      {
        clip_key: 'tasks/t/terrain-clip.mp4',
        start: 0,
        length: 2,
        seconds: 2,
        window: { left: 0, top: 0, width: 1, height: 1 },
      },
      null,
    ]);
    const asked = server.requests.length;
    expect(await clipsOf(await served(), scenes)).toEqual(first);
    expect(server.requests).toHaveLength(asked);
  });

  it('begin when a picture is finished, and are left out where little is seen of them', async () => {
    const late = scene({ finished: 0.6 });
    expect(await clipsOf(await served(), [late])).toEqual([null]);
  });

  it('are left out without an engine, and with a warning where it fails', async () => {
    expect(await clipsOf(await engine({}), [scene()])).toEqual([null]);
    const failing = await served();
    server.fault('video', 'job_fails');
    expect(await clipsOf(failing, [scene()], 'tasks/u')).toEqual([null]);
    expect(failing.warnings).toEqual([expect.objectContaining({ capability: 'video' })]);
  });

  it('are cut when they are too long, and played slower, but not much, when they are too short', () => {
    expect(paceOf(8, 5)).toEqual({ length: 5, seconds: 5 });
    expect(paceOf(4, 5)).toEqual({ length: 4, seconds: 5 });
    expect(paceOf(2, 5)).toEqual({ length: 2, seconds: 3 });
  });
});
